import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { mistakenPrograms, type CheckedFiles } from "./mistaken-programs.js";
import { problemsOfSafeFixes, problemsOfSuggestions, type LanguageOfFixes, type Observation } from "./problems.js";
import type { Program } from "./programs.js";

/** The subject of the properties. */
export interface FixSubject extends LanguageOfFixes {
  readonly programs: readonly Program[];
  /** Options of `check`: each program is checked with one of these lists. */
  readonly options: readonly (readonly string[])[];
  /** Lines that may be inserted anywhere: mistakes with fixes that random changes seldom make. */
  readonly snippets: readonly string[];
  /** The smallest share of programs with mistakes that `--fix` changes, from 0 to 1. */
  readonly leastFixed: number;
  readonly observe: (program: CheckedFiles, option: "--fix" | "--fix-suggestions") => Promise<Observation>;
}

const requested = process.env["CAIRN_FIX_PROGRAMS"];
/** The number of programs with mistakes for each property. */
const count = Number(requested ?? 200);
/** The maximum number of examples and cases in an ordinary run. */
const maxExamples = requested === undefined ? 250 : Infinity;

/** Fixes keep their promises for every example and case of a language, and for those with random mistakes. */
export function describeFixProperties(subject: FixSubject): void {
  const { leastFixed, observe, options, programs, snippets } = subject;
  const seed = fc.readConfigureGlobal().seed;

  describe.each([
    ["--fix", problemsOfSafeFixes, leastFixed],
    ["--fix-suggestions", problemsOfSuggestions, 0.1],
  ] as const)("%s keeps its promises", (option, problemsOf, leastShare) => {
    const every = Math.ceil(programs.length / maxExamples) || 1;
    const examples = programs.filter((_program, index) => index % every === 0);
    it(`for ${examples.length} of ${programs.length} examples and cases`, async () => {
      const broken: string[] = [];
      for (const [index, { files, main, name }] of examples.entries()) {
        const words = [...options[index % options.length]!, "--", main];
        const problems = problemsOf(await observe({ files, words }, option), subject);
        if (problems.length > 0) broken.push(`${name}, ${words.join(" ")}:\n${problems.join("\n")}\n${files[main]}`);
      }
      expect(broken).toEqual([]);
    }, 3_600_000);

    it(`for ${count} programs with mistakes (CAIRN_SEED=${seed})`, async () => {
      let changed = 0;
      const property = fc.asyncProperty(mistakenPrograms(programs, options, snippets), async (program) => {
        const observed = await observe(program, option);
        const { after, before } = observed;
        if (Object.entries(before.files).some(([name, { text }]) => after.files[name]!.text !== text)) changed++;
        expect(problemsOf(observed, subject)).toEqual([]);
      });
      await fc.assert(property, { numRuns: count });
      expect(changed).toBeGreaterThanOrEqual(Math.floor(leastShare * count));
    }, 36_000_000);
  });
}
