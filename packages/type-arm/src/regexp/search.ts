/**
 * Searches for Ruby patterns in bounded time: `search` by puppet-core's patterns; the others (`tokens`, `cost`,
 * `program`) are a small matcher that the TypeScript runtime includes.
 */
import { patternOf, patternProblem, type Pattern } from "@cairn/puppet-core/patterns";
import type { Search } from "@cairn/puppet-core/evaluate";

/** A search whose time is bounded, whatever the pattern and the string: exceeding it is a Failure. */
export function searchWithin(): Search {
  return (source, text) => patternOf(source).find(text)?.groups;
}

/** A pattern that can be searched for; undefined if it is invalid. */
export function soundPattern(source: string): Pattern | undefined {
  return patternProblem(source) === undefined ? patternOf(source) : undefined;
}
