import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import type { StoreValue } from "./value.js";

/** The number of a record in the log; 0 is no record. */
export type RecordId = number;

/** What is said of a value when it is put. */
export interface Origin {
  /** An index into the step names given to `createStore`. */
  readonly step: number;
  /** As returned by `ProvenanceLog.addSource`. */
  readonly source: number;
  readonly start: number;
  readonly end: number;
  /** The record, or records, it was made from. */
  readonly from?: RecordId | readonly RecordId[];
}

/** The step of a record that only says that a shared copy was made one's own: explanations pass through it. */
export const OWN_COPY = 0;

/**
 * Every value that was ever put, with where it was written, by which step, from which other values, and what it replaced.
 * Append-only, in columns: a record costs about 45 bytes and no work of the garbage collector.
 */
export class ProvenanceLog {
  /** The number of records. */
  count = 0;
  readonly sources: Source[] = [];
  private readonly values: StoreValue[] = [null];
  private readonly names: string[] = [""];
  private readonly lists: (readonly RecordId[])[] = [];
  private integers = new Int32Array(COLUMNS * 1024);
  private readonly sourceNumbers = new Map<Source, number>();

  /** The names of steps, by number; number 0 is `OWN_COPY`. */
  readonly stepNames: readonly string[];

  constructor(stepNames: readonly string[]) {
    this.stepNames = stepNames;
  }

  /** The number of `source` for an `Origin`. */
  addSource(source: Source): number {
    let number = this.sourceNumbers.get(source);
    if (number === undefined) {
      number = this.sources.push(source) - 1;
      this.sourceNumbers.set(source, number);
    }
    return number;
  }

  /** Appends a record: `value` under `name` in the component whose own record is `parent`, instead of `previous`. */
  add(value: StoreValue, name: string, parent: RecordId, previous: RecordId, origin: Origin): RecordId {
    const record = ++this.count;
    const at = record * COLUMNS;
    if (at + COLUMNS > this.integers.length) this.grow();
    const integers = this.integers;
    this.values.push(value);
    this.names.push(name);
    integers[at + STEP] = origin.step;
    integers[at + SOURCE] = origin.source;
    integers[at + START] = origin.start;
    integers[at + END] = origin.end;
    integers[at + FROM] = this.encodeFrom(origin.from);
    integers[at + PREVIOUS] = previous;
    integers[at + PARENT] = parent;
    return record;
  }

  value(record: RecordId): StoreValue {
    return this.values[record]!;
  }

  /** The attribute's name where it was put; empty for a step that has no attribute. */
  name(record: RecordId): string {
    return this.names[record]!;
  }

  step(record: RecordId): number {
    return this.integers[record * COLUMNS + STEP]!;
  }

  stepName(record: RecordId): string {
    return this.stepNames[this.step(record)]!;
  }

  /** The record that this one replaced, or 0. */
  previous(record: RecordId): RecordId {
    return this.integers[record * COLUMNS + PREVIOUS]!;
  }

  /** The record of the component that it was put into, or 0 for the root. */
  parent(record: RecordId): RecordId {
    return this.integers[record * COLUMNS + PARENT]!;
  }

  /** The records that it was made from. */
  from(record: RecordId): readonly RecordId[] {
    const from = this.integers[record * COLUMNS + FROM]!;
    if (from === 0) return [];
    return from > 0 ? [from] : this.lists[-from - 1]!;
  }

  /** Where it was written. */
  span(record: RecordId): Span {
    const at = record * COLUMNS;
    const integers = this.integers;
    return createSpan(this.sources[integers[at + SOURCE]!]!, integers[at + START]!, integers[at + END]!);
  }

  /** The origin of a record, to be used for a further one. */
  origin(record: RecordId): Origin {
    const at = record * COLUMNS;
    const integers = this.integers;
    return {
      step: integers[at + STEP]!,
      source: integers[at + SOURCE]!,
      start: integers[at + START]!,
      end: integers[at + END]!,
    };
  }

  /** The path at which a record was put, from the root. */
  path(record: RecordId): string[] {
    const path: string[] = [];
    for (let at = record; at !== 0; at = this.parent(at)) path.push(this.name(at));
    return path.reverse();
  }

  private encodeFrom(from: Origin["from"]): number {
    if (from === undefined) return 0;
    return typeof from === "number" ? from : -this.lists.push(from);
  }

  private grow(): void {
    const grown = new Int32Array(Math.ceil((this.integers.length / COLUMNS) * 1.5) * COLUMNS);
    grown.set(this.integers);
    this.integers = grown;
  }
}

const STEP = 0;
const SOURCE = 1;
const START = 2;
const END = 3;
const FROM = 4;
const PREVIOUS = 5;
const PARENT = 6;
const COLUMNS = 7;
