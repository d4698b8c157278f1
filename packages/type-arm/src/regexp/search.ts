/**
 * Searches in bounded time for patterns of Ruby: `search` by puppet-core's patterns; the others (`tokens`, `cost`, `program`)
 * are a small search of their own that the runtime of TypeScript takes along.
 */
import { patternOf, patternProblem, type Pattern } from "@cairn/puppet-core/patterns";
import type { Search } from "@cairn/puppet-core/evaluate";

/** A search whose time is bounded, whatever the pattern and the text: what would take too long is a Failure. */
export function searchWithin(): Search {
  return (source, text) => patternOf(source).find(text)?.groups;
}

/** A pattern that can be searched for, or nothing. */
export function soundPattern(source: string): Pattern | undefined {
  return patternProblem(source) === undefined ? patternOf(source) : undefined;
}
