import { Failure } from "@cairn/evaluation";
import { patternOf, patternProblem, type Found, type Pattern } from "../../patterns/index.js";

/** A regular expression from a text that a program made: refused in Ruby's words where it isn't one. */
export function compilePattern(source: string, flags = ""): Pattern {
  const problem = patternProblem(source);
  if (problem !== undefined) throw new Failure("evaluation", problem + optionsText(flags));
  const options = optionsText(flags);
  return patternOf(options ? `(?${options})${source}` : source);
}

/** Ruby's letters for the flags. */
function optionsText(flags: string): string {
  return `${flags.includes("M") ? "m" : ""}${flags.includes("I") ? "i" : ""}${flags.includes("E") ? "x" : ""}`;
}

/** What a match is for Ruby: the whole and its groups, undef for a group that took no part. */
export function groupsOf(match: Found | undefined): (string | null)[] | null {
  return match ? match.groups.map((group) => group ?? null) : null;
}
