import { Failure } from "@cairn/evaluation";
import { type Matches } from "@cairn/puppet-core/evaluate";
import { patternOf } from "@cairn/puppet-core/patterns";
import { headOf, type NodeBody } from "../resolve/definition.js";

/** The match of a node block's regex in the node's name. */
export function nodeMatches({ pattern }: NodeBody, name: string): Matches | undefined {
  const found = pattern === undefined ? undefined : patternOf(pattern).find(name.toLowerCase());
  return found ? found.groups.map((group) => group ?? null) : undefined;
}

/** Whether the regex of a node's block matches a name. */
export function fitsNode(node: NodeBody, name: string): boolean {
  try {
    return patternOf(node.pattern!).test(name);
  } catch (error) {
    if (error instanceof Failure) error.span = headOf(node);
    throw error;
  }
}
