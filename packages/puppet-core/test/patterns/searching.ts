import { compileTree } from "../../src/patterns/compile.js";
import { Machine, tooSlow } from "../../src/patterns/machine.js";
import { parsePattern } from "../../src/patterns/parse.js";
import { Pattern, type Found } from "../../src/patterns/pattern.js";

/** The matches of a pattern, one after the other: start, end, groups. */
export type Matches = readonly (readonly [number, number, readonly (string | null)[]])[];

/** By the search that the pattern chooses. */
export function byChoice(source: string, text: string): Matches {
  return new Pattern(source).findAll(text).map(({ start, end, groups }: Found) => {
    return [start, end, groups.slice(1).map((group) => group ?? null)];
  });
}

/** By our own search, which memoises failures after a number of steps. */
export function byMachine(source: string, text: string, patience: number): Matches {
  const program = compileTree(parsePattern(source));
  const machine = new Machine(program, text, { left: 1_000_000 }, patience);
  const matches: [number, number, (string | null)[]][] = [];
  for (let from = 0; from <= text.length;) {
    const places = machine.find(from);
    if (places === tooSlow) throw new Error(`too slow: ${source}`);
    if (!places) break;
    const [start, end] = [places[0]!, places[1]!];
    const groups = Array.from({ length: program.groups }, (_, index) => {
      const [first, last] = [places[2 * index + 2]!, places[2 * index + 3]!];
      return last < 0 ? null : text.slice(first, last);
    });
    matches.push([start, end, groups]);
    from = end > start ? end : end + 1;
  }
  return matches;
}
