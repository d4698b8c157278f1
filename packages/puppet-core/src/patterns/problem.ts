import { type Failure, failureOf } from "@cairn/evaluation";
import { patternProblem as spellingProblem } from "./spelling.js";
import { longest, patternOf } from "./pattern.js";

/**
 * Whether a pattern matches in a string, or why that can't be decided, for callers without an evaluation that catches
 * it.
 */
export function testPattern(source: string, text: string): boolean | Failure {
  try {
    return patternOf(source).test(text);
  } catch (caught) {
    return failureOf(caught);
  }
}

/** Why a regular expression is rejected, in Ruby's words if they are known; undefined if it can be searched for. */
export function patternProblem(source: string): string | undefined {
  const problem = source.length > longest ? undefined : spellingProblem(source);
  if (problem !== undefined) return problem;
  try {
    patternOf(source);
    return undefined;
  } catch (caught) {
    return failureOf(caught).message;
  }
}
