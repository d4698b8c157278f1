import { Failure, growRewritten, Pieces } from "@cairn/evaluation";
import { pushAll } from "@cairn/diagnostics";
import { printFloat } from "../numbers.js";
import { toText } from "../print.js";
import { printRegexp } from "../quote.js";
import { isArray, isHash, kindOf, type Value } from "../value.js";

type Piece = { readonly text: string } | { readonly value: Value };

/** A value as a string after Puppet has passed it to Ruby: nested values look as Ruby writes them. */
export function rubyText(value: Value): string {
  if (typeof value === "string") return value;
  if (value === null) return "";
  return isArray(value) || isHash(value) ? rubyInspect(value) : toText(value);
}

/** A value as Ruby would write it in a program. */
export function rubyInspect(value: Value): string {
  const pieces = new Pieces();
  const waiting: Piece[] = [{ value }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    pieces.step();
    if ("text" in piece) pieces.add(piece.text);
    else if (isArray(piece.value)) pushAll(waiting, enclose("[", piece.value.map(one), "]").reverse());
    else if (isHash(piece.value)) pushAll(waiting, enclose("{", [...piece.value.entries()].map(entry), "}").reverse());
    else pieces.add(inspectLeaf(piece.value));
  }
  return pieces.join();
}

function one(value: Value): Piece[] {
  return [{ value }];
}

function entry([key, value]: readonly [Value, Value]): Piece[] {
  return [{ value: key }, { text: "=>" }, { value }];
}

function enclose(open: string, elements: readonly Piece[][], close: string): Piece[] {
  const inside = elements.flatMap((element, index) => (index > 0 ? [{ text: ", " }, ...element] : element));
  return [{ text: open }, ...inside, { text: close }];
}

function inspectLeaf(value: Value): string {
  if (value === null) return "nil";
  if (typeof value === "string") return inspectString(value);
  if (typeof value === "number") return printFloat(value);
  if (typeof value !== "object" || isArray(value)) return String(value);
  switch (value.kind) {
    case "default":
      return ":default";
    case "symbol":
      return inspectSymbol(value.text);
    case "sensitive":
      return "#<Sensitive [value redacted]>";
    case "regexp":
      return inspectString(printRegexp(value.source));
    case "timestamp":
    case "timespan":
    case "version":
    case "versionRange":
    case "binary":
      return inspectString(toText(value));
    default:
      return toText(value);
  }
}

const escapes: Readonly<Record<string, string>> = {
  "\x07": "\\a",
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\v": "\\v",
  "\f": "\\f",
  "\r": "\\r",
  "\x1b": "\\e",
  '"': '\\"',
  "\\": "\\\\",
};

