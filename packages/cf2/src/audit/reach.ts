import { Block } from "../blocks/block.js";
import type { Part } from "../blocks/part.js";
import type { Definition } from "../blocks/resource.js";
import { isReference } from "./walk.js";

/** A block that a file forms or is spliced into: it may define anything there. */
export interface Territory {
  readonly file: string;
  /** The path of the block; empty for the top level. */
  readonly path: string;
  readonly part: Part;
}

/** The most exceptions and importers that are examined; beyond that, a file's reach is overestimated. */
const most = 1000;

/** The files that form a block or are spliced into it, including those of the blocks that were merged into it. */
export function territoriesOf(block: Block, path: string): Territory[] {
  const members = [block];
  for (const { origin } of members) {
    if (origin.kind !== "merged") continue;
    for (const { block: member, definition } of origin.contributions)
      if (!isReference(definition.cell)) members.push(member);
  }
  return members.flatMap((member) =>
    member.parts.filter(isWholeFile).map((part) => ({ file: part.file.path, path, part })),
  );
}

/** Whether a part is a whole file, rather than a block that is written in one. */
function isWholeFile(part: Part): boolean {
  const { origin, text } = part.block;
  if (part.file.isDatabase) return part.block.origin.kind !== "filled" || part.block === part.file.block;
  if (part !== text?.part) return origin.kind === "text";
  return origin.kind === "text" && origin.statements === part.file.program.statements;
}

/** The paths, relative to the block, that files with priority over a part have assigned: it can't change those. */
export function lockedAbove(part: Part): string[] {
  const seen = new Set<Part>(part.importers);
  const locked = new Set<string>();
  for (const importer of seen) {
    for (const path of assignedBy(importer)) locked.add(path);
    if (seen.size > most || locked.size > most) break;
    for (const next of importer.importers) seen.add(next);
  }
  return [...locked].sort().slice(0, most);
}

const knownAssignments = new WeakMap<Part, readonly string[]>();

function assignedBy(part: Part): readonly string[] {
  let known = knownAssignments.get(part);
  if (!known) knownAssignments.set(part, (known = findAssignments(part)));
  return known;
}

/** What a file assigns in a block, including the blocks that it merges. */
function findAssignments(part: Part): string[] {
  const paths: string[] = [];
  const waiting = [{ before: "", definitions: definitionsOf(part) }];
  for (const { before, definitions } of waiting) {
    for (const { name, operator, cell } of definitions) {
      if (operator === "=>") paths.push(before + name);
      if (operator === "~>" && cell.value instanceof Block)
        waiting.push({ before: `${before}${name}.`, definitions: [...cell.value.definitions()] });
    }
    if (paths.length > most || waiting.length > most) break;
  }
  return paths.slice(0, most);
}

const knownDefinitions = new WeakMap<Block, Map<Part, Definition[]>>();

/** The definitions that a file contributes to a block; each block is searched once. */
function definitionsOf(part: Part): readonly Definition[] {
  let byPart = knownDefinitions.get(part.block);
  if (!byPart) {
    knownDefinitions.set(part.block, (byPart = new Map()));
    for (const definition of part.block.definitions()) {
      const known = byPart.get(definition.priority.part);
      if (known) known.push(definition);
      else byPart.set(definition.priority.part, [definition]);
    }
  }
  return byPart.get(part) ?? [];
}
