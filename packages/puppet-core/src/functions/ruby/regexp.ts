import { Failure } from "@cairn/evaluation";
import { patternOf, patternProblem, type Found, type Pattern } from "../../patterns/index.js";

/** A regular expression from a string that a program made: rejected in Ruby's words if it isn't one. */
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

/** A match in Ruby's form: the whole and its groups, undef for a group that didn't take part. */
export function groupsOf(match: Found | undefined): (string | null)[] | null {
  return match ? match.groups.map((group) => group ?? null) : null;
}
