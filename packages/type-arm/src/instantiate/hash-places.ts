import type { Source } from "@cairn/diagnostics";
import type { HashEntry, HashLiteral } from "@cairn/puppet-core";
import { identityOf, type HashValue, type Value } from "@cairn/puppet-core/values";

interface Written {
  readonly source: Source;
  readonly node: HashEntry;
}

/** Where the entries of a hash are written. */
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

/** Where the entries of a hash are written, if it is a hash literal's. */
export function writtenEntries(hash: HashValue): WrittenEntries | undefined {
  return places.get(hash);
}

/** Notes where a hash is written. */
export function noteEntries(hash: HashValue, written: WrittenEntries): void {
  places.set(hash, written);
}
