import { growRewritten } from "@cairn/evaluation";
import { doubleQuote, quote } from "../../../values/index.js";
import { formatText } from "../../../values/format/format.js";
import { applyFlags, refuseLetter, type StringFormat } from "./string-format.js";

const changes: Readonly<Record<string, (text: string) => string>> = {
  c: capitalize,
  C: (text) => segments(text).map(capitalize).join("::"),
  u: (text) => text.toUpperCase(),
  d: downcase,
  t: (text) => text.replace(/^[\0\t-\r ]+|(?<![\0\t-\r ])[\0\t-\r ]+$/g, ""),
};

/** A string formatted as a string. */
export function formatWord(text: string, format: StringFormat): string {
  const { letter, written, alternate } = format;
  if (letter === "s") return formatText(written, [text]);
  if (letter === "p") return applyFlags(alternate ? doubleQuote(text) : quote(text), format);
  growRewritten(text.length);
  const change = changes[letter];
  if (!change) return refuseLetter("String", format, "cCudspt");
  if (alternate) return applyFlags(quote(change(text)), format);
  return formatText(written.replace(letter, "s"), [change(text)]);
}

/** Names between `::`; empty ones at the end are dropped. */
function segments(text: string): string[] {
  const names = text.split("::");
  while (names.at(-1) === "") names.pop();
  return names;
}

/** Letters are converted one by one: Ruby ignores their context. */
function downcase(text: string): string {
  return text.replace(/[^]/gu, (character) => character.toLowerCase());
}

function capitalize(text: string): string {
  const [first = ""] = text;
  const upper = Array.from(first.toUpperCase());
  return upper.slice(0, 1).join("") + downcase(upper.slice(1).join("") + text.slice(first.length));
}
