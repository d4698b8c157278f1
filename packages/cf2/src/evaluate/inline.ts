import type { Inline as InlineNode } from "../ast.js";
import type { Fragment } from "./block.js";
import type { Environment } from "./environment.js";
import type { Part } from "./part.js";

/** An inline statement of a block: its resources join those of the block. */
export interface Inline {
  readonly node: InlineNode;
  readonly environment: Environment;
  /** The part that it is written in. */
  readonly part: Part;
  /** What it brought in. */
  result: Fragment | undefined;
  /** Whether a conditional or a call around it chose it. */
  readonly isResult: boolean;
}
