import { pushAll } from "@cairn/diagnostics";
import type { Inside, Level } from "./conclusion.js";
import type { Scope } from "./scopes.js";
import type { Term } from "./terms.js";

/**
 * The evaluation context of the redex: the enclosing terms, each with the rule by which it steps. So the next redex is
 * found from the last one, and enclosing terms are never rebuilt.
 */
export interface Context {
  /** A term with a hole. */
  readonly term: Term;
  readonly level: Level;
  /** The scope in which `term` steps. */
  readonly scope: Scope;
  /** The rule that leads inside, and those of intermediate judgements. */
  readonly rules: readonly string[];
  readonly rebuild: Inside["rebuild"];
  readonly outer: Context | undefined;
}

/** The innermost `limit` rules that lead to the redex, without the redex's own. */
export function derivationOf(context: Context | undefined, limit: number): string[] {
  const rules: string[] = [];
  for (let current = context; current && rules.length < limit; current = current.outer) {
    pushAll(rules, [...current.rules].reverse());
  }
  return rules.slice(0, limit).reverse();
}
