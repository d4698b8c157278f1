import type { Macro } from "../ast/ast.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import type { Cell } from "./cell.js";
import type { Part } from "./part.js";

/** The meaning of names in an expression. */
export interface Environment {
  readonly file: LoadedFile;
  /**
   * The file, as a part of the block whose resources `$name` refers to: the one it forms or is spliced into
   * (interpretation A18).
   */
  readonly part: Part;
  /** In the body of a macro: the arguments of the call. */
  readonly macro?: MacroCall;
}

export interface MacroCall {
  readonly macro: Macro;
  readonly parameters: ReadonlyMap<string, Cell>;
}
