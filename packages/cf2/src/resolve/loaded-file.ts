import type { Source } from "@cairn/diagnostics";
import type { Macro, Program } from "../ast.js";
import type { Block } from "../blocks/block.js";

/** A file of the configuration, parsed once. */
export interface LoadedFile {
  /** How messages name it, and what tells files apart. */
  readonly path: string;
  readonly source: Source;
  readonly program: Program;
  readonly macros: ReadonlyMap<string, Macro>;
  /** The files that it imports in any way, as far as that is known: a file must not be among those that it imports. */
  readonly imported: Set<LoadedFile>;
  /** The block that it forms where it is imported as a value: the same one everywhere. */
  block: Block | undefined;
  /** Whether it is an encrypted database, which has no text: its block holds all of it. */
  readonly isDatabase?: boolean;
}
