import { inspectString } from "@cairn/puppet-expressions/functions/ruby";
import { printFloat, toText, kindOf } from "@cairn/puppet-expressions/values";
import { classNameOf } from "./classes.js";
import { endless, limits } from "./errors.js";
import {
  RAddress,
  RClass,
  RException,
  RHash,
  RMatch,
  RPuppet,
  RRange,
  RRegexp,
  RString,
  RSymbol,
  type RubyValue,
} from "./values.js";

type Piece = string | { readonly value: RubyValue };

/** Ruby's `to_s`. */
export function textOf(value: RubyValue): string {
  if (value instanceof RString) return value.text;
  if (value === null) return "";
  if (value instanceof RSymbol) return value.name;
  if (value instanceof RMatch) return value.groups[0] ?? "";
  if (value instanceof RException) return value.message;
  if (value instanceof RAddress) return value.text;
  if (value instanceof RRegexp) return regexpText(value);
  if (value instanceof RRange) return `${textOf(value.from)}${value.isExclusive ? "..." : ".."}${textOf(value.to)}`;
  return inspect(value);
}

/** Ruby's `inspect`. */
export function inspect(value: RubyValue): string {
  const pieces: string[] = [];
  let length = 0;
  const waiting: Piece[] = [{ value }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    if (typeof piece !== "string") {
      open(piece.value, waiting);
      continue;
    }
    pieces.push(piece);
    // Each piece counts, however short: they are kept until all are there.
    length += piece.length + 8;
    if (length > limits.text) endless("the text of a value is longer than 64 million characters");
  }
  return pieces.join("");
}

function open(value: RubyValue, waiting: Piece[]): void {
  if (Array.isArray(value)) {
    waiting.push("]");
    for (let index = value.length - 1; index >= 0; index--)
      waiting.push({ value: value[index]! }, index > 0 ? ", " : "");
    waiting.push("[");
  } else if (value instanceof RHash) {
    const entries = value.entries();
    waiting.push("}");
    for (let index = entries.length - 1; index >= 0; index--) {
      const [key, each] = entries[index]!;
      waiting.push({ value: each }, "=>", { value: key }, index > 0 ? ", " : "");
    }
    waiting.push("{");
  } else if (value instanceof RRange) {
    waiting.push({ value: value.to }, value.isExclusive ? "..." : "..", { value: value.from });
  } else waiting.push(inspectLeaf(value));
}

function inspectLeaf(value: Exclude<RubyValue, RubyValue[]>): string {
  if (value === null) return "nil";
  if (typeof value === "number") return printFloat(value);
  if (typeof value !== "object") return String(value);
  if (value instanceof RString) return inspectString(value.text);
  if (value instanceof RSymbol) return inspectSymbol(value.name);
  if (value instanceof RRegexp) return `/${value.source.replace(/(?<!\\)\//g, "\\/")}/${value.options}`;
  if (value instanceof RClass) return value.name;
  if (value instanceof RMatch) return inspectMatch(value);
  if (value instanceof RException) return `#<${value.className}: ${value.message}>`;
  if (value instanceof RPuppet) return puppetText(value);
  if (value instanceof RAddress) return `#<IPAddr: IPv${value.version}:${value.text}>`;
  return `#<${classNameOf(value)}>`;
}

function puppetText({ value }: RPuppet): string {
  if (kindOf(value) === "sensitive") return "Sensitive [value redacted]";
  return toText(value);
}

function inspectMatch({ groups, names }: RMatch): string {
  const nameOf = new Map([...names].map(([name, index]) => [index, name]));
  const inside = groups.map((group, index) => {
    const shown = group === undefined ? "nil" : inspectString(group);
    return index === 0 ? shown : `${nameOf.get(index) ?? index}:${shown}`;
  });
  return `#<MatchData ${inside.join(" ")}>`;
}

/** A regular expression as a group with its options. */
function regexpText({ source, options }: RRegexp): string {
  const off = [..."mix"].filter((option) => !options.includes(option)).join("");
  const on = [..."mix"].filter((option) => options.includes(option)).join("");
  return `(?${on}${off === "" ? "" : `-${off}`}:${source.replace(/(?<!\\)\//g, "\\/")})`;
}

function inspectSymbol(name: string): string {
  const isPlain =
    /^(?:[A-Za-z_\x80-\uffff][A-Za-z0-9_\x80-\uffff]*[?!=]?|\[\]=?|[-+*/%<>~!^&|]|\*\*|<=>|===?|=~|![=~]|<<|>>|<=|>=|[-+]@)$/.test(
      name,
    );
  return isPlain ? `:${name}` : `:${inspectString(name)}`;
}
