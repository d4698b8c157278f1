import type { Matches } from "@cairn/puppet-expressions/evaluate";
import { toPattern } from "@cairn/puppet-expressions/values";
import type { NodeBody } from "../resolve/definition.js";

/** What the regex of a node's block finds in the node's name. */
export function nodeMatches({ pattern }: NodeBody, name: string): Matches | undefined {
  const found = pattern === undefined ? undefined : toPattern(pattern).exec(name.toLowerCase());
  return found ? Array.from(found, (group) => group ?? null) : undefined;
}

/** Whether the regex of a node's block fits a name. */
export function fitsNode(pattern: string, name: string): boolean {
  return toPattern(pattern).test(name);
}
