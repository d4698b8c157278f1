import { unprintable } from "./analysis.js";
import type { Page } from "./page.js";
import { finalStyle, type Scalar, type Style } from "./style.js";

type Writer = (page: Page, text: string, mayBreak: boolean) => void;

const writers: Readonly<Record<Style, Writer>> = {
  plain: writePlain,
  single: writeSingleQuoted,
  double: writeDoubleQuoted,
  literal: writeLiteral,
  folded: writeFolded,
};

/** Writes a scalar at the current position; continuation lines are indented one level more. */
export function writeScalar(page: Page, scalar: Scalar, isKey: boolean): void {
  const style = finalStyle(scalar, isKey);
  const tag = scalar.tag ?? (scalar.isOther && style !== "plain" ? "!" : undefined);
  if (tag !== undefined) page.sign(tag);
  const { indent } = page;
  page.indent = Math.max(indent, 0) + page.layout.step;
  writers[style](page, scalar.text, !isKey);
  page.indent = indent;
}

function writePlain(page: Page, text: string, mayBreak: boolean): void {
  if (!page.isBlank && text !== "") page.put(" ");
  writeWords(page, text, mayBreak ? "only" : "none");
  page.isBlank = page.isIndented = false;
}

/**
 * Writes words and the blanks between them: a single blank, or the last of several, may end a line that is long enough.
 */
function writeWords(page: Page, text: string, breaks: "only" | "last" | "none"): void {
  for (const { 0: part, index } of text.matchAll(/ +|[^ ]+/g)) {
    const isInside = part.startsWith(" ") && index > 0 && index + part.length < text.length;
    const mayBreak = isInside && (breaks === "last" || (breaks === "only" && part.length === 1));
    if (mayBreak) page.put(part.slice(1));
    if (mayBreak && page.column > page.layout.width) page.startLine();
    else writeRun(page, mayBreak ? " " : part);
    page.isIndented &&= part.startsWith(" ");
  }
}

/** Columns count characters, not UTF-16 units. */
function writeRun(page: Page, text: string): void {
  page.put(text);
  for (const character of text) page.column -= character.length - 1;
}

/** A single line break would be folded to a blank, so there is one more. */
function writeSingleQuoted(page: Page, text: string, mayBreak: boolean): void {
  page.sign("'");
  const lines = text.split("\n");
  lines.forEach((line, index) => {
    const isLast = index === lines.length - 1;
    if (index > 0 && (line !== "" || isLast)) page.startLine();
    writeWords(page, line.replaceAll("'", "''"), mayBreak ? "only" : "none");
    if (isLast) return;
    if (line !== "" || index === 0) page.endLine();
    page.endLine();
    page.isIndented = true;
  });
  page.add("'");
}

const escapes: Readonly<Record<string, string>> = {
  "\0": "0",
  "\x07": "a",
  "\b": "b",
  "\t": "t",
  "\n": "n",
  "\v": "v",
  "\f": "f",
  "\r": "r",
  "\x1b": "e",
  '"': '"',
  "\\": "\\",
  "\x85": "N",
  "\u2028": "L",
  "\u2029": "P",
};

/** A blank at the beginning of a line, which would be lost, is escaped. */
function writeDoubleQuoted(page: Page, text: string, mayBreak: boolean): void {
  page.sign('"');
  page.expect(text.length);
  const characters = [...text];
  let isAfterBlank = false;
  characters.forEach((character, index) => {
    const isInside = index > 0 && index < characters.length - 1;
    const isBlank = character === " ";
    if (isBlank && mayBreak && !isAfterBlank && isInside && page.column > page.layout.width) {
      page.startLine();
      if (characters[index + 1] === " ") page.put("\\");
    } else if (isEscaped(character)) page.put(escaped(character));
    else page.putCharacter(character);
    isAfterBlank = isBlank;
    page.isIndented &&= isBlank;
  });
  page.add('"');
}

function isEscaped(character: string): boolean {
  return unprintable.test(character) || /[\n\u2028\u2029"\\]/.test(character);
}

function escaped(character: string): string {
  const short = escapes[character];
  if (short !== undefined) return `\\${short}`;
  const code = character.codePointAt(0)!.toString(16).toUpperCase();
  const [sign, size] = code.length <= 2 ? ["x", 2] : code.length <= 4 ? ["u", 4] : ["U", 8];
  return `\\${sign}${code.padStart(size, "0")}`;
}

function writeLiteral(page: Page, text: string): void {
  startBlock(page, "|", text);
  const lines = text.split("\n");
  lines.forEach((line, index) => {
    if (line !== "") {
      page.startLine();
      writeRun(page, line);
      page.isIndented = page.isBlank = false;
    }
    if (index < lines.length - 1) endBlockLine(page);
  });
}

/**
 * A block scalar that begins with a blank has an indentation indicator; one that doesn't end with exactly one line
 * break has a chomping indicator.
 */
function startBlock(page: Page, sign: string, text: string): void {
  page.sign(sign);
  if (/^[ \n]/.test(text)) page.add(String(page.layout.step));
  page.isOpenEnded = text === "\n" || text.endsWith("\n\n");
  if (page.isOpenEnded) page.add("+");
  else if (!text.endsWith("\n")) page.add("-");
  endBlockLine(page);
}

function endBlockLine(page: Page): void {
  page.endLine();
  page.isIndented = page.isBlank = true;
}

function writeFolded(page: Page, text: string): void {
  startBlock(page, ">", text);
  const lines = text.split("\n");
  let isAfterText = false;
  lines.forEach((line, index) => {
    if (line !== "") {
      page.startLine();
      writeWords(page, line, "last");
      page.isIndented = page.isBlank = false;
      isAfterText = !line.startsWith(" ");
    }
    if (index === lines.length - 1) return;
    const next = lines.slice(index + 1).find((each) => each !== "");
    if (line !== "" && isAfterText && next !== undefined && !/^[ \t]/.test(next)) page.endLine();
    endBlockLine(page);
  });
}
