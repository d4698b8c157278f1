import { bytesOfText } from "@cairn/diagnostics";
import { bytesOfString } from "./bytes.js";
import { decodeWide } from "./encoding.js";
import { inspectString } from "@cairn/puppet-core/functions/ruby";
import { inspectSymbol } from "@cairn/puppet-core/values";
import { printFloat } from "@cairn/puppet-core/values";
import { classNameOf } from "./classes.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { printAddress, printInFull } from "./internet-address.js";
import { isContainer } from "./hash.js";
import type { Meter } from "./meter.js";
import { nestedText, type NestedSyntax } from "./nested-text.js";
import {
  RAddress,
  RClass,
  REnumerator,
  RException,
  type RHash,
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
  return isNested(value) ? inspect(value, meter) : plainText(value);
}

/** Ruby's `to_s` of a value without contents. */
export function plainText(value: Exclude<RubyValue, RubyValue[]>): string {
  if (value instanceof RString) return value.text;
  if (value === null) return "";
  if (value instanceof RSymbol) return value.name;
  if (value instanceof RMatch) return value.groups[0] ?? "";
  if (value instanceof RException) return value.message;
  if (value instanceof RAddress) return printAddress(value.address);
  if (value instanceof RForeign) return value.text;
  return value instanceof RRegexp ? regexpText(value) : inspectPlain(value);
}

const rubySyntax: NestedSyntax = {
  list: ["[", ", ", "]"],
  hash: ["{", ", ", "}"],
  arrow: "=>",
  leaf: inspect,
  set: ["#<Set: {", ", ", "}>"],
  range: bracketsOfRange,
  enumerator: ({ method, args }, meter) => ["#<Enumerator: ", "", `:${method}${argumentsOf(args, meter)}>`],
  itself: (value) => (Array.isArray(value) ? "[...]" : value instanceof RSet ? "#<Set: {...}>" : "{...}"),
};

function bracketsOfRange({ from, to, isExclusive }: RRange): readonly [string, string, string] {
  const dots = isExclusive ? "..." : "..";
  if ((from === null) === (to === null)) return ["", dots, ""];
  return from === null ? [dots, "", ""] : ["", "", dots];
}

/** Some values have texts of their own. */
function syntaxWith(texts: ReadonlyMap<RubyValue, string>): NestedSyntax {
  return { ...rubySyntax, leaf: (value, meter) => texts.get(value) ?? inspect(value, meter) };
}

/** The arguments of an enumerator; what those contain isn't shown. */
function argumentsOf(args: readonly RubyValue[], meter: Meter): string {
  if (args.length === 0) return "";
  const shown = args.map((each) => (isNested(each) ? "..." : inspect(each, meter)));
  return `(${shown.join(", ")})`;
}

function isNested(value: RubyValue): value is RubyValue[] | RHash | RSet | RRange | REnumerator {
  return isContainer(value) || value instanceof RSet || value instanceof RRange || value instanceof REnumerator;
}

/** Ruby's `inspect`; `texts` are those of objects that have an own one. */
export function inspect(value: RubyValue, meter: Meter, texts?: ReadonlyMap<RubyValue, string>): string {
  if (isNested(value)) return nestedText(value, texts ? syntaxWith(texts) : rubySyntax, meter);
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
  if (value instanceof RString) return value.isBinary ? inspectBytes(value) : inspectString(value.text);
  if (value instanceof RSymbol) return inspectSymbol(value.name);
  if (value instanceof RRegexp) return `/${value.source.replace(/(?<!\\)\//g, "\\/")}/${value.options}`;
  if (value instanceof RClass) return value.name;
  if (value instanceof RMatch) return inspectMatch(value);
  if (value instanceof RException) return `#<${value.className}: ${value.message}>`;
  if (value instanceof RForeign) return value.inspected;
  if (value instanceof RAddress) {
    const { address } = value;
    const mask = printInFull({ ...address, bits: address.mask, zone: "" });
    return `#<IPAddr: IPv${address.version}:${printInFull(address)}/${mask}>`;
  }
  return `#<${classNameOf(value)}>`;
}

/** A string of bytes: those that are no ASCII have two hexadecimal digits. */
function inspectBytes(value: RString): string {
  const wide = /^UTF-(16|32)(LE)?/.exec(value.encoding ?? "");
  if (wide) return inspectWide(bytesOfString(value), Number(wide[1]) / 8, wide[2] !== undefined);
  const { text } = value;
  const signs = Array.from(text, (sign) =>
    /[\0-\x06\x0e-\x1a\x1c-\x1f\x7f-\xff]/.test(sign)
      ? `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`
      : inspectString(sign).slice(1, -1),
  );
  return `"${signs.join("").replace(/#(?=[{$@])/g, "\\#")}"`;
}

/** Whatever isn't ASCII is escaped. */
function inspectWide(bytes: Uint8Array, size: number, isLittle: boolean): string {
  const shown = inspectString(decodeWide(bytes, size, isLittle));
  return shown.replace(/[^\0-\x7f]/gu, (sign) => {
    const code = sign.codePointAt(0)!.toString(16).toUpperCase();
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
  });
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

/** A value in the words of errors about missing methods. */
export function describeReceiver(receiver: RubyValue, interpreter: Interpreter): string {
  if (receiver === null) return "nil:NilClass";
  if (receiver instanceof RObject && receiver.body.name === "Object") return "main:Object";
  if (receiver instanceof RForeign && receiver.inspected.startsWith("#<")) return receiver.inspected;
  if (receiver instanceof RForeign || receiver instanceof RObject) return `#<${classNameOf(receiver)}>`;
  if (receiver instanceof RClass) {
    const isClass = interpreter.world.body(receiver.name).isClass;
    return `${receiver.name}:${isClass ? "Class" : "Module"}`;
  }
  const shown = inspect(receiver, interpreter);
  if (shown.startsWith("#")) return shown;
  return shown.length > 65 ? `#<${classNameOf(receiver)}>` : `${shown}:${classNameOf(receiver)}`;
}
