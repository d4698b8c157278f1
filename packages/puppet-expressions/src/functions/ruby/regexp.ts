import { Failure, patternProblem } from "../../evaluate/index.js";
import { toPattern } from "../../values/index.js";

/** A regular expression from a text that a program made: refused in Ruby's words where it isn't one. */
export function compilePattern(source: string, flags = ""): RegExp {
  const problem = patternProblem(source);
  if (problem !== undefined) throw new Failure("evaluation", problem + optionsText(flags));
  const options = optionsText(flags);
  return toPattern(options ? `(?${options})${source}` : source);
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

/** The groups of a pattern that have names, each with its number. Next to them, groups without names don't count. */
export function groupNames(source: string): ReadonlyMap<string, number> {
  const names = Array.from(source.matchAll(/\\[^]|\(\?[<']([A-Za-z_]\w*)[>']/g), ([, name]) => name);
  return new Map(names.filter((name) => name !== undefined).map((name, index) => [name, index + 1]));
}
