import { pushAll, type Source } from "@cairn/diagnostics";
import { HashValue, isHash, isInteger64, type Value } from "@cairn/puppet-core/values";
import { isComponent, isVector, type Component, type ProvenanceLog, type StoreValue } from "@cairn/store";
import { plain } from "./psych.js";

/** A value of a data file. */
export interface DataValue {
  readonly value: Value;
  /** How many values it contains; shared ones are counted each time. */
  readonly size: number;
  /** Whether anything in it may have to be interpolated. */
  readonly isTemplate: boolean;
  /** Puppet's name for the type of a nested value that data may not contain. */
  readonly illegal: string | undefined;
}

type Container = Component | readonly StoreValue[];

interface Frame {
  readonly container: Container;
  /** Of a component. */
  readonly keys: readonly Value[] | undefined;
  readonly parts: readonly StoreValue[];
  readonly done: DataValue[];
}

/** Converts the values of a data file; sharing is preserved. */
export class DataConverter {
  private readonly source: Source;
  private readonly log: ProvenanceLog;
  private readonly isYaml: boolean;
  private readonly known = new Map<Container, DataValue>();

  constructor(source: Source, log: ProvenanceLog, isYaml: boolean) {
    this.source = source;
    this.log = log;
    this.isYaml = isYaml;
  }

  convert(value: StoreValue): DataValue {
    const frames: Frame[] = [];
    let current = this.enter(value, frames);
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      if (current !== undefined) frame.done.push(current);
      const next = frame.done.length;
      if (next < frame.parts.length) current = this.enter(frame.parts[next]!, frames);
      else {
        frames.pop();
        current = finish(frame);
        this.known.set(frame.container, current);
      }
    }
    return current!;
  }

  /** The key of an attribute: only quoted ones are always strings. Symbols become strings. */
  keyOf(name: string, record: number): Value {
    const { start } = this.log.origin(record);
    if (!this.isYaml || /["'|>]/.test(this.source.text.charAt(start))) return name;
    const read = plain(name);
    if (read === null || typeof read !== "object") return scalarOf(read).value;
    if ("problem" in read) return name;
    const { value } = scalarOf(read);
    return typeof value === "string" ? value.replace(/^:/, "") : value;
  }

  /** A scalar or a memoised value; anything else waits in `frames`. */
  private enter(part: StoreValue, frames: Frame[]): DataValue | undefined {
    if (!isComponent(part) && !isVector(part)) return scalarOf(part);
    const known = this.known.get(part);
    if (known) return known;
    const entries = isComponent(part) ? [...part.entries()] : undefined;
    const keys = entries?.map(([name, record]) => this.keyOf(name, record));
    const parts = isComponent(part) ? entries!.map(([, record]) => this.log.value(record)) : part;
    frames.push({ container: part, keys, parts, done: [] });
    return undefined;
  }
}

function finish({ keys, done }: Frame): DataValue {
  const values = done.map(({ value }) => value);
  const strange = keys?.find((key) => key === null || typeof key === "boolean");
  const illegal = done.find((each) => each.illegal !== undefined)?.illegal ?? (strange === undefined ? undefined : "");
  return {
    value: keys ? hashOf(keys, values) : values,
    size: done.reduce((sum, { size }) => sum + size, 1),
    isTemplate: done.some((each) => each.isTemplate) || (keys?.some(isTemplate) ?? false),
    illegal,
  };
}

/** `<<` merges the entries of another hash, or of several: earlier entries are overridden. */
export function hashOf(keys: readonly Value[], values: readonly Value[]): HashValue {
  if (!keys.includes("<<")) return new HashValue(keys.map((key, index) => [key, values[index]!]));
  const entries: (readonly [Value, Value])[] = [];
  keys.forEach((key, index) => {
    const value = values[index]!;
    const merged = key === "<<" ? mergedEntries(value) : undefined;
    pushAll(entries, merged ?? [[key, value] as const]);
  });
  return new HashValue(entries);
}

function mergedEntries(value: Value): (readonly [Value, Value])[] | undefined {
  if (isHash(value)) return [...value.entries()];
  if (!Array.isArray(value)) return undefined;
  const hashes = (value as readonly Value[]).map((each) => (isHash(each) ? [...each.entries()] : undefined));
  return hashes.includes(undefined) ? undefined : hashes.reverse().flatMap((each) => each!);
}

function isTemplate(value: Value): boolean {
  return typeof value === "string" && value.includes("%{");
}

function scalarOf(value: Exclude<StoreValue, Container>): DataValue {
  const read = readScalar(value);
  const isSymbol = typeof value === "object" && value !== null && value.kind === "link";
  return {
    value: read,
    size: 1,
    isTemplate: isTemplate(read),
    illegal: isSymbol ? "Runtime[ruby, 'Symbol']" : undefined,
  };
}

/** Whole numbers are integers if they fit in 64 bits. */
function readScalar(value: Exclude<StoreValue, Container>): Value {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "object" && value.kind === "link") return `:${value.path.slice(1).join("")}`;
  const digits = typeof value === "number" ? String(value) : "digits" in value ? value.digits : undefined;
  if (digits === undefined) return null;
  const integer = /^-?[0-9]+$/.test(digits) ? BigInt(digits) : undefined;
  return integer !== undefined && isInteger64(integer) ? integer : Number(digits);
}
