import type { Macro } from "../ast.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import type { Cell } from "./cell.js";
import type { Part } from "./part.js";

/** What the names in an expression mean. */
export interface Environment {
  readonly file: LoadedFile;
  /** The file as a part of the block whose resources `$name` means: the one it forms or is spliced into (reading A18). */
  readonly part: Part;
  /** In the body of a macro: what it was called with. */
  readonly macro?: MacroCall;
}

export interface MacroCall {
  readonly macro: Macro;
  readonly parameters: ReadonlyMap<string, Cell>;
}
