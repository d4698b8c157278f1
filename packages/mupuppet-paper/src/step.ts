import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import { derivationOf } from "./context.js";
import type { Transition } from "./machine.js";
import { scopeText } from "./scopes.js";
import { changeText } from "./text/change-text.js";
import { shortTerm } from "./text/term-text.js";

/** Of a deep derivation only the rules that are nearest to the redex are shown. */
const mostRules = 12;

/** One step of a run, as it is shown. */
export interface Step {
  /** From 1. */
  readonly number: number;
  /** The rule that applies to the redex. */
  readonly rule: string;
  /** The derivation: the rules that lead to the redex (at most the nearest twelve), its own, and those of its premises. */
  readonly rules: readonly string[];
  /** The scope in which the redex stands: α. */
  readonly scope: string;
  /** Where the redex comes from. */
  readonly span: Span;
  readonly before: string;
  readonly after: string;
  /** What is new in σ, κ or `v_C`. */
  readonly change: StepChange | undefined;
}

/** An entry that was added to one of the three, or the scope that was cleared. */
export interface StepChange {
  readonly in: "sigma" | "kappa" | "catalog";
  readonly text: string;
}

/** What is shown of a transition. */
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
