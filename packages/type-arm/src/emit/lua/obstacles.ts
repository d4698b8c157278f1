import type { Expression } from "@cairn/puppet-core";
import { nodesOf, type Node } from "../../ast/children.js";
import { mostWeight, weightOf } from "../code/weight.js";
import { calledFunction } from "../../logic/calls.js";
import { isPortable, whyNotPortable } from "./patterns.js";

/** Why Lua can't run a piece of logic; undefined if it can. */
export function obstacleIn(root: Node): string | undefined {
  if (weightOf(root) > mostWeight) return "Lua's parser takes no code that nests as deep";
  return patternObstacle(root, "Lua");
}

/**
 * Why a language without regular expressions can't search for the patterns of a piece of logic; undefined if it can.
 */
export function patternObstacle(root: Node, language: string): string | undefined {
  for (const node of nodesOf(root)) {
    const pattern = patternIn(node);
    if (!pattern) continue;
    if (pattern.kind !== "regex" && pattern.kind !== "string") {
      return `${language} has no regular expressions, and one that is computed when it runs can't be made into a program before`;
    }
    const source = pattern.kind === "regex" ? pattern.pattern : pattern.value;
    if (!isPortable(source)) return `\`/${source}/\` ${whyNotPortable(source)}`;
  }
  return undefined;
}

/** The pattern that a node uses. */
function patternIn(node: Node): Expression | undefined {
  if (node.kind === "regex") return node;
  if (node.kind === "binary" && (node.operator === "=~" || node.operator === "!~")) return withoutGroups(node.right);
  if (node.kind !== "call" && node.kind !== "method-call") return undefined;
  const called = calledFunction(node);
  const [, second] = called?.arguments ?? [];
  return called?.name === "split" && second ? withoutGroups(second) : undefined;
}

function withoutGroups(node: Expression): Expression {
  let inside = node;
  while (inside.kind === "group") inside = inside.expression;
  return inside;
}
