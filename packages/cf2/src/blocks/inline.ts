import type { Inline as InlineNode } from "../ast/ast.js";
import type { Fragment } from "./block.js";
import type { Environment } from "./environment.js";
import { imports, type Part } from "./part.js";
import type { Definition } from "./resource.js";

/** An inline statement of a block: its resources join those of the block. */
export interface Inline {
  readonly node: InlineNode;
  readonly environment: Environment;
  /** The part that it is written in. */
  readonly part: Part;
  /** The resources that it brought in. */
  result: Fragment | undefined;
  /** Whether an enclosing conditional or call selected it. */
  readonly isResult: boolean;
}

/**
 * Whether the head of an inline statement may read a definition: one of its own file or of an importing one
 * (interpretation A15). Ranks must be known.
 */
export function isVisible({ isResult, priority: { part } }: Definition, head: Inline): boolean {
  return !isResult && (part === head.part || imports(part, head.part));
}
