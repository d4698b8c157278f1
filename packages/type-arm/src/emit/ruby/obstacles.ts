import type { Node } from "../../ast/children.js";
import { mostWeight, weightOf } from "../code/weight.js";

/** Why Ruby can't run a piece of logic; undefined if it can. */
export function obstacleIn(root: Node): string | undefined {
  return weightOf(root) > mostWeight ? "code that nests as deep is nothing that Ruby's readers could read" : undefined;
}
