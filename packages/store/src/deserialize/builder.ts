import { mostWordsInAll, type Source } from "@cairn/diagnostics";
import { Component } from "../component.js";
import type { DataError } from "../data-error.js";
import type { Origin, RecordId } from "../provenance.js";
import { createStore, type Store } from "../store.js";
import type { StoreValue } from "../value.js";

/** An open container of a data file: a component, or a vector. */
interface Level {
  readonly component: Component | undefined;
  readonly vector: StoreValue[] | undefined;
  /** The record of the container. */
  readonly record: RecordId;
}

/** The name of the next value, with its location. */
export interface Name {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The locations of components and vectors, without their names, in insertion order. */
export type ValuePlaces = Map<StoreValue, (readonly [start: number, end: number])[]>;

/** Parsing stops after so many errors. */
export const mostErrors = 100;
const fromFile = 1;

/** The most values in a file: one takes up to 300 bytes. */
export const mostValues = 4_000_000;
/** The most values with a name: one takes up to 1,500 bytes where it is used. */
export const mostNamed = 1_200_000;

/** Reports that the files before this one have used up the allowance. */
export function refuseWords(builder: TreeBuilder): void {
  builder.error(`all files together have more than ${mostWordsInAll} tokens`, 0, 0);
}

/** Builds the contents of a data file from a sequence of scalars and brackets. */
export class TreeBuilder {
  readonly store: Store = createStore(["data file"]);
  readonly errors: DataError[] = [];
  /** The outermost value, available as soon as it has begun. */
  value: StoreValue = null;
  /** The number of values so far. */
  count = 0;
  private named = 0;
  private readonly levels: Level[] = [];
  private readonly source: number;
  private readonly length: number;
  private readonly lastCounts: boolean;
  private readonly places: ValuePlaces | undefined;

  constructor(source: Source, lastCounts = false, places?: ValuePlaces) {
    this.length = source.text.length;
    this.lastCounts = lastCounts;
    this.places = places;
    this.source = this.store.log.addSource(source);
  }

  get depth(): number {
    return this.levels.length;
  }

  get inComponent(): boolean {
    return this.levels.at(-1)?.component !== undefined;
  }

  /** Whether the innermost open container is empty so far. */
  get isEmpty(): boolean {
    const level = this.levels.at(-1)!;
    return (level.component?.size ?? level.vector!.length) === 0;
  }

  /** Whether to stop reading: there are too many errors or values. */
  get isHopeless(): boolean {
    return this.errors.length >= mostErrors || this.count > mostValues || this.named > mostNamed;
  }

  /** Clamps locations, because something missing at the end may be reported after the end. */
  error(message: string, start: number, end: number): void {
    const [first, last] = [Math.min(start, this.length), Math.min(end, this.length)];
    this.errors.push({ message, start: first, end: last });
  }

  /** Reports an error if `name` already exists in the open component. */
  checkName(name: Name): void {
    if (this.levels.at(-1)!.component!.find(name.text) === 0 || this.lastCounts) return;
    this.error(`\`${name.text}\` is repeated in the same component`, name.start, name.end);
  }

  /** Adds a scalar, or a complete container. Inside a component it has a name. */
  add(value: StoreValue, name: Name | undefined, start: number, end: number): void {
    const level = this.levels.at(-1);
    this.notePlace(start, end);
    if (level === undefined) this.value = value;
    else if (level.component)
      this.store.put(level.component, name!.text, value, this.origin(name?.start ?? start, end));
    else level.vector!.push(value);
  }

  /** Opens a component or a vector that ends with `close`. */
  open(kind: "component" | "vector", name: Name | undefined, start: number, end: number): StoreValue {
    const component = kind === "component" ? this.newComponent() : undefined;
    const vector: StoreValue[] | undefined = component ? undefined : [];
    const value = component ?? vector!;
    this.notePlace(start, end);
    const record = this.addContainer(value, name, this.origin(name?.start ?? start, name?.end ?? end));
    if (component) component.slot = record;
    this.levels.push({ component, vector, record });
    return value;
  }

  close(): void {
    this.levels.pop();
  }

  private notePlace(start: number, end: number): void {
    if (++this.count === mostValues + 1) this.error(`this has more than ${mostValues} values`, start, end);
    const level = this.levels.at(-1);
    if (level?.component && ++this.named === mostNamed + 1)
      this.error(`this has more than ${mostNamed} values with a name`, start, end);
    if (!this.places || !level) return;
    const container = level.component ?? level.vector!;
    const known = this.places.get(container);
    if (known) known.push([start, end]);
    else this.places.set(container, [[start, end]]);
  }

  private newComponent(): Component {
    return this.levels.length === 0 ? this.store.root : new Component();
  }

  private addContainer(value: StoreValue, name: Name | undefined, origin: Origin): RecordId {
    const level = this.levels.at(-1);
    if (level === undefined) {
      this.value = value;
      return 0;
    }
    if (level.component) {
      if (value instanceof Component) value.owner = level.component;
      return this.store.put(level.component, name!.text, value, origin);
    }
    level.vector!.push(value);
    return this.store.log.add(value, String(level.vector!.length - 1), level.record, 0, origin);
  }

  private origin(start: number, end: number): Origin {
    return { step: fromFile, source: this.source, start, end };
  }
}
