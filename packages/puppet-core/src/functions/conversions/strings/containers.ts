/**
 * Values as strings, by formats for their types: `string-format` parses one, `merge-formats` merges the program's with
 * the default ones, the most specific first, and here they are applied: to arrays and hashes without recursion, to the
 * values in them by `scalars`.
 */
import { grow, growText, resultOf, settle, type Deep } from "@cairn/evaluation";
import { isArray, isHash, type HashValue, type Value } from "../../../values/index.js";
import { elementsOf } from "../../iterators/iterate.js";
import { formatScalar } from "./scalars.js";
import { delimitersOf, refuseLetter, type FormatMap, type StringFormat } from "./string-format.js";
import { formatOf, usualInside } from "./usual-formats.js";

/** The depth of a container, and whether lines are broken for it. */
interface Indentation {
  readonly level: number;
  readonly isFirst: boolean;
  readonly isIndenting: boolean;
}

/** Any value as a string, by the formats for its type and for the types of its elements. */
export function formatValue(value: Value, formats: FormatMap): string {
  return settle(formatting(value, formats, { level: 0, isFirst: true, isIndenting: false }));
}

function* formatting(value: Value, formats: FormatMap, indentation: Indentation): Deep<string> {
  if (isArray(value)) return yield* resultOf(formatArray(value, formats, indentation));
  if (isHash(value)) return yield* resultOf(formatHash(value, formats, indentation));
  if (typeof value === "object" && value?.kind === "iterator") {
    return yield* resultOf(formatArray(elementsOf(value) ?? [], formats, indentation));
  }
  return formatScalar(value, formatOf(value, formats));
}

function isContainer(value: Value): boolean {
  return isArray(value) || isHash(value);
}

/** Containers in containers have the top-level formats, other elements those of the container. */
function formatsInside(value: Value, formats: FormatMap, format: StringFormat): FormatMap {
  return isContainer(value) ? formats : (format.inside ?? usualInside);
}

function padding({ level }: Indentation): string {
  return " ".repeat(2 * level);
}

/** The text before a container that begins on its own line. */
function lineBreak(indentation: Indentation): string {
  const breaks = indentation.isIndenting && indentation.level > 0 && !indentation.isFirst;
  return breaks ? `\n${padding(indentation)}` : "";
}

/** What an array or hash takes while the strings of its parts are joined. */
const bytesOfContainer = 256;

function* formatArray(array: readonly Value[], formats: FormatMap, outer: Indentation): Deep<string> {
  const format = formatOf(array, formats);
  if (!"asp".includes(format.letter)) return refuseLetter("Array", format, "asp");
  const indentation = { ...outer, isIndenting: format.alternate || outer.isIndenting };
  const inner: Indentation = { level: outer.level + 1, isFirst: false, isIndenting: format.alternate };
  grow(bytesOfContainer);
  const strings: string[] = [];
  for (const value of array) {
    strings.push(yield* resultOf(formatting(value, formatsInside(value, formats, format), inner)));
  }
  const [open, close] = delimitersOf(format, ["[", "]"]);
  return lineBreak(indentation) + open + joinElements(array, strings, format, padding(inner)) + close;
}

function joinElements(
  array: readonly Value[],
  strings: readonly string[],
  format: StringFormat,
  indent: string,
): string {
  const separator = format.separator ?? ", ";
  const breaksAll = format.alternate && format.width !== undefined && widestRun(array, strings) > format.width;
  const pieces: string[] = [];
  growJoined(strings, separator.length + indent.length + 1);
  for (const [index, value] of array.entries()) {
    const startsLine = breaksAll && !isContainer(value);
    if (index === 0) {
      if (startsLine) pieces.push(" ");
    } else {
      pieces.push(separator);
      const afterContainer = format.alternate && isContainer(array[index - 1]!) && !isContainer(value);
      if (startsLine || afterContainer) {
        if (!endOfText(pieces).endsWith("\n")) trimEnd(pieces);
        pieces.push(`\n${indent}`);
      }
    }
    if (strings[index]!.startsWith("\n") && endOfText(pieces).endsWith(" ")) trimEnd(pieces);
    pieces.push(strings[index]!);
  }
  return pieces.join("");
}

/** Counts the joined strings, with separators of `between` UTF-16 units, before they are made. */
function growJoined(strings: readonly string[], between: number): void {
  growText(strings.reduce((sum, text) => sum + text.length + between, 0));
}

function endOfText(pieces: readonly string[]): string {
  return pieces.findLast((piece) => piece !== "") ?? "";
}

/** Looked for once in a row of blanks, not at each of them. */
const blanksAtEnd = /(?<![\0\t-\r ])[\0\t-\r ]+$/;

/** Removes the blanks from the end of the output so far. */
function trimEnd(pieces: string[]): void {
  for (let index = pieces.length - 1; index >= 0; index--) {
    pieces[index] = pieces[index]!.replace(blanksAtEnd, "");
    if (pieces[index] !== "") return;
  }
}

/** The length of the longest run of elements between containers. */
function widestRun(array: readonly Value[], strings: readonly string[]): number {
  let [widest, run] = [0, 0];
  for (const [index, value] of array.entries()) {
    run = isContainer(value) ? 0 : run + Array.from(strings[index]!).length;
    widest = Math.max(widest, run);
  }
  return widest;
}

function* formatHash(hash: HashValue, formats: FormatMap, outer: Indentation): Deep<string> {
  const format = formatOf(hash, formats);
  if (format.letter === "a") return yield* resultOf(formatArray([...hash.entries()], formats, outer));
  if (!"hsp".includes(format.letter)) return refuseLetter("Hash", format, "hasp");
  const indentation = { ...outer, isIndenting: format.alternate || outer.isIndenting };
  const inner: Indentation = { level: outer.level + 1, isFirst: true, isIndenting: false };
  grow(bytesOfContainer);
  const entries: string[] = [];
  for (const [key, value] of hash.entries()) {
    const keyText = yield* resultOf(formatting(key, formatsInside(key, formats, format), inner));
    const valueText = yield* resultOf(formatting(value, formatsInside(value, formats, format), inner));
    entries.push(`${format.alternate ? padding(inner) : ""}${keyText}${format.separator2 ?? " => "}${valueText}`);
  }
  const [open, close] = delimitersOf(format, ["{", "}"]);
  growJoined(entries, entrySeparator(format).length);
  const body = entries.join(entrySeparator(format));
  const inside = format.alternate ? `\n${body}\n${padding(indentation)}` : body;
  return lineBreak(indentation) + open + inside + close;
}

/** Each entry of a hash in the alternate form has its own line. */
function entrySeparator({ separator = ", ", alternate }: StringFormat): string {
  if (!alternate) return separator;
  return separator.endsWith("\n") ? `${separator}\n` : `${separator.replace(blanksAtEnd, "")}\n`;
}
