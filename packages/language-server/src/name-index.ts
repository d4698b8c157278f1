import type { Analysis, Definition, NameKind, NameUse, OutlineSymbol } from "./service.js";

/** A name and the file that it stands in. */
export interface Found {
  readonly file: string;
  readonly name: NameUse;
  readonly analysis: Analysis;
}

/** The files that are looked at, where not all are. */
export type Within = ReadonlySet<string> | undefined;

/** The names of all files that are known, by absolute path. */
export class NameIndex {
  private readonly analyses = new Map<string, Analysis>();
  private readonly byKey = new Map<string, Definition[]>();
  private readonly byKind = new Map<NameKind, Map<string, Definition[]>>();

  get(file: string): Analysis | undefined {
    return this.analyses.get(file);
  }

  files(): IterableIterator<[string, Analysis]> {
    return this.analyses.entries();
  }

  set(file: string, analysis: Analysis): void {
    this.remove(file);
    this.analyses.set(file, analysis);
    for (const name of analysis.names) if (name.isDefinition) this.add(file, name, analysis);
  }

  remove(file: string): void {
    const analysis = this.analyses.get(file);
    if (!analysis) return;
    this.analyses.delete(file);
    for (const { isDefinition, keys, kind } of analysis.names) if (isDefinition) this.drop(keys[0]!, kind, file);
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

  /** What a name means: the first of its keys that is defined anywhere, else the first. */
  keyOf({ keys }: NameUse, within?: Within): string {
    return keys.find((key) => this.definitionsFor(key, within).length > 0) ?? keys[0]!;
  }

  /** All places of what has this key, definitions included, and of what it overrides or is overridden by. */
  placesOf(key: string, within?: Within): Found[] {
    const files = [...this.analyses].filter(([file]) => !within || within.has(file));
    const family = this.familyOf(key, files, within);
    return files.flatMap(([file, analysis]) =>
      analysis.names
        .filter((name) => name.keys.some((each) => family.has(each)) && family.has(this.keyOf(name, within)))
        .map((name) => ({ file, name, analysis })),
    );
  }

  /** A definition with several keys overrides what has the others: they have one name, or none has a meaning. */
  private familyOf(key: string, files: readonly [string, Analysis][], within?: Within): ReadonlySet<string> {
    const family = new Set([key]);
    const linked = files
      .flatMap(([, { names }]) => names.filter(({ isDefinition, keys }) => isDefinition && keys.length > 1))
      .map(({ keys }) => keys.filter((each, index) => index === 0 || this.definitionsFor(each, within).length > 0));
    for (let size = 0; size < family.size;) {
      size = family.size;
      for (const keys of linked) if (keys.some((each) => family.has(each))) for (const each of keys) family.add(each);
    }
    return family;
  }

  private add(file: string, { end, keys, kind, start }: NameUse, analysis: Analysis): void {
    const [key] = keys as readonly [string];
    const name = analysis.source.text.slice(start, end);
    const definition: Definition = { key, kind, file, name, place: { start, end }, analysis };
    const same = this.byKey.get(key);
    if (same) {
      same.push(definition);
      return;
    }
    const definitions = [definition];
    this.byKey.set(key, definitions);
    let kinds = this.byKind.get(kind);
    if (!kinds) this.byKind.set(kind, (kinds = new Map()));
    kinds.set(key, definitions);
  }

  private drop(key: string, kind: NameKind, file: string): void {
    const same = this.byKey.get(key);
    if (!same) return;
    const kept = same.filter((each) => each.file !== file);
    if (kept.length > 0) same.splice(0, same.length, ...kept);
    else {
      this.byKey.delete(key);
      for (const kinds of [this.byKind.get(kind), ...this.byKind.values()]) kinds?.delete(key);
    }
  }
}

/** The name at an offset: the innermost, and of two that touch the one that begins there. */
export function nameAt({ names }: Analysis, offset: number): NameUse | undefined {
  const around = names.filter(({ end, start }) => start <= offset && offset <= end);
  const size = ({ end, start }: NameUse) => end - start;
  return around.sort(
    (left, right) => Number(left.end === offset) - Number(right.end === offset) || size(left) - size(right),
  )[0];
}

/** The parts of an outline from the outermost to the innermost around an offset. */
export function symbolsAround(symbols: readonly OutlineSymbol[], offset: number): OutlineSymbol[] {
  const path: OutlineSymbol[] = [];
  for (let inside = symbols; ;) {
    const next = inside.find(({ end, start }) => start <= offset && offset <= end);
    if (!next) return path;
    path.push(next);
    inside = next.children;
  }
}

/** All parts of an outline, with the names of those around them. */
export function* allSymbols(symbols: readonly OutlineSymbol[]): Generator<{ symbol: OutlineSymbol; around: string }> {
  const pending = symbols.map((symbol) => ({ symbol, around: "" })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    const around = next.around === "" ? next.symbol.name : `${next.around} › ${next.symbol.name}`;
    for (const symbol of next.symbol.children.toReversed()) pending.push({ symbol, around });
  }
}
