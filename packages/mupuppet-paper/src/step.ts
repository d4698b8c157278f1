import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import { derivationOf } from "./context.js";
import type { Transition } from "./machine.js";
import { scopeText } from "./scopes.js";
import { changeText } from "./text/change-text.js";
import { shortTerm } from "./text/term-text.js";

/** Of a deep derivation only the innermost rules are shown. */
const mostRules = 12;

/** One step of a run, for display. */
export interface Step {
  /** From 1. */
  readonly number: number;
  /** The rule that applies to the redex. */
  readonly rule: string;
  /**
   * The derivation: the rules that lead to the redex (at most the innermost twelve), its own, and those of its
   * premises.
   */
  readonly rules: readonly string[];
  /** The scope α of the redex. */
  readonly scope: string;
  /** The span that the redex comes from. */
  readonly span: Span;
  readonly before: string;
  readonly after: string;
  /** The change of σ, κ or `v_C`. */
  readonly change: StepChange | undefined;
}

/** An entry that was added to one of the three, or the scope that was cleared. */
export interface StepChange {
  readonly in: "sigma" | "kappa" | "catalog";
  readonly text: string;
}

/** The displayed form of a transition. */
export function stepOf(transition: Transition, number: number, source: Source): Step {
  const { rule, premises, before, after, change, context, scope } = transition;
  return {
    number,
    rule,
    rules: [...derivationOf(context, mostRules), rule, ...premises.slice(0, mostRules)],
    scope: scopeText(scope),
    span: createSpan(source, before.at.start, before.at.end),
    before: shortTerm(before),
    after: shortTerm(after),
    change: change && changeText(change),
  };
}
