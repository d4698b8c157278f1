import { PuppetObject, showObject, stateOf } from "./objects.js";
import { Pattern } from "./pattern.js";
import { Hash, isList, type Value } from "./values.js";

/** A value in a string: undef is empty, strings are bare. */
export function toText(value: Value): string {
  if (typeof value === "string") return value;
  return value === null ? "" : print(value, false);
}

/** The parts of a string with interpolations. */
export function join(...parts: readonly Value[]): string {
  return parts.map(toText).join("");
}

/** A value as messages show it: as it is written in a program. */
export function inspect(value: Value): string {
  return print(value, true);
}

/** A piece that is text already. */
interface Text {
  readonly text: string;
}

function isText(piece: Value | Text): piece is Text {
  return typeof piece === "object" && piece !== null && Object.getPrototypeOf(piece) === Object.prototype;
}

function print(value: Value, isQuoted: boolean): string {
  const pieces: string[] = [];
  const waiting: (Value | Text)[] = [value];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    if (isText(piece)) pieces.push(piece.text);
    else if (isList(piece))
      open(
        waiting,
        "[",
        piece.map((item) => [item]),
        "]",
      );
    else if (piece instanceof Hash) {
      open(
        waiting,
        "{",
        piece.entries().map(([key, item]) => [key, { text: " => " }, item]),
        "}",
      );
    } else pieces.push(leafText(piece, isQuoted));
  }
  return pieces.join("");
}

function open(waiting: (Value | Text)[], start: string, items: readonly (Value | Text)[][], end: string): void {
  waiting.push({ text: end });
  for (let index = items.length - 1; index >= 0; index--) {
    for (let at = items[index]!.length - 1; at >= 0; at--) waiting.push(items[index]![at]!);
    if (index > 0) waiting.push({ text: ", " });
  }
  waiting.push({ text: start });
}

function leafText(value: Exclude<Value, readonly Value[] | Hash>, isQuoted: boolean): string {
  if (value === null) return isQuoted ? "undef" : "";
  if (typeof value === "string") return isQuoted ? quote(value) : value;
  if (typeof value === "number") return printFloat(value);
  if (value instanceof Pattern) return printPattern(value);
  return value instanceof PuppetObject ? showObject(value) : String(value);
}

/** A float as Puppet prints it: `1.0`, `1.0e-05`, `1.0e+20`. */
export function printFloat(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? "-0.0" : "0.0";
  const size = Math.abs(value);
  if (size < 1e-4 || size >= 1e15) return printExponent(value);
  const text = String(value);
  return text.includes(".") ? text : `${text}.0`;
}

function printExponent(value: number): string {
  const [mantissa, exponent] = value.toExponential().split("e") as [string, string];
  const digits = exponent.slice(1).padStart(2, "0");
  return `${mantissa.includes(".") ? mantissa : `${mantissa}.0`}e${exponent.charAt(0)}${digits}`;
}

/** A pattern between slashes. */
function printPattern({ source }: Pattern): string {
  return `/${source.replace(/\\[\s\S]|\//g, (piece) => (piece === "/" ? "\\/" : piece))}/`;
}

/** A string in quotes: in single ones where they can hold it. */
export function quote(text: string): string {
  if (/[\0-\x1f]/.test(text)) return doubleQuote(text);
  // A backslash counts only together with what follows it; one at the end is left alone.
  return `'${text.replace(/\\[\s\S]|'/gu, (piece) => (piece === "'" ? "\\'" : piece))}'`;
}

const escapes: Readonly<Record<string, string>> = {
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  '"': '\\"',
  $: "\\$",
  "\\": "\\\\",
};

function doubleQuote(text: string): string {
  const inside = text.replace(/[\0-\x1f"$\\]/g, (character) => {
    return escapes[character] ?? `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`;
  });
  return `"${inside}"`;
}

/** What messages call a value. */
export function labelOf(value: Value): string {
  if (value === null) return "Undef Value";
  if (isList(value)) return "Array";
  if (typeof value === "string") return "String";
  if (typeof value === "bigint") return "Integer";
  if (typeof value === "number") return "Float";
  if (typeof value === "boolean") return "Boolean";
  if (value instanceof Hash) return "Hash";
  return value instanceof Pattern ? "Regexp" : "Object";
}

/** A label with `a` or `an`, as Puppet chooses it. */
export function withArticle(label: string): string {
  const first = /^["']/.test(label) ? label.charAt(1) : label.charAt(0);
  return `${/[aeiouy]/i.test(first) ? "an" : "a"} ${label}`;
}

/** A value for a message: with its kind, and not too long. */
export function describe(value: Value): string {
  if (value === null) return "undef";
  if (value instanceof PuppetObject) return `this ${stateOf(value).type.name}`;
  const text = inspect(value);
  return `the ${labelOf(value)} \`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
}
