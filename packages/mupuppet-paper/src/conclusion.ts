/** The conclusions of rules. */
import type { Located } from "@cairn/puppet-core";
import type { Catalog, ResourceValue } from "./catalog.js";
import type { Definition, Kappa } from "./kappa.js";
import type { Scope } from "./scopes.js";
import type { Binding, Sigma } from "./sigma.js";
import type { Expression, Manifest, Skip, Statement, Term, ValueTerm } from "./terms.js";

/** The left side of the arrow, and its annotation: `σ, κ, v_C` with the scope α, or the name N of the node. */
export interface Situation {
  readonly sigma: Sigma;
  readonly kappa: Kappa;
  readonly catalog: Catalog;
  /** α */
  readonly scope: Scope;
  readonly node: NodeName;
}

/** N, and whether a definition other than `default` matches it. */
export interface NodeName {
  readonly name: string;
  readonly isMatched: boolean;
}

/** What a step changes in `σ, κ, v_C`. */
export type Change =
  | { readonly kind: "bind"; readonly scope: Scope; readonly name: string; readonly binding: Binding }
  | { readonly kind: "clear"; readonly scope: Scope }
  | { readonly kind: "define"; readonly name: string; readonly definition: Definition }
  | { readonly kind: "append"; readonly resource: ResourceValue };

/** The judgement that a term is under. */
export type Level = "expression" | "statement" | "manifest";

/** The term steps to `next`: the conclusion of an axiom. */
export interface Becomes {
  readonly kind: "becomes";
  readonly next: Term;
  readonly change: Change | undefined;
  /** Premises that were used, such as the LVar at the end of a chain of PVar. */
  readonly premises: readonly string[];
}

/** The term steps as `inner` does: the conclusion of a rule that has a step among its premises. */
export interface Inside {
  readonly kind: "inside";
  readonly inner: Term;
  readonly level: Level;
  /** The scope in which the inner term steps, if it is a different one. */
  readonly scope: Scope | undefined;
  /** The whole term once the inner one has reached its end: a value or `skip`. */
  readonly rebuild: (inner: Term) => Term;
  /** Rules of intermediate judgements, such as those for the elements of an array. */
  readonly premises: readonly string[];
}

/** A premise doesn't hold. */
export interface Unmet {
  readonly kind: "unmet";
  readonly why: string;
  /** The position to blame. */
  readonly blame: { readonly at: Located; readonly message: string } | undefined;
}

/** Undefined if the term doesn't have the form of the rule. */
export type Conclusion = Becomes | Inside | Unmet | undefined;

/** A rule of the paper. It is a pure function: changes are part of its conclusion. */
export type Rule<T extends Term> = (term: T, situation: Situation) => Conclusion;

/** The term steps to `next`, with an optional change. */
export function becomes(next: Term, change?: Change, premises: readonly string[] = []): Becomes {
  return { kind: "becomes", next, change, premises };
}

/** A step of an expression inside the term; undefined if the expression is a value. */
export function expressionStep(
  inner: Expression,
  rebuild: (value: ValueTerm) => Term,
  premises: readonly string[] = [],
): Inside | undefined {
  if (inner.kind === "value") return undefined;
  return { ...inside(inner, "expression", rebuild as Inside["rebuild"]), premises };
}

/** A step of a statement inside the term, in `scope` if it is a different one; undefined if the statement is `skip`. */
export function statementStep(inner: Statement, rebuild: (skip: Skip) => Term, scope?: Scope): Inside | undefined {
  if (inner.kind === "skip") return undefined;
  return { ...inside(inner, "statement", rebuild as Inside["rebuild"]), scope };
}

/** A step of a manifest inside the term; undefined if the manifest is `skip`. */
export function manifestStep(inner: Manifest, rebuild: (skip: Skip) => Term): Inside | undefined {
  return inner.kind === "skip" ? undefined : inside(inner, "manifest", rebuild as Inside["rebuild"]);
}

function inside(inner: Term, level: Level, rebuild: Inside["rebuild"]): Inside {
  return { kind: "inside", inner, level, scope: undefined, rebuild, premises: [] };
}

/** A premise doesn't hold, for this reason. */
export function unmet(why: string, blame?: Unmet["blame"]): Unmet {
  return { kind: "unmet", why, blame };
}
