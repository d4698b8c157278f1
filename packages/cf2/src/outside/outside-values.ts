/**
 * Values from outside, from options or a file of values: they are parts of the main file's top-level block, with
 * priority over those in files.
 */
import type { Source } from "@cairn/diagnostics";
import type { Statement } from "../ast/ast.js";
import type { Block } from "../blocks/block.js";
import type { Context } from "../evaluate/context.js";
import { addPart, fileBlock } from "../blocks/block-text.js";
import type { LoadedFile } from "../resolve/loaded-file.js";

/** Definitions from outside: of an option, or of a file of values. */
export interface OutsideText {
  readonly source: Source;
  readonly statements: readonly Statement[];
}

/** The top-level block of the main file, with values from outside as parts above it, in ascending priority. */
export function mainBlock(main: LoadedFile, values: readonly OutsideText[], context: Context): Block {
  const block = fileBlock(main, context);
  main.block = block;
  let below = block.parts[0]!;
  for (const { source, statements } of values) {
    const program = { kind: "program", source, statements, start: 0, end: source.text.length } as const;
    const file: LoadedFile = {
      ...{ path: source.name, source, program, macros: new Map(), imported: new Set(), block: undefined },
    };
    const part = addPart(file, block);
    part.addImport(below, 0);
    below = part;
    block.outside.push({ statements, environment: { file, part }, part });
  }
  return block;
}
