import type { Source } from "@cairn/diagnostics";
import type { Macro, Program } from "../ast/ast.js";
import type { Block } from "../blocks/block.js";

/** A file of the configuration, parsed once. */
export interface LoadedFile {
  /** The file's identity, and its name in messages. */
  readonly path: string;
  readonly source: Source;
  readonly program: Program;
  readonly macros: ReadonlyMap<string, Macro>;
  /** The files that it imports in any way, as far as known: imports must not form a cycle. */
  readonly imported: Set<LoadedFile>;
  /** Its block when it is imported as a value: the same one everywhere. */
  block: Block | undefined;
  /** Whether it is an encrypted database, which has no source: its block contains everything. */
  readonly isDatabase?: boolean;
}
