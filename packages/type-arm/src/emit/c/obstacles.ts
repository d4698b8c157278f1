import type { Node } from "../../ast/children.js";
import { mostWeight, weightOf } from "../code/weight.js";
import { patternObstacle } from "../lua/obstacles.js";

/** Why C can't run a piece of logic; undefined if it can. */
export function obstacleIn(root: Node): string | undefined {
  if (weightOf(root) > mostWeight) return "the stack of a program in C may bear no logic that nests as deep";
  return patternObstacle(root, "C");
}