/** A string as Ruby would write it in a program. */
export function inspectString(text: string, byBytes = false): string {
  if (byBytes) return inspectString(text).replace(/[^\0-\x7e]|\\u00(?=[01][0-9A-F]|7F)/gu, showBytes);
  growRewritten(text.length);
  const inside = text.replace(/[\0-\x1f"\\\x7f]|#(?=[{$@])|[\x80-\x84\x86-\x9f\p{Cn}\u2028\u2029]/gu, (character) => {
    if (character === "#") return "\\#";
    const code = character.codePointAt(0)!.toString(16).toUpperCase();
    return escapes[character] ?? (code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`);
  });
  return `"${inside}"`;
}

/** A symbol as Ruby would write it in a program. */
export function inspectSymbol(name: string): string {
  const isPlain =
    /^(?:@{0,2}[A-Za-z_\x80-\uffff][A-Za-z0-9_\x80-\uffff]*[?!=]?|\[\]=?|[-+*/%<>~!^&|]|\*\*|<=>|===?|=~|![=~]|<<|>>|<=|>=|[-+]@)$/.test(
      name,
    );
  return isPlain ? `:${name}` : `:${inspectString(name)}`;
}

function showBytes(character: string): string {
  if (character.startsWith("\\")) return "\\x";
  return Array.from(new TextEncoder().encode(character), (byte) => `\\x${byte.toString(16).toUpperCase()}`).join("");
}

/** What `%d` makes of a value. */
export function toRubyInteger(value: Value): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new Failure("evaluation", Number.isNaN(value) ? "NaN" : printFloat(value));
    return BigInt(Math.trunc(value));
  }
  const text = asString(value);
  if (text === undefined) throw new Failure("evaluation", `can't convert ${rubyName(value)} into Integer`);
  return readInteger(text) ?? throwInvalidNumber("Integer", text);
}

/** What `%f` makes of a value that isn't an integer. */
export function toRubyFloat(value: Value): number {
  if (typeof value === "number") return value;
  if (typeof value === "bigint") return Number(value);
  const text = asString(value);
  if (text === undefined) throw new Failure("evaluation", `can't convert ${rubyName(value)} into Float`);
  return readFloat(text) ?? throwInvalidNumber("Float", text);
}

function throwInvalidNumber(name: "Integer" | "Float", text: string): never {
  throw new Failure("evaluation", invalidNumber(name, text));
}

/** Ruby's words for a string that isn't a number; for floats it shows the bytes. */
export function invalidNumber(name: "Integer" | "Float", text: string): string {
  return `invalid value for ${name}(): ${inspectString(text, name === "Float")}`;
}

function asString(value: Value): string | undefined {
  if (value === null || typeof value === "string") return value ?? "";
  if (kindOf(value) === "regexp") return printRegexp((value as { source: string }).source);
  return ["timestamp", "timespan", "version", "versionRange", "binary"].includes(kindOf(value) ?? "")
    ? toText(value)
    : undefined;
}

function rubyName(value: Value): string {
  if (value === null) return "nil";
  if (typeof value === "boolean") return String(value);
  if (isArray(value)) return "Array";
  const names: Readonly<Record<string, string>> = {
    hash: "Hash",
    default: "Symbol",
    symbol: "Symbol",
    sensitive: "Puppet::Pops::Types::PSensitiveType::Sensitive",
  };
  return names[kindOf(value) ?? ""] ?? "Object";
}

const prefixes: Readonly<Record<string, number>> = { b: 2, o: 8, d: 10, x: 16 };
const digitsOf: Readonly<Record<number, RegExp>> = {
  2: /^[01]+(?:_[01]+)*$/,
  8: /^[0-7]+(?:_[0-7]+)*$/,
  10: /^\d+(?:_\d+)*$/,
  16: /^[\da-f]+(?:_[\da-f]+)*$/i,
};

/**
 * Ruby's `Integer(text, radix)`; undefined if the string isn't an integer. Without a radix the prefix determines it.
 */
export function readInteger(text: string, radix?: number): bigint | undefined {
  const match = /^[\t-\r ]*([-+]?)(?:0([bodx])(?!_))?([^\s]+?)[\t-\r ]*$/i.exec(text);
  if (!match) return undefined;
  const [, sign, letter, body] = match as unknown as [string, string, string | undefined, string];
  const stated = letter && prefixes[letter.toLowerCase()];
  // In base 16 the `b` of `0b11` is a digit, as is the `d`.
  if (stated !== undefined && stated !== "" && radix !== undefined && radix !== stated) {
    return radix === 16 ? signed(sign, digits(`0${letter}${body}`, 16)) : undefined;
  }
  const isOctal = !stated && radix === undefined && /^0./.test(body);
  const rest = isOctal ? body.slice(1).replace(/^_(?=\d)/, "") : body;
  return signed(sign, digits(rest, stated || radix || (isOctal ? 8 : 10)));
}

function signed(sign: string, value: bigint | undefined): bigint | undefined {
  return value === undefined ? undefined : sign === "-" ? -value : value;
}

function digits(text: string, base: number): bigint | undefined {
  if (!digitsOf[base]?.test(text)) return undefined;
  const plain = text.replaceAll("_", "");
  if (base === 10) return BigInt(plain);
  return BigInt(`${base === 2 ? "0b" : base === 8 ? "0o" : "0x"}${plain}`);
}

/** Ruby's `Float(text)`; undefined if the string isn't a number. */
export function readFloat(text: string): number | undefined {
  const plain = text.replace(/^[\t-\r ]+|(?<![\t-\r ])[\t-\r ]+$/g, "").replace(/(?<=[\da-f])_(?=[\da-f])/gi, "");
  if (/^[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?$/i.test(plain)) return Number(plain);
  const match = /^([-+]?)0x([\da-f]+)(?:\.([\da-f]+))?(?:p([-+]?\d+))?$/i.exec(plain);
  if (!match) return undefined;
  const [, sign, whole, rest = "", power = "0"] = match;
  const value = Number(BigInt(`0x${whole}${rest}`)) * 2 ** (Number(power) - 4 * rest.length);
  return sign === "-" ? -value : value;
}
