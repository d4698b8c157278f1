/**
 * Data files as values: YAML as Ruby's Psych parses it, JSON or HOCON; each value is converted on demand, and keeps its
 * position in the file.
 */
import { createSpan, startOf, type Source, type Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";
import { isComponent, isVector, type Component, type DataTree, type StoreValue } from "@cairn/store";
import { DataConverter, hashOf, type DataValue } from "./data-value.js";

/** A key of a path into data: of a hash, or the index of an array. */
export type Segment = string | bigint;

/** A data file: a hash, whose values are converted on demand. */
export class DataFile {
  readonly source: Source;
  private readonly tree: DataTree | undefined;
  private readonly converter: DataConverter | undefined;
  private readonly records = new Map<Value, number>();
  private readonly merged = new Map<Value, Value>();
  private readonly values = new Map<Value, DataValue>();

  /** Without a tree it is empty. */
  constructor(source: Source, tree: DataTree | undefined, isYaml: boolean) {
    this.source = source;
    this.tree = tree;
    if (!tree || !isComponent(tree.value)) return;
    this.converter = new DataConverter(source, tree.log, isYaml);
    for (const [name, record] of tree.value.entries()) this.enter(this.converter.keyOf(name, record), record);
  }

  /** Its keys, in order. */
  keys(): Iterable<Value> {
    return new Set([...this.records.keys(), ...this.merged.keys()]);
  }

  /** The value of a key; undefined if there is no such key. */
  get(key: string): DataValue | undefined {
    const record = this.records.get(key);
    const merged = record === undefined ? this.merged.get(key) : undefined;
    if (merged !== undefined) return { value: merged, size: 1, isTemplate: true, illegal: undefined };
    if (record === undefined) return undefined;
    let value = this.values.get(key);
    if (!value) this.values.set(key, (value = this.converter!.convert(this.tree!.log.value(record))));
    return value;
  }

  /** The position of a value: that of its key, or of the closest enclosing one. */
  placeOf(path: readonly Segment[]): Span {
    const [key, ...rest] = path;
    let record = this.records.get(key!);
    if (record === undefined || !this.tree) return startOf(this.source);
    const { log } = this.tree;
    let value: StoreValue = log.value(record);
    for (const segment of rest) {
      if (isVector(value) && typeof segment === "bigint") {
        value = value[Number(segment)] ?? null;
        if (isComponent(value) && value.slot !== 0) record = value.slot;
      } else if (isComponent(value)) {
        const next: number = findRecord(value, segment);
        if (next === 0) break;
        record = next;
        value = log.value(record);
      } else break;
    }
    const { start, end } = log.origin(record);
    const line = this.source.text.indexOf("\n", start);
    return createSpan(this.source, start, line < 0 ? end : Math.min(end, line));
  }

  private enter(key: Value, record: number): void {
    if (key !== "<<") {
      this.records.set(key, record);
      this.merged.delete(key);
      return;
    }
    const hash = hashOf(["<<"], [this.converter!.convert(this.tree!.log.value(record)).value]);
    for (const [each, value] of hash.entries()) {
      this.records.delete(each);
      this.merged.set(each, value);
    }
  }
}

function findRecord(component: Component, segment: Segment): number {
  return component.find(String(segment));
}
