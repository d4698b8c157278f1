import { inheritedKeys, type Inheritance } from "./inheritance.js";
import type { Analysis, Definition, NameKind, NameUse, Owner } from "./service.js";

/** A name and its file. */
export interface Found {
  readonly file: string;
  readonly name: NameUse;
  readonly analysis: Analysis;
}

/** The files that are searched, if not all are. */
export type Within = ReadonlySet<string> | undefined;

const none: readonly string[] = [];

/** The names of all known files, by absolute path. */
export class NameIndex {
  private readonly analyses = new Map<string, Analysis>();
  private readonly byKey = new Map<string, Definition[]>();
  private readonly byKind = new Map<NameKind, Map<string, Definition[]>>();
  private readonly ownersOf: ((key: string) => readonly Owner[]) | undefined;
  /** By file: its definitions in source order. */
  private readonly byFile = new Map<string, readonly Entry[]>();

  constructor(ownersOf?: (key: string) => readonly Owner[]) {
    this.ownersOf = ownersOf;
  }

  get(file: string): Analysis | undefined {
    return this.analyses.get(file);
  }

  files(): IterableIterator<[string, Analysis]> {
    return this.analyses.entries();
  }

  /** Between two versions of a text almost all definitions stay: those before and after the change only move. */
  set(file: string, analysis: Analysis): void {
    const before = this.byFile.get(file) ?? [];
    const names = analysis.names.filter(({ isDefinition }) => isDefinition);
    const { first, last } = unchanged(before, names, analysis.source.text);
    this.drop(before.slice(first, before.length - last));
    const added = names.slice(first, names.length - last).map((name) => entryOf(file, name, analysis));
    const entries = [...before.slice(0, first), ...added, ...before.slice(before.length - last)];
    entries.forEach((entry, at) => {
      entry.place = names[at]!;
      entry.analysis = analysis;
    });
    this.analyses.set(file, analysis);
    this.byFile.set(file, entries);
    for (const entry of added) this.add(entry);
    if (before.length > 0) this.order(file, added);
  }

  remove(file: string): void {
    this.drop(this.byFile.get(file) ?? []);
    this.byFile.delete(file);
    this.analyses.delete(file);
  }

  definitionsFor(key: string, within?: Within): readonly Definition[] {
    const all = this.byKey.get(key) ?? [];
    return within ? all.filter(({ file }) => within.has(file)) : all;
  }

  /** One definition for each key of a kind. */
  definitionsOf(kind: NameKind, within?: Within): Definition[] {
    return [...(this.byKind.get(kind)?.values() ?? [])].flatMap(
      (all) => (within ? all.find(({ file }) => within.has(file)) : all[0]) ?? [],
    );
  }

  /** The meaning of a name: that of the first of its keys that is defined anywhere, else the first. */
  keyOf({ keys }: NameUse, within?: Within): string {
    for (const key of keys) {
      const [definition] = this.definitionsFor(key, within);
      if (definition) return definition.key;
      for (const inherited of this.inheritedKeys(key, within)) {
        const [own] = this.definitionsFor(inherited, within);
        if (own) return own.key;
      }
    }
    return keys[0]!;
  }

  /** How inheritance is followed from key to key. */
  inheritance(within?: Within): Inheritance {
    return {
      ownersOf: this.ownersOf ?? (() => []),
      definitionsFor: (key) => this.definitionsFor(key, within),
    };
  }

  /** The keys of what a key takes the place of, if it is defined, or else is inherited from. */
  inheritedKeys(key: string, within?: Within): readonly string[] {
    return this.ownersOf ? inheritedKeys(key, this.inheritance(within)) : [];
  }

  /** All occurrences of a key, including definitions, and of what it overrides or is overridden by. */
  placesOf(key: string, within?: Within): Found[] {
    const files = [...this.analyses].filter(([file]) => !within || within.has(file));
    const family = this.familyOf(key, files, within);
    const definitions = [...family].flatMap((each) => this.definitionsFor(each, within));
    const known = new Set([...family, ...definitions.flatMap(({ aliases }) => aliases)]);
    const words = new Set(definitions.map(({ name }) => lastWord(name)));
    const isPossible = (name: NameUse, { source }: Analysis) =>
      name.keys.some((each) => known.has(each)) ||
      (this.ownersOf !== undefined && words.has(lastWord(source.text.slice(name.start, name.end))));
    return files.flatMap(([file, analysis]) =>
      analysis.names
        .filter((name) => isPossible(name, analysis) && family.has(this.keyOf(name, within)))
        .map((name) => ({ file, name, analysis })),
    );
  }

