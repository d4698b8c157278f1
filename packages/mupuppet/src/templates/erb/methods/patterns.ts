import { patternProblem } from "@cairn/puppet-expressions/evaluate";
import { toPattern } from "@cairn/puppet-expressions/values";
import type { Interpreter } from "../evaluate/interpreter.js";
import { bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import { raise } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import { RMatch, RRegexp, RString, type RubyValue } from "../values/values.js";
import { needText } from "./method.js";

/** The text of a regular expression that matches just this text. */
export function escapePattern(text: string): string {
  return text.replace(/[\n\t\r\f\v #$()*+\-.?[\\\]^{|}]/g, (sign) => {
    const letters: Readonly<Record<string, string>> = {
      "\n": "\\n",
      "\t": "\\t",
      "\r": "\\r",
      "\f": "\\f",
      "\v": "\\v",
    };
    return letters[sign] ?? `\\${sign}`;
  });
}

/** A pattern to search with: a regular expression, or a text that stands for itself. */
export interface SearchPattern {
  readonly pattern: RegExp;
  readonly names: ReadonlyMap<string, number>;
}

const global = new Map<string, SearchPattern>();

/** What finds a pattern at all places of a text. */
export function searchPattern(value: RubyValue | undefined): SearchPattern {
  const isRegexp = value instanceof RRegexp;
  const options = isRegexp && value.options !== "" ? `(?${value.options})` : "";
  const source = isRegexp ? options + value.source : escapePattern(needText(value));
  const known = global.get(source);
  if (known) return known;
  const problem = isRegexp ? patternProblem(value.source) : undefined;
  if (problem !== undefined) raise("RegexpError", problem);
  const found = toPattern(source);
  const names = namesOf(source);
  const created = { pattern: new RegExp(found.source, `${found.flags.replace("g", "")}g`), names };
  if (global.size > 1000) global.clear();
  global.set(source, created);
  return created;
}

function namesOf(source: string): ReadonlyMap<string, number> {
  const names = Array.from(source.matchAll(/\\[^]|\(\?[<']([A-Za-z_]\w*)[>']/g), ([, name]) => name);
  return new Map(names.filter((name) => name !== undefined).map((name, index) => [name, index + 1]));
}

/** The first match from a place on; `$~` becomes it. */
export function matchFrom(value: RubyValue, text: string, from: number, interpreter: Interpreter): RMatch | null {
  const { pattern, names } = searchPattern(value);
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  interpreter.spend(1);
  interpreter.lastMatch = found ? new RMatch(Array.from(found), names, text, found.index) : null;
  return interpreter.lastMatch;
}

/** All matches, one behind the other. */
export function allMatches(value: RubyValue | undefined, text: string, interpreter: Interpreter): RMatch[] {
  const { pattern, names } = searchPattern(value);
  const matches: RMatch[] = [];
  // What finds all places begins where the pattern has ended the last time.
  pattern.lastIndex = 0;
  for (const found of text.matchAll(pattern)) {
    interpreter.take(bytesOfStep * (2 + found.length));
    matches.push(new RMatch(Array.from(found), names, text, found.index));
  }
  interpreter.spend(matches.length + 1);
  interpreter.lastMatch = matches.at(-1) ?? null;
  return matches;
}

/** `\1`, `\k<name>`, `\0` or `\&`, `` \` `` for what is before, `\'` for what is after. */
export function expand(replacement: string, { groups, names, text, at }: RMatch, meter: Meter): string {
  if (!replacement.includes("\\")) return replacement;
  const counted = (part: string): string => {
    meter.take(bytesOfStep + bytesOfText(part.length, (length += part.length)));
    return part;
  };
  let { length } = replacement;
  return replacement.replace(/\\(?:k<([^>]*)>|([\s\S]))/g, (whole, name: string | undefined, sign: string) => {
    if (name !== undefined) return counted(groups[names.get(name) ?? -1] ?? "");
    if (/[1-9]/.test(sign)) return counted((names.size === 0 && groups[Number(sign)]) || "");
    if (sign === "0" || sign === "&") return counted(groups[0] ?? "");
    if (sign === "`") return counted(text.slice(0, at));
    if (sign === "'") return counted(text.slice(at + (groups[0] ?? "").length));
    return sign === "\\" ? "\\" : whole;
  });
}

/** A group of a match as Ruby has it. */
export function groupValue(text: string | undefined): RubyValue {
  return text === undefined ? null : new RString(text);
}
