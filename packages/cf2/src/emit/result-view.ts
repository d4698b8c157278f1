import type { Container, View } from "@cairn/store";
import { Block } from "../blocks/block.js";
import type { Contents, Entry } from "../evaluate/materialize.js";
import { isNumber, isText, ListValue, textOf, UNDEFINED, type NumberValue, type Value } from "../values/value.js";

/** How numbers are printed: with the digits as written, or without leading zeros, as JSON requires. */
export type Digits = "written" | "plain";

/** The result as the store's writers read it. */
export function resultView(contents: Contents, digits: Digits): View {
  return {
    container: (value) => containerOf(value as Value, contents),
    value: (entry) => entry,
    scalar(value, layout, inline) {
      const scalar = value as Value;
      if (isNumber(scalar)) return layout.number(digits === "written" ? scalar.digits : plainDigits(scalar));
      if (isText(scalar)) return layout.quote(textOf(scalar), inline);
      return typeof scalar === "boolean" ? String(scalar) : layout.null;
    },
  };
}

/** A number in JSON notation; few numbers need a change. */
export function plainDigits({ digits }: NumberValue): string {
  return digits.charCodeAt(0) > ZERO || digits.length === 1 ? digits : digits.replace(/^(-?)0+(?=[0-9])/, "$1");
}

const ZERO = 48;

function containerOf(value: Value, contents: Contents): Container | undefined {
  const named = value instanceof Block;
  if (!named && !(value instanceof ListValue)) return undefined;
  const entries = contents.get(value)!;
  return { object: value, named, size: entries.length, entries: () => new Pairs(entries) };
}

/**
 * Iterates over names and values. Reuses one pair: a result may have millions, and the writer looks at one at a time.
 */
class Pairs implements Iterator<readonly [string, Value]> {
  private readonly entries: readonly Entry[];
  private readonly pair: [string, Value] = ["", UNDEFINED];
  private readonly result: { done: boolean; value: [string, Value] } = { done: false, value: this.pair };
  private index = 0;

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
  }

  next(): IteratorResult<readonly [string, Value], undefined> {
    const entry = this.entries[this.index++];
    if (!entry) return { done: true, value: undefined };
    this.pair[0] = entry.name;
    this.pair[1] = entry.value;
    return this.result as IteratorYieldResult<readonly [string, Value]>;
  }
}
