import { describe, expect, it } from "@jest/globals";
import { mutate } from "./deep/mutate.js";
import { Random, seededSource } from "./deep/random.js";

type Files = Readonly<Record<string, string>>;

interface Tried {
  /** The codes of the diagnostics that have a fix. */
  readonly codes: readonly string[];
  /** Whether an error prevented parsing. */
  readonly isUnread: boolean;
  /** Whether there are too many diagnostics for anyone to begin with the fixes. */
  readonly isAvalanche: boolean;
  readonly problems: readonly string[];
}

/** The parts of a page that show its diagnostic. */
interface Page {
  readonly why: string;
  readonly failing?: string | Files;
  readonly args?: readonly string[];
  readonly noFix?: string;
}

/** The subject of the tests. */
export interface Fixes {
  readonly language: string;
  readonly pages: Readonly<Record<string, Page>>;
  /** The smallest part of all pages that has a fix, from 0 to 1. */
  readonly leastShare: number;
  /** The number of mutated examples. */
  readonly count?: number;
  /** Applies all fixes of a program, one by one. */
  readonly tryFixes: (files: Files, words: readonly string[] | undefined, hasSeveral: boolean) => Promise<Tried>;
}

/** Longer ones are skipped: errors in very many lines aren't everyday mistakes. */
const longest = 4000;

/**
 * Every fix that is offered for the examples of the pages resolves its diagnostic and breaks nothing; every fix of a
 * syntax error in a mutated example resolves at least its diagnostic.
 */
export function describeFixes({ count = 300, language, leastShare, pages, tryFixes }: Fixes): void {
  const filesOf = (program: string | Files): Files =>
    typeof program === "string" ? { [`example.${language}`]: program } : program;
  const shown = Object.entries(pages).flatMap(([name, { args, failing }]) => {
    return failing === undefined ? [] : [[name, filesOf(failing), args ?? []] as const];
  });
  const withFix = new Set<string>();

  describe("the fixes of the pages' examples", () => {
    it.each(shown)(
      "%s",
      async (name, files, words) => {
        const { codes, problems } = await tryFixes(files, words, false);
        if (codes.includes(`${language}/${name}`)) withFix.add(name);
        expect(problems).toEqual([]);
      },
      60_000,
    );

    it(`are there for ${leastShare * 100} % of all diagnostics`, () => {
      expect(withFix.size / Object.keys(pages).length).toBeGreaterThanOrEqual(leastShare);
    });

    it("are there, or the page says why not", () => {
      const unexplained = shown.map(([name]) => name).filter((name) => !withFix.has(name) && !pages[name]!.noFix);
      const needless = [...withFix].filter((name) => pages[name]!.noFix);
      expect({ unexplained, needless }).toEqual({ unexplained: [], needless: [] });
    });
  });

  describeMutated(
    shown.map(([, files]) => files),
    count,
    tryFixes,
  );
}

function describeMutated(examples: readonly Files[], count: number, tryFixes: Fixes["tryFixes"]): void {
  describe("the fixes of mutated examples", () => {
    it("resolve their diagnostics, and cause no new ones", async () => {
      const programs = examples.filter((files) => Object.values(files)[0]!.length <= longest);
      const problems: string[] = [];
      let fixed = 0;
      for (let index = 0; index < count; index++) {
        const random = new Random(seededSource(1, index));
        const [files, other] = [random.pick(programs), random.pick(programs)];
        const [first] = Object.keys(files);
        const text = mutate(files[first!]!, Object.values(other)[0]!, random);
        const tried = await tryFixes({ ...files, [first!]: text }, undefined, true);
        // An example that parses has a semantic error: a fix may then reveal the next one.
        if (!tried.isUnread || tried.isAvalanche) continue;
        if (tried.codes.length > 0) fixed++;
        for (const problem of tried.problems) problems.push(`${problem}\n${text}`);
      }
      expect(problems).toEqual([]);
      expect(fixed).toBeGreaterThan(count / 20);
    }, 300_000);
  });
}
