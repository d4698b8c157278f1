import { Failure, patternProblem } from "../../evaluate/index.js";
import { toPattern } from "../../values/index.js";

/** A regular expression from a text that a program made: refused in Ruby's words where it isn't one. */
export function compilePattern(source: string, flags = ""): RegExp {
  const problem = patternProblem(source);
  if (problem !== undefined) throw new Failure("evaluation", problem + optionsText(flags));
  const options = `${flags.includes("I") ? "i" : ""}${flags.includes("M") ? "m" : ""}`;
  const text = flags.includes("E") ? withoutBlanks(source) : source;
  return toPattern(options ? `(?${options})${text}` : text);
}

/** Ruby's letters for the flags. */
function optionsText(flags: string): string {
  return `${flags.includes("M") ? "m" : ""}${flags.includes("I") ? "i" : ""}${flags.includes("E") ? "x" : ""}`;
}

/** The same pattern, to find all places. */
export function everywhere(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`);
}

/** What a match is for Ruby: the whole and its groups, undef for a group that took no part. */
export function groupsOf(match: RegExpExecArray | null): (string | null)[] | null {
  return match && Array.from(match, (group) => group ?? null);
}

const piece = /\\[\s\S]|\[(?:\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*)\]|#[^\n]*|\s+|[\s\S]/g;

/** Extended notation: blanks and comments mean nothing. */
function withoutBlanks(source: string): string {
  return source.replace(piece, (part) => (/^[\s#]/.test(part) ? "" : part));
}
