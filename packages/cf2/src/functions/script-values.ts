import { isName } from "../values/name.js";
import { Block } from "../blocks/block.js";
import { readyCell, type Lazy, type Place } from "../blocks/cell.js";
import type { Context } from "../evaluate/context.js";
import type { Task } from "../evaluate/machine.js";
import { addPart } from "../blocks/block-text.js";
import { SecretText } from "../secrets/secret-text.js";
import { FAILED, isNumber, ListValue, numberOf, UNDEFINED, type NumberValue, type Value } from "../values/value.js";

/** A number as JavaScript functions receive it. */
class Digits {
  readonly #number: NumberValue;

  constructor(number: NumberValue) {
    this.#number = number;
  }

  /** The original value. */
  static numberOf(script: Digits): NumberValue {
    return script.#number;
  }

  valueOf(): number {
    return Number(this.#number.digits);
  }

  toString(): string {
    return this.#number.digits;
  }
}

/** A value for a JavaScript function, or the fact that part of it failed. */
export interface Script {
  readonly value?: unknown;
  readonly hasFailed: boolean;
  /** Whether a part of it came from a database of secrets: then the function's result is secret, too. */
  readonly isSecret: boolean;
}

/** A value as JavaScript data, deeply evaluated; shared containers stay shared. */
export function* toScript(value: Value): Task<Script> {
  const made = new Map<Value, unknown[] | Map<string, unknown>>();
  const waiting: Value[] = [];
  const convert = (each: Value): unknown => {
    if (isNumber(each)) return new Digits(each);
    if (each instanceof SecretText) {
      isSecret = true;
      return each.reveal();
    }
    if (typeof each !== "object" || each.kind === "undefined" || each.kind === "failed")
      return typeof each === "object" ? undefined : each;
    if (!made.has(each)) {
      made.set(each, each instanceof Block ? new Map<string, unknown>() : []);
      waiting.push(each);
    }
    return made.get(each);
  };
  let isSecret = false;
  const first = convert(value);
  let hasFailed = value === FAILED;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const target = made.get(next)!;
    for (const [name, lazy] of yield* membersOf(next)) {
      const member = yield lazy;
      hasFailed ||= member === FAILED;
      if (target instanceof Map) target.set(name, convert(member));
      else target.push(convert(member));
    }
  }
  return { value: first, hasFailed, isSecret };
}

function* membersOf(container: Value): Task<(readonly [string, Lazy])[]> {
  if (container instanceof ListValue) return container.items.map((item, index) => [String(index), item] as const);
  if (!(container instanceof Block)) return [];
  yield container.expansion;
  return [...container.resources()].map((resource) => [resource.name, resource] as const);
}

/** JavaScript data as a value; `undefined` if it can't be one. */
export function fromScript(data: unknown, place: Place, context: Context, isSecret: boolean): Value | undefined {
  const known = new Map<unknown, Value>();
  const waiting: (() => boolean)[] = [];
  const convert = (each: unknown): Value | undefined => {
    const scalar = isSecret && typeof each === "string" ? new SecretText(each) : scalarOf(each);
    if (scalar !== undefined || !(Array.isArray(each) || each instanceof Map)) return scalar;
    if (known.has(each)) return known.get(each);
    const [value, fill] = Array.isArray(each) ? listOf(each, convert) : blockOf(each, convert, place, context);
    known.set(each, value);
    waiting.push(fill);
    return value;
  };
  const value = convert(data);
  for (let fill = waiting.pop(); fill; fill = waiting.pop()) if (!fill()) return undefined;
  return value;
}

type Convert = (data: unknown) => Value | undefined;

function scalarOf(data: unknown): Value | undefined {
  if (data === undefined) return UNDEFINED;
  if (typeof data === "boolean" || typeof data === "string") return data;
  if (typeof data === "bigint") return numberOf(String(data));
  if (typeof data === "number") return Number.isFinite(data) ? numberOf(plainDigits(String(data))) : undefined;
  return data instanceof Digits ? Digits.numberOf(data) : undefined;
}

/** Expands the exponent of a number such as `1e+21`. */
function plainDigits(text: string): string {
  const parts = /^(-?)([0-9]+)(?:\.([0-9]+))?e([+-][0-9]+)$/.exec(text);
  if (!parts) return text;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = parts;
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  return sign + digits.slice(0, point).padEnd(point, "0") + (digits.length > point ? `.${digits.slice(point)}` : "");
}

function listOf(data: readonly unknown[], convert: Convert): readonly [Value, () => boolean] {
  const items: ReturnType<typeof readyCell>[] = [];
  const fill = () => {
    for (const each of data) {
      const item = convert(each);
      if (item === undefined) return false;
      items.push(readyCell(item, undefined));
    }
    return true;
  };
  return [new ListValue(items), fill];
}

function blockOf(
  data: ReadonlyMap<unknown, unknown>,
  convert: Convert,
  place: Place,
  context: Context,
): readonly [Value, () => boolean] {
  const { source } = place;
  const program = { kind: "program", source, statements: [], start: 0, end: 0 } as const;
  const file = { path: source.name, source, program, macros: new Map(), imported: new Set<never>(), block: undefined };
  const block = context.register(new Block({ kind: "filled" }));
  const part = addPart(file, block);
  block.rankParts();
  const fill = () => {
    for (const [name, each] of data) {
      const value = convert(each);
      if (value === undefined || typeof name !== "string" || !isName(name)) return false;
      const priority = { part, statement: context.nextStatement(), index: 0, inner: undefined };
      const cell = readyCell(value, undefined);
      block.add({ name, operator: "=>", private: false, cell, place, priority, isResult: false });
    }
    return true;
  };
  return [block, fill];
}
