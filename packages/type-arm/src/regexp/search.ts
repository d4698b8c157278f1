import { patternProblem, type Search } from "@cairn/puppet-core/evaluate";
import { patternOf, type Pattern } from "@cairn/puppet-core/values";

/** A search whose time is bounded, whatever the pattern and the text: what would take too long is a Failure. */
export function searchWithin(): Search {
  return (source, text) => patternOf(source).find(text)?.groups;
}

/** A pattern that can be searched for, or nothing. */
export function soundPattern(source: string): Pattern | undefined {
  return patternProblem(source) === undefined ? patternOf(source) : undefined;
}
