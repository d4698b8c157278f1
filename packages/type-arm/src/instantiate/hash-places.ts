import type { Source } from "@cairn/diagnostics";
import type { HashEntry, HashLiteral } from "@cairn/puppet-core";
import { identityOf, type HashValue, type Value } from "@cairn/puppet-core/values";

interface Written {
  readonly source: Source;
  readonly node: HashEntry;
}

/** The locations of a hash literal's entries. */
export class WrittenEntries {
  private readonly source: Source;
  private readonly literal: HashLiteral;
  private readonly keys: readonly Value[];
  private index: Map<unknown, HashEntry> | undefined;

  constructor(source: Source, literal: HashLiteral, keys: readonly Value[]) {
    this.source = source;
    this.literal = literal;
    this.keys = keys;
  }

  find(key: Value): Written | undefined {
    this.index ??= new Map(this.keys.map((each, at) => [identityOf(each), this.literal.entries[at]!]));
    const node = this.index.get(identityOf(key));
    return node && { source: this.source, node };
  }
}

const places = new WeakMap<HashValue, WrittenEntries>();

/** The locations of a hash's entries, if it is the value of a hash literal. */
export function writtenEntries(hash: HashValue): WrittenEntries | undefined {
  return places.get(hash);
}

/** Records the locations of a hash's entries. */
export function noteEntries(hash: HashValue, written: WrittenEntries): void {
  places.set(hash, written);
}
