import type { Source } from "@cairn/diagnostics";
import { Block } from "../blocks/block.js";
import { readyCell, type Place } from "../blocks/cell.js";
import type { Context } from "../evaluate/context.js";
import { addPart } from "../blocks/block-text.js";
import type { LoadedFile } from "./loaded-file.js";
import { SecretText } from "../secrets/secret-text.js";
import type { DatabaseBlock } from "./outside.js";

/**
 * A database as a file with a complete block: every entry is a block, every group an enclosing block; `imported`: the
 * place of its import.
 */
export function databaseFile(contents: DatabaseBlock, source: Source, imported: Place, context: Context): LoadedFile {
  const program = { kind: "program", source, statements: [], start: 0, end: 0 } as const;
  const place: Place = { ...imported, database: source.name };
  const file: LoadedFile = {
    ...{ path: source.name, source, program, macros: new Map(), imported: new Set(), block: undefined },
    isDatabase: true,
  };
  const root = (file.block = emptyBlock(file, context));
  const waiting: [Block, DatabaseBlock][] = [[root, contents]];
  for (const [block, members] of waiting) {
    const part = block.parts[0]!;
    for (const [name, member] of members) {
      const value = typeof member === "string" ? new SecretText(member) : emptyBlock(file, context);
      if (value instanceof Block) waiting.push([value, member as DatabaseBlock]);
      const priority = { part, statement: context.nextStatement(), index: 0, inner: undefined };
      const cell = readyCell(value, undefined);
      block.add({ name, operator: "=>", private: false, cell, place, priority, isResult: false });
    }
  }
  return file;
}

function emptyBlock(file: LoadedFile, context: Context): Block {
  const block = context.register(new Block({ kind: "filled" }));
  addPart(file, block);
  block.rankParts();
  return block;
}
