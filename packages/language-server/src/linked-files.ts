import { targetOf } from "./features/structure.js";
import type { NameIndex } from "./name-index.js";

/** Which files lead to which, by includes and imports. */
export class LinkedFiles {
  private readonly index: NameIndex;
  private version = -1;
  private readonly targets = new Map<string, string[]>();
  private readonly origins = new Map<string, string[]>();

  constructor(index: NameIndex) {
    this.index = index;
  }

  /** A file, those that lead to it, and all that any of them leads to: the programs that it is a part of. */
  together(path: string, version: number): ReadonlySet<string> {
    if (version !== this.version) this.read();
    this.version = version;
    return reach(reach(new Set([path]), this.origins), this.targets);
  }

  private read(): void {
    this.targets.clear();
    this.origins.clear();
    for (const [file, { links }] of this.index.files())
      for (const { targets } of links) {
        const target = targetOf(targets, file, (path) => this.index.get(path) !== undefined);
        if (target === undefined) continue;
        add(this.targets, file, target);
        add(this.origins, target, file);
      }
  }
}

function reach(found: Set<string>, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  for (const file of found) for (const other of next.get(file) ?? []) found.add(other);
  return found;
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
