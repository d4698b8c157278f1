import { bytesOfText } from "@cairn/diagnostics";
import { inspectString } from "@cairn/puppet-core/functions/ruby";
import { printFloat } from "@cairn/puppet-core/values";
import { classNameOf } from "./classes.js";
import { printAddress, printInFull } from "./internet-address.js";
import { isContainer } from "./hash.js";
import type { Meter } from "./meter.js";
import { nestedText, type NestedSyntax } from "./nested-text.js";
import {
  RAddress,
  RClass,
  RException,
  RMatch,
  RObject,
  RForeign,
  RRange,
  RRegexp,
  RSet,
  RString,
  RSymbol,
  type RubyValue,
} from "./values.js";

/** Ruby's `to_s`. */
export function textOf(value: RubyValue, meter: Meter): string {
  if (value instanceof RString) return value.text;
  if (value instanceof RRange && !(value.from instanceof RRange) && !(value.to instanceof RRange))
    return `${textOf(value.from, meter)}${value.isExclusive ? "..." : ".."}${textOf(value.to, meter)}`;
  return isContainer(value) || value instanceof RSet || value instanceof RRange
    ? inspect(value, meter)
    : plainText(value);
}

/** Ruby's `to_s` of a value without contents. */
export function plainText(value: Exclude<RubyValue, RubyValue[]>): string {
  if (value instanceof RString) return value.text;
  if (value === null) return "";
  if (value instanceof RSymbol) return value.name;
  if (value instanceof RMatch) return value.groups[0] ?? "";
  if (value instanceof RException) return value.message;
  if (value instanceof RAddress) return printAddress(value.address);
  return value instanceof RRegexp ? regexpText(value) : inspectPlain(value);
}

const rubySyntax: NestedSyntax = {
  list: ["[", ", ", "]"],
  hash: ["{", ", ", "}"],
  arrow: "=>",
  leaf: inspect,
  set: ["#<Set: {", ", ", "}>"],
  range: ({ isExclusive }) => ["", isExclusive ? "..." : "..", ""],
  itself: (value) => (Array.isArray(value) ? "[...]" : value instanceof RSet ? "#<Set: {...}>" : "{...}"),
};

/** Ruby's `inspect`. */
export function inspect(value: RubyValue, meter: Meter): string {
  if (isContainer(value) || value instanceof RSet || value instanceof RRange)
    return nestedText(value, rubySyntax, meter);
  if (value instanceof RString) meter.take(bytesOfText(mostPerCharacter * value.text.length));
  return inspectPlain(value);
}

/** `\u{10ffff}` is longest. */
const mostPerCharacter = 6;

/** Ruby's `inspect` of a value without contents. */
export function inspectPlain(value: Exclude<RubyValue, RubyValue[]>): string {
  if (value === null) return "nil";
  if (typeof value === "number") return printFloat(value);
  if (typeof value !== "object") return String(value);
  if (value instanceof RString) return inspectString(value.text);
  if (value instanceof RSymbol) return inspectSymbol(value.name);
  if (value instanceof RRegexp) return `/${value.source.replace(/(?<!\\)\//g, "\\/")}/${value.options}`;
  if (value instanceof RClass) return value.name;
  if (value instanceof RMatch) return inspectMatch(value);
  if (value instanceof RException) return `#<${value.className}: ${value.message}>`;
  if (value instanceof RForeign) return value.text;
  if (value instanceof RAddress) {
    const { address } = value;
    const mask = printInFull({ ...address, bits: address.mask, zone: "" });
    return `#<IPAddr: IPv${address.version}:${printInFull(address)}/${mask}>`;
  }
  return `#<${classNameOf(value)}>`;
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
    /^(?:@{0,2}[A-Za-z_\x80-\uffff][A-Za-z0-9_\x80-\uffff]*[?!=]?|\[\]=?|[-+*/%<>~!^&|]|\*\*|<=>|===?|=~|![=~]|<<|>>|<=|>=|[-+]@)$/.test(
      name,
    );
  return isPlain ? `:${name}` : `:${inspectString(name)}`;
}

/** A value in the words of errors about missing methods. */
export function describeReceiver(receiver: RubyValue, meter: Meter): string {
  if (receiver === null) return "nil:NilClass";
  if (receiver instanceof RObject && receiver.body.name === "Object") return "main:Object";
  if (receiver instanceof RForeign || receiver instanceof RObject) return `#<${classNameOf(receiver)}>`;
  if (receiver instanceof RClass) return `${receiver.name}:${classNameOf(receiver)}`;
  const shown = inspect(receiver, meter);
  return shown.length > 65 ? `#<${classNameOf(receiver)}>` : `${shown}:${classNameOf(receiver)}`;
}