  /** A definition with several keys overrides the definitions of the others: they share one name. */
  private familyOf(key: string, files: readonly [string, Analysis][], within?: Within): ReadonlySet<string> {
    const family = new Set([key]);
    const linked = files
      .flatMap(([, { names }]) => names.filter(({ isDefinition }) => isDefinition))
      .map(({ keys }) =>
        this.withInherited(keys, within).filter(
          (each, index) => index === 0 || this.definitionsFor(each, within).length > 0,
        ),
      )
      .filter(({ length }) => length > 1);
    for (let size = 0; size < family.size;) {
      size = family.size;
      for (const keys of linked) if (keys.some((each) => family.has(each))) for (const each of keys) family.add(each);
    }
    return family;
  }

  private add(entry: Entry): void {
    const { key, kind } = entry;
    for (const alias of entry.aliases) this.addTo(alias, entry);
    const definitions = this.addTo(key, entry);
    if (definitions.length > 1) return;
    let kinds = this.byKind.get(kind);
    if (!kinds) this.byKind.set(kind, (kinds = new Map()));
    kinds.set(key, definitions);
  }

  /** The keys of a definition, with those of what it takes the place of. */
  withInherited(keys: readonly string[], within?: Within): readonly string[] {
    return [...new Set([...keys, ...this.inheritedKeys(keys[0]!, within)])];
  }

  private addTo(key: string, definition: Definition): Definition[] {
    const same = this.byKey.get(key);
    if (same) same.push(definition);
    const definitions = same ?? [definition];
    if (!same) this.byKey.set(key, definitions);
    return definitions;
  }

  /** Definitions that a file adds come after those that it keeps; puts all of the same name in source order. */
  private order(file: string, added: readonly Entry[]): void {
    for (const key of new Set(added.map((entry) => entry.key))) {
      const same = this.byKey.get(key)!;
      const own = same.filter((entry) => entry.file === file);
      if (own.length < 2) continue;
      own.sort((left, right) => left.place.start - right.place.start);
      replace(same, [...same.filter((entry) => entry.file !== file), ...own]);
    }
  }

  private drop(entries: readonly Entry[]): void {
    const gone = new Set<Definition>(entries);
    for (const key of new Set(entries.flatMap((entry) => [entry.key, ...entry.aliases]))) {
      const same = this.byKey.get(key)!;
      replace(
        same,
        same.filter((entry) => !gone.has(entry)),
      );
      if (same.length > 0) continue;
      this.byKey.delete(key);
      for (const kinds of this.byKind.values()) kinds.delete(key);
    }
  }
}

/** A definition that moves when the text before it changes. */
type Entry = { -readonly [Member in keyof Definition]: Definition[Member] };

function entryOf(file: string, name: NameUse, analysis: Analysis): Entry {
  const { aliases = none, end, keys, kind, start } = name;
  return { key: keys[0]!, kind, file, name: analysis.source.text.slice(start, end), place: name, analysis, aliases };
}

/** How many definitions at the beginning and at the end of a file are the same as before. */
function unchanged(before: readonly Entry[], names: readonly NameUse[], text: string) {
  const most = Math.min(before.length, names.length);
  const isSame = (entry: Entry, { aliases = none, end, keys, kind, start }: NameUse) =>
    entry.key === keys[0] &&
    entry.aliases.join("\n") === aliases.join("\n") &&
    entry.kind === kind &&
    entry.name.length === end - start &&
    text.startsWith(entry.name, start);
  let first = 0;
  while (first < most && isSame(before[first]!, names[first]!)) first++;
  let last = 0;
  while (last < most - first && isSame(before[before.length - 1 - last]!, names[names.length - 1 - last]!)) last++;
  return { first, last };
}

function replace(list: Definition[], items: readonly Definition[]): void {
  items.forEach((item, at) => (list[at] = item));
  list.length = items.length;
}

/** The name at an offset: the innermost, and of two adjacent ones the one that begins there. */
export function nameAt({ names }: Analysis, offset: number): NameUse | undefined {
  const around = names.filter(({ end, start }) => start <= offset && offset <= end);
  const size = ({ end, start }: NameUse) => end - start;
  return around.sort(
    (left, right) => Number(left.end === offset) - Number(right.end === offset) || size(left) - size(right),
  )[0];
}

/** The end of a name that is made of several, however it is written. */
function lastWord(name: string): string {
  return name.slice(name.search(/[^:.]*$/)).toLowerCase();
}
