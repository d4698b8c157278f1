import { bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import type { Meter } from "../values/meter.js";
import { raise } from "../values/errors.js";
import { RHash, RRegexp, RString, RSymbol, type RubyValue } from "../values/values.js";
import { needText, str, type MethodCall } from "./method.js";
import { allMatches, groupValue } from "./patterns.js";

export function capitalize(text: string): string {
  const [first] = text;
  return first === undefined ? "" : first.toUpperCase() + text.slice(first.length).toLowerCase();
}

export function swapCase(text: string): string {
  return Array.from(text, (each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase())).join("");
}

/** The lines of a string, each with its line ending. */
export function linesOf(text: string, meter: Meter): string[] {
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) meter.take(2 * bytesOfStep);
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

/** The lines of a string by `String#lines`' arguments: what ends a line ("" is an empty line, nil nothing), and `chomp`. */
export function separateLines(text: string, args: readonly RubyValue[], meter: Meter): string[] {
  const options = args.at(-1);
  const isChomped = options instanceof RHash && (options.get(RSymbol.of("chomp"), meter) ?? null) === true;
  const [end] = args.filter((each) => !(each instanceof RHash));
  const separator = end === undefined ? "\n" : end === null ? undefined : needText(end);
  const lines =
    separator === "" ? paragraphs(text) : separator === undefined ? [text] : endingIn(text, separator, meter);
  if (!isChomped || separator === undefined) return lines;
  const atEnd = separator === "\n" ? /\r?\n$/ : /\n+$/;
  const isPlain = separator !== "\n" && separator !== "";
  return lines.map((line) => (isPlain ? line.slice(0, lengthWithout(line, separator)) : line.replace(atEnd, "")));
}

function endingIn(text: string, separator: string, meter: Meter): string[] {
  if (separator === "\n") return linesOf(text, meter);
  const parts = text.split(separator);
  meter.take(2 * bytesOfStep * parts.length);
  const last = parts.pop()!;
  return [...parts.map((part) => part + separator), ...(last === "" ? [] : [last])];
}

function lengthWithout(line: string, end: string): number {
  return line.endsWith(end) ? line.length - end.length : line.length;
}

/** Parts that end with an empty line; of several only the first counts. */
function paragraphs(text: string): string[] {
  const parts = text.replace(/^\n+/, "").split(/\n{2,}/);
  const last = parts.pop()!;
  return [...parts.map((part) => `${part}\n\n`), ...(last === "" ? [] : [last])];
}

/** The length of a string in characters: a surrogate pair is one. */
export function countCharacters(text: string): number {
  if (!/[\ud800-\udbff]/.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Pads a string to a width. */
export function justify(text: string, width: number, pad: string, isRight: boolean, meter: Meter): string {
  if (pad === "") raise("ArgumentError", "zero width padding");
  const missing = width - countCharacters(text);
  if (missing <= 0) return text;
  meter.take(bytesOfText(missing + pad.length, width + text.length + pad.length));
  const fill = pad.repeat(Math.ceil(missing / pad.length)).slice(0, missing);
  return isRight ? fill + text : text + fill;
}

export function center(text: string, width: number, pad: string, meter: Meter): string {
  if (pad === "") raise("ArgumentError", "zero width padding");
  const length = countCharacters(text);
  const missing = width - length;
  if (missing <= 0) return text;
  const left = justify(text, length + Math.floor(missing / 2), pad, true, meter);
  return justify(left, width, pad, false, meter);
}

/** The characters of a set such as `a-z` or `^0-9`. */
function members(set: string): { readonly list: readonly string[]; readonly isNegated: boolean } {
  const isNegated = set.length > 1 && set.startsWith("^");
  const signs = [...(isNegated ? set.slice(1) : set)];
  const list: string[] = [];
  for (let at = 0; at < signs.length; at++) {
    if (signs[at] === "\\" && at + 1 < signs.length) list.push(signs[++at]!);
    else if (signs[at + 1] === "-" && at + 2 < signs.length) {
      const [from, to] = [signs[at]!.codePointAt(0)!, signs[at + 2]!.codePointAt(0)!];
      if (from > to)
        raise("ArgumentError", `invalid range "${signs[at]!}-${signs[at + 2]!}" in string transliteration`);
      for (let point = from; point <= to && list.length < 70_000; point++) list.push(String.fromCodePoint(point));
      at += 2;
    } else list.push(signs[at]!);
  }
  return { list, isNegated };
}

function testOf(sets: readonly string[]): (sign: string) => boolean {
  const all = sets.map((set) => {
    const { list, isNegated } = members(set);
    const known = new Set(list);
    return (sign: string) => known.has(sign) !== isNegated;
  });
  return (sign) => all.every((test) => test(sign));
}

/** A string without the characters that are in all sets. */
export function deleteSigns(text: string, sets: readonly string[]): string {
  const test = testOf(sets);
  return [...text].filter((sign) => !test(sign)).join("");
}

/** A string in which no character of the sets is repeated. */
export function squeeze(text: string, sets: readonly string[]): string {
  const test = sets.length === 0 ? () => true : testOf(sets);
  let before: string | undefined;
  return [...text]
    .filter((sign) => {
      const isKept = sign !== before || !test(sign);
      before = sign;
      return isKept;
    })
    .join("");
}

/** `tr`: replaces the characters of one set by those at the same positions of another. */
export function translateSigns(text: string, from: string, to: string): string {
  const { list, isNegated } = members(from);
  const targets = members(to).list;
  const last = targets.at(-1);
  const places = new Map(list.map((sign, index) => [sign, index]));
  return Array.from(text, (sign) => {
    const place = places.get(sign);
    if (isNegated) return place === undefined ? (last ?? "") : sign;
    return place === undefined ? sign : (targets[place] ?? last ?? "");
  }).join("");
}

/** `split`: by blanks, by a string or by a pattern. Trailing empty parts are omitted unless there is a limit. */
export function splitText(text: string, separator: RubyValue | undefined, limit: number, call: MethodCall): RubyValue {
  const parts = partsOf(text, separator ?? null, limit, call);
  if (limit === 0) while (parts.length > 0 && isEmpty(parts.at(-1)!)) parts.pop();
  return parts;
}

function isEmpty(value: RubyValue): boolean {
  return value instanceof RString && value.text === "";
}

function partsOf(text: string, separator: RubyValue, limit: number, call: MethodCall): RubyValue[] {
  if (text === "") return [];
  if (limit === 1) return [str(text)];
  const isBlank = separator === null || (separator instanceof RString && separator.text === " ");
  if (isBlank) return partsBetween(text.replace(/^[\s\0]+/, ""), new RRegexp("[\\s\\0]+", ""), limit, call);
  if (!(separator instanceof RRegexp)) needText(separator);
  return partsBetween(text, separator, limit, call);
}

function partsBetween(text: string, separator: RubyValue, limit: number, call: MethodCall): RubyValue[] {
  const before = call.interpreter.lastMatch;
  const matches = allMatches(separator, text, call.interpreter);
  call.interpreter.lastMatch = before;
  const parts: RubyValue[] = [];
  let from = 0;
  for (const { groups, at } of matches) {
    if (limit > 0 && parts.length >= limit - 1) break;
    const end = at + groups[0]!.length;
    // An empty match between two characters separates them, but not at the ends.
    if (groups[0] === "" && (at === 0 || at >= text.length)) continue;
    parts.push(
      str(text.slice(from, at)),
      ...groups
        .slice(1)
        .filter((group) => group !== undefined)
        .map(groupValue),
    );
    from = end;
  }
  parts.push(str(text.slice(from)));
  return parts;
}
