import { pushAll } from "@cairn/diagnostics";
import type { Inside, Level } from "./conclusion.js";
import type { Scope } from "./scopes.js";
import type { Term } from "./terms.js";

/**
 * Where the redex stands: the terms around it, each with the rule that says how it steps. So the next redex is found where
 * the last one was, and the term around it is never made anew.
 */
export interface Context {
  /** A term with a hole. */
  readonly term: Term;
  readonly level: Level;
  /** The scope in which `term` steps. */
  readonly scope: Scope;
  /** The rule that leads inside, and those of judgements in between. */
  readonly rules: readonly string[];
  readonly rebuild: Inside["rebuild"];
  readonly outer: Context | undefined;
}

/** The rules from the outermost `limit` to the redex, the redex's own left out. */
export function derivationOf(context: Context | undefined, limit: number): string[] {
  const rules: string[] = [];
  for (let current = context; current && rules.length < limit; current = current.outer) {
    pushAll(rules, [...current.rules].reverse());
  }
  return rules.slice(0, limit).reverse();
}
