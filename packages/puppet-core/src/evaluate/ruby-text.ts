import { growRewritten, Pieces } from "@cairn/evaluation";
import { inspect, toText } from "../values/print.js";
import { printFloat } from "../values/numbers.js";
import { printRegexp } from "../values/quote.js";
import { patternProblem } from "../patterns/problem.js";
import { isArray, isHash, kindOf, type Value } from "../values/value.js";

type Piece = { readonly text: string } | { readonly value: Value };

/** A value in the form of Ruby's `to_s`, which some of Puppet's messages use: `["a", nil]`, `{"a"=>1}`. */
export function rubyText(value: Value): string {
  if (value === null) return "";
  if (!isArray(value) && !isHash(value)) {
    return kindOf(value) === "regexp" ? regexpText((value as { source: string }).source) : toText(value);
  }
  const pieces = new Pieces();
  const waiting: Piece[] = [{ value }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    pieces.step();
    if ("text" in piece) pieces.add(piece.text);
    else if (isArray(piece.value)) openArray(piece.value, waiting);
    else if (isHash(piece.value)) openHash([...piece.value.entries()], waiting);
    else pieces.add(rubyInspect(piece.value));
  }
  return pieces.join();
}

/** A regular expression as a group with all its options; if the whole of it is a group with options, with those. */
function regexpText(source: string): string {
  const options = new Set<string>();
  let inside = source;
  for (;;) {
    const [all, on, off, rest] = /^\(\?([mix]*)(?:-([mix]*))?([:)])/.exec(inside) ?? [];
    const isWhole = rest === ")" || (rest === ":" && inside.endsWith(")") && isOneGroup(inside));
    if (all === undefined || !isWhole) break;
    for (const option of on!) options.add(option);
    for (const option of off ?? "") options.delete(option);
    inside = inside.slice(all.length, rest === ":" ? -1 : undefined);
    if (rest === ":") break;
  }
  const [on, off] = [true, false].map((wanted) => [..."mix"].filter((each) => options.has(each) === wanted).join(""));
  return `(?${on}${off === "" ? "" : `-${off}`}:${inside.replace(/(?<!\\)\//g, "\\/")})`;
}

/** Whether the parenthesis at the start is closed at the end. */
function isOneGroup(source: string): boolean {
  return patternProblem(source.slice(source.indexOf(":") + 1, -1)) === undefined;
}

function openArray(array: readonly Value[], waiting: Piece[]): void {
  waiting.push({ text: "]" });
  for (let index = array.length - 1; index >= 0; index--) {
    waiting.push({ value: array[index]! }, { text: index > 0 ? ", " : "" });
  }
  waiting.push({ text: "[" });
}

function openHash(entries: readonly (readonly [Value, Value])[], waiting: Piece[]): void {
  waiting.push({ text: "}" });
  for (let index = entries.length - 1; index >= 0; index--) {
    const [key, value] = entries[index]!;
    waiting.push({ value }, { text: "=>" }, { value: key }, { text: index > 0 ? ", " : "" });
  }
  waiting.push({ text: "{" });
}

const escapes: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\t": "\\t",
  "\r": "\\r",
  "\x1b": "\\e",
  "\x07": "\\a",
  "\b": "\\b",
  "\v": "\\v",
  "\f": "\\f",
  '"': '\\"',
  "\\": "\\\\",
};

function rubyInspect(value: Value): string {
  if (value === null) return "nil";
  if (typeof value === "string") return quoteForRuby(value);
  if (typeof value === "number") return printFloat(value);
  if (kindOf(value) === "default") return ":default";
  if (kindOf(value) === "regexp") return printRegexp((value as { source: string }).source);
  return typeof value === "object" ? inspect(value) : String(value);
}

/** A string in the form of Ruby's `inspect`. */
export function quoteForRuby(text: string): string {
  growRewritten(text.length);
  const inside = text.replace(/[\0-\x1f"\\\x7f]|#(?=[{$@])/g, (character) => {
    if (character === "#") return "\\#";
    return escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  });
  return `"${inside}"`;
}
