import { Expansion } from "../blocks/block.js";
import { Cell, type Lazy } from "../blocks/cell.js";
import type { ReadListener } from "../evaluate/machine.js";
import type { Resource } from "../blocks/resource.js";

/** Records which file and resource reads what during compilation, without limits per expression. */
export class Reads {
  /** The resources that each file reads, by its path. */
  readonly byFile = new Map<string, Set<Resource>>();
  /** The resources that were computed from a resource. */
  private readonly readers = new Map<Resource, Set<Resource>>();
  /** The same for elements of lists, whose resource is known only later. */
  private readonly cells: { readonly cell: Cell; readonly read: Resource }[] = [];

  readonly listen: ReadListener = (reader, read, within) => {
    const file = fileOf(reader);
    if (file === undefined) return;
    addTo(this.byFile, file, read);
    if (within && within !== read) addTo(this.readers, read, within);
    else if (reader instanceof Cell) this.cells.push({ cell: reader, read });
  };

  /** Every resource that is read, with its readers; `homeOf`: the resource whose list an element belongs to. */
  settle(homeOf: (cell: Cell) => Resource | undefined): ReadonlyMap<Resource, ReadonlySet<Resource>> {
    for (const { cell, read } of this.cells.splice(0)) {
      const home = homeOf(cell);
      if (home) addTo(this.readers, read, home);
    }
    return this.readers;
  }
}

function fileOf(reader: Lazy): string | undefined {
  if (reader instanceof Cell) return reader.environment?.file.path;
  return reader instanceof Expansion ? reader.block.head?.environment.file.path : undefined;
}

function addTo<Key>(sets: Map<Key, Set<Resource>>, key: Key, resource: Resource): void {
  const known = sets.get(key);
  if (known) known.add(resource);
  else sets.set(key, new Set([resource]));
}
