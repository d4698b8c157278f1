/**
 * Audits who may change what: what each imported file defines, overrides and reads, found by traversing the blocks, and
 * checked against a policy if there is one.
 */
import { positionAt } from "@cairn/diagnostics";
import type { Compiled } from "../compile.js";
import { fileOf, type Cell, type Place } from "../blocks/cell.js";
import type { Container } from "../evaluate/materialize.js";
import { comparePriority } from "../blocks/priority.js";
import type { Definition, Resource } from "../blocks/resource.js";
import { findConsequences } from "./consequences.js";
import { lockedAbove, territoriesOf, type Territory } from "./reach.js";
import type { Reads } from "./reads.js";
import type { AuditedDefinition, AuditedFile } from "./report.js";
import { walk } from "./walk.js";

/** The most places in which a block is listed. */
const mostPlaces = 10;

/** What is known of a file so far. */
class FileNotes {
  readonly defines: AuditedDefinition[] = [];
  readonly overrides = new Map<string, Set<string>>();
  readonly territories: Territory[] = [];
}

/**
 * What each imported file defines, overrides, reads and could change. `reads`: what its `listen` recorded during
 * compilation.
 */
export function audit(compiled: Compiled, reads: Reads): readonly AuditedFile[] {
  const notes = new Map<string, FileNotes>();
  const paths = new Map<Resource, string>();
  const homes = new Map<Cell, Resource>();
  const notesOf = (file: string): FileNotes => {
    const known = notes.get(file) ?? new FileNotes();
    notes.set(file, known);
    return known;
  };
  walk<string>(compiled.root, {
    start: "",
    step: (path, name) => (path === "" ? name : `${path}.${name}`),
    isNew: placeCounter(),
    block(block, path) {
      for (const territory of territoriesOf(block, path)) notesOf(territory.file).territories.push(territory);
    },
    resource(resource, path) {
      if (!paths.has(resource)) paths.set(resource, path);
      noteDefinitions(resource, path, notesOf);
      noteOverrides(resource, path, notesOf);
    },
    item: (cell, within) => void (within && homes.set(cell, within)),
  });
  const readers = reads.settle((cell) => homes.get(cell));
  const importers = importersOf(compiled);
  const pathOf = (resource: Resource) => paths.get(resource) ?? strayPath(resource, compiled);
  return filesOf(compiled, notes).map((file) => {
    const { defines, overrides, territories } = notesOf(file);
    const reach = describeReach(territories);
    return {
      file,
      importedBy: importers(file),
      defines: defines.sort((left, right) => left.line - right.line || left.column - right.column),
      overrides: [...overrides].map(([path, of]) => ({ path, of: [...of].sort() })).sort(byPath),
      reads: [...new Set([...(reads.byFile.get(file) ?? [])].map(pathOf))].sort(),
      ...reach,
      couldChangeThrough: findConsequences(reach, readers, pathOf, paths),
    };
  });
}

function placeCounter(): (container: Container) => boolean {
  const counts = new Map<Container, number>();
  return (container) => {
    const count = (counts.get(container) ?? 0) + 1;
    counts.set(container, count);
    return count <= mostPlaces;
  };
}

function noteDefinitions(resource: Resource, path: string, notesOf: (file: string) => FileNotes): void {
  const overridden = new Set(
    resource.lost.filter(({ why }) => why === "overridden").map(({ definition }) => definition),
  );
  for (const definition of resource.definitions) {
    const { operator, place } = definition;
    const found = { path, operator, overridden: overridden.has(definition), ...positionOf(place) };
    notesOf(fileOf(place)).defines.push(found);
  }
}

function positionOf({ database, source, start }: Place): { readonly line: number; readonly column: number } {
  if (database !== undefined) return { line: 1, column: 1 };
  const { line, column } = positionAt(source, start);
  return { line, column };
}

/** Only an assignment overrides. */
function noteOverrides({ used, lost }: Resource, path: string, notesOf: (file: string) => FileNotes): void {
  const assigned = used.filter(({ operator }) => operator === "=>");
  for (const { definition, why } of lost) {
    if (why !== "overridden") continue;
    for (const winner of assigned) if (overrides(winner, definition)) noteOverride(winner, definition, path, notesOf);
  }
}

function overrides(winner: Definition, loser: Definition): boolean {
  return fileOf(winner.place) !== fileOf(loser.place) && comparePriority(winner.priority, loser.priority) === 1;
}

function noteOverride(winner: Definition, loser: Definition, path: string, notesOf: (file: string) => FileNotes): void {
  const { overrides: known } = notesOf(fileOf(winner.place));
  const of = known.get(path) ?? new Set<string>();
  known.set(path, of.add(fileOf(loser.place)));
}

/** All imported files, including databases, by name. */
function filesOf({ main, files, root }: Compiled, notes: ReadonlyMap<string, FileNotes>): string[] {
  const others = new Set([main.path, ...root.outside.map(({ environment }) => environment.file.path)]);
  const all = new Set([...files.keys(), ...notes.keys()]);
  return [...all].filter((file) => !others.has(file)).sort();
}

/** The files that import a file, by its path. */
function importersOf({ files }: Compiled): (file: string) => readonly string[] {
  const importers = new Map<string, string[]>();
  for (const importer of files.values()) {
    for (const { path } of importer?.imported ?? []) {
      const known = importers.get(path);
      if (known) known.push(importer!.path);
      else importers.set(path, [importer!.path]);
    }
  }
  return (file) => (importers.get(file) ?? []).sort();
}

function describeReach(territories: readonly Territory[]): Pick<AuditedFile, "couldChange" | "except"> {
  const below = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);
  const couldChange = new Set(territories.map(({ path }) => below(path, "*")));
  const except = new Set(territories.flatMap(({ path, part }) => lockedAbove(part).map((name) => below(path, name))));
  return { couldChange: [...couldChange].sort(), except: [...except].sort() };
}

/** The path of a resource in a file that was imported only to select from it. */
function strayPath(resource: Resource, { root }: Compiled): string {
  let { block } = resource;
  while (block.owner) block = block.owner.block;
  const path = resource.path.join(".");
  return block === root ? path : `${path} (in ${fileOf(resource.first.place)})`;
}

function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  return left.path < right.path ? -1 : left.path > right.path ? 1 : 0;
}
