import { spawnSync } from "node:child_process";
import { testIf } from "@cairn/testing";
import { byChoice, byMachine, type Matches } from "./searching.js";
import { RandomPatterns, type Case } from "./random-patterns.js";

const hasRuby = spawnSync("ruby", ["-e", "exit RUBY_VERSION >= '3.0'"]).status === 0;

function rubyFinds(cases: readonly Case[]): readonly (readonly Matches[] | null)[] {
  const input = cases.map((each) => `${JSON.stringify(each)}\n`).join("");
  const { stdout } = spawnSync("ruby", [`${import.meta.dirname}/ruby.rb`], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as readonly Matches[] | null);
}

const searches: Readonly<Record<string, (pattern: string, text: string) => Matches>> = {
  "by choice": byChoice,
  "remembering at once": (pattern, text) => byMachine(pattern, text, 0),
  "remembering late": (pattern, text) => byMachine(pattern, text, 2000),
};

describe("matches", () => {
  testIf(hasRuby, "needs ruby")(
    "are those of Ruby, with the same groups, for 3,000 random patterns",
    () => {
      const patterns = new RandomPatterns(20);
      const cases = Array.from({ length: 3000 }, () => patterns.next());
      const wanted = rubyFinds(cases);
      expect(wanted).toHaveLength(cases.length);
      let compared = 0;
      const different = new Map<string, string>();
      for (const [index, { pattern, strings }] of cases.entries()) {
        // Ruby itself doesn't terminate on a few.
        const ruby = wanted[index];
        if (!ruby) continue;
        compared++;
        for (const [name, search] of Object.entries(searches)) {
          for (const [place, text] of strings.entries()) {
            const [found, wish] = [JSON.stringify(search(pattern, text)), JSON.stringify(ruby[place])];
            if (found !== wish) different.set(pattern, `${name} in ${JSON.stringify(text)}: ${found}, but ${wish}`);
          }
        }
      }
      expect(compared).toBeGreaterThan(2900);
      // Which groups keep their text in a round that matches the empty string depends on the size of Ruby's byte code.
      expect(different.size > 2 ? Object.fromEntries(different) : {}).toEqual({});
    },
    240_000,
  );
});
