import { type Found, type Pattern, patternOf, patternProblem } from "@cairn/puppet-core/patterns";
import type { Interpreter } from "../evaluate/interpreter.js";
import { bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import { raise } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import { RMatch, RRegexp, RString, type RubyValue } from "../values/values.js";
import { needText } from "./method.js";

/** A regular expression that matches exactly this string. */
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

/** A regular expression that a program makes; a broken one is refused. */
export function newRegexp(source: string, options: string): RRegexp {
  const problem = patternProblem(source);
  return problem === undefined ? new RRegexp(source, options) : raise("RegexpError", problem);
}

/** What a value searches for: a regular expression, or a literal string. */
function searchPattern(value: RubyValue | undefined): Pattern {
  if (!(value instanceof RRegexp)) return patternOf(escapePattern(needText(value)));
  const problem = patternProblem(value.source);
  if (problem !== undefined) raise("RegexpError", problem);
  return patternOf(value.options === "" ? value.source : `(?${value.options})${value.source}`);
}

/** The first match from an offset on; also sets `$~`. */
export function matchFrom(value: RubyValue, text: string, from: number, interpreter: Interpreter): RMatch | null {
  const pattern = searchPattern(value);
  const found = from < 0 ? undefined : pattern.find(text, from);
  interpreter.spend(1);
  interpreter.lastMatch = found ? matchOf(found, pattern, text) : null;
  return interpreter.lastMatch;
}

/** All matches, one after the other. */
export function allMatches(value: RubyValue | undefined, text: string, interpreter: Interpreter): RMatch[] {
  const pattern = searchPattern(value);
  const matches: RMatch[] = [];
  for (const found of pattern.findAll(text)) {
    interpreter.take(bytesOfStep * (2 + found.groups.length));
    matches.push(matchOf(found, pattern, text));
  }
  interpreter.spend(matches.length + 1);
  interpreter.lastMatch = matches.at(-1) ?? null;
  return matches;
}

function matchOf({ groups, start }: Found, { names }: Pattern, text: string): RMatch {
  const last = Array.from(names, ([name, numbers]): [string, number] => {
    return [name, numbers.findLast((number) => groups[number] !== undefined) ?? numbers.at(-1)!];
  });
  return new RMatch(groups, new Map(last), text, start);
}

/** `\1`, `\k<name>`, `\0` or `\&`, `` \` `` for what precedes the match, `\'` for what follows it. */
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

/** A group of a match in Ruby's form. */
export function groupValue(text: string | undefined): RubyValue {
  return text === undefined ? null : new RString(text);
}
