import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import type { StoreValue } from "./value.js";

/** The number of a record in the log; 0 is no record. */
export type RecordId = number;

/** The provenance of a value that is put. */
export interface Origin {
  /** An index into the step names passed to `createStore`. */
  readonly step: number;
  /** As returned by `ProvenanceLog.addSource`. */
  readonly source: number;
  readonly start: number;
  readonly end: number;
  /** The record, or records, it was made from. */
  readonly from?: RecordId | readonly RecordId[];
}

/** The step of a record for copying a shared value before writing: explanations skip it. */
export const OWN_COPY = 0;

/**
 * Every value that was ever put, with where it was written, by which step, from which other values, and what it
 * replaced. Append-only, in columns: a record costs 40 bytes and hardly any garbage collection.
 */
export class ProvenanceLog {
  /** The number of records. */
  count = 0;
  readonly sources: Source[] = [];
  private readonly lists: (readonly RecordId[])[] = [];
  private readonly pages: Page[] = [createPage(FIRST_SIZE)];
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

  /** Appends a record: `value` under `name` in the component whose own record is `parent`, replacing `previous`. */
  add(value: StoreValue, name: string, parent: RecordId, previous: RecordId, origin: Origin): RecordId {
    const record = ++this.count;
    const page = this.pages[record >>> PAGE_BITS] ?? this.nextPage();
    const index = record & PAGE_MASK;
    page.values[index] = value;
    page.names[index] = name;
    const at = index * COLUMNS;
    const integers = at < page.integers.length ? page.integers : growPage(page);
    integers[at + STEP_AND_SOURCE] = origin.step | (origin.source << STEP_BITS);
    integers[at + START] = origin.start;
    integers[at + END] = origin.end;
    integers[at + FROM] = this.encodeFrom(origin.from);
    integers[at + PREVIOUS] = previous;
    integers[at + PARENT] = parent;
    return record;
  }

  value(record: RecordId): StoreValue {
    return this.pages[record >>> PAGE_BITS]!.values[record & PAGE_MASK]!;
  }

  /** The attribute's name where it was put; empty for a step without an attribute. */
  name(record: RecordId): string {
    return this.pages[record >>> PAGE_BITS]!.names[record & PAGE_MASK]!;
  }

  step(record: RecordId): number {
    return this.column(record, STEP_AND_SOURCE) & STEP_MASK;
  }

  stepName(record: RecordId): string {
    return this.stepNames[this.step(record)]!;
  }

  /** The record that this one replaced, or 0. */
  previous(record: RecordId): RecordId {
    return this.column(record, PREVIOUS);
  }

  /** The record of the component that it was put into, or 0 for the root. */
  parent(record: RecordId): RecordId {
    return this.column(record, PARENT);
  }

  /** The records that it was made from. */
  from(record: RecordId): readonly RecordId[] {
    const from = this.column(record, FROM);
    if (from === 0) return [];
    return from > 0 ? [from] : this.lists[-from - 1]!;
  }

  /** Where it was written. */
  span(record: RecordId): Span {
    const { source, start, end } = this.origin(record);
    return createSpan(this.sources[source]!, start, end);
  }

  /** The origin of a record, to be reused for another one. */
  origin(record: RecordId): Origin {
    const source = this.column(record, STEP_AND_SOURCE) >>> STEP_BITS;
    return { step: this.step(record), source, start: this.column(record, START), end: this.column(record, END) };
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

  private column(record: RecordId, column: number): number {
    return this.pages[record >>> PAGE_BITS]!.integers[(record & PAGE_MASK) * COLUMNS + column]!;
  }

  private nextPage(): Page {
    const page = createPage(PAGE_SIZE);
    this.pages.push(page);
    return page;
  }
}

/** The columns of some thousand records: growing by pages needs no copying and wastes no memory. */
interface Page {
  integers: Int32Array;
  readonly values: StoreValue[];
  readonly names: string[];
}

function createPage(size: number): Page {
  return {
    integers: new Int32Array(size * COLUMNS),
    values: new Array<StoreValue>(size),
    names: new Array<string>(size),
  };
}

/** Only the first page starts small, because many stores are small. */
function growPage(page: Page): Int32Array {
  const grown = new Int32Array(Math.min(page.integers.length * 2, PAGE_SIZE * COLUMNS));
  grown.set(page.integers);
  page.integers = grown;
  return grown;
}

const FIRST_SIZE = 64;
const PAGE_BITS = 13;
const PAGE_SIZE = 1 << PAGE_BITS;
const PAGE_MASK = PAGE_SIZE - 1;

/** A step takes 7 bits, its source the rest. */
const STEP_BITS = 7;
const STEP_MASK = (1 << STEP_BITS) - 1;

const STEP_AND_SOURCE = 0;
const START = 1;
const END = 2;
const FROM = 3;
const PREVIOUS = 4;
const PARENT = 5;
const COLUMNS = 6;
