import { expect } from "@jest/globals";
import { inspect } from "@cairn/puppet-core/values";
import { testIf } from "@cairn/testing";
import * as fc from "fast-check";
import { askPuppet, hasPuppet } from "@cairn/testing/puppet";
import { run } from "./evaluate.js";

const count = Number(process.env["PATTERNS"] ?? 500);
const seed = Number(process.env["SEED"] ?? process.env["CAIRN_SEED"] ?? 20_261_121);

const words = (...all: string[]) => fc.constantFrom(...all);
const join = (parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((strings) => strings.join(""));

const classItems = words(
  "a",
  "b-d",
  "A",
  "\\w",
  "\\d",
  "\\s",
  "\\h",
  "[:alpha:]",
  "[:^digit:]",
  "[:space:]",
  "-",
  "\\]",
  "\\-",
  "a-c&&[^b]",
  "[bc]",
  "\\n",
  "0-9",
  ".",
  "\\p{Alpha}",
  "\\W",
);
const classes = fc
  .tuple(words("", "^"), fc.array(classItems, { minLength: 1, maxLength: 3 }))
  .map(([negation, items]) => `[${negation}${items.join("")}]`);
const simple = words(
  "a",
  "b",
  "B",
  "é",
  "É",
  "1",
  " ",
  "\\n",
  ".",
  "\\w",
  "\\W",
  "\\d",
  "\\s",
  "\\S",
  "\\h",
  "\\b",
  "\\B",
  "^",
  "$",
  "\\A",
  "\\z",
  "\\Z",
  "-",
  "/",
  "{",
  "]",
  "\\.",
  "\\-",
  "\\x61",
  "\\u00e9",
  "\\P{Alpha}",
  "\\R",
  "_",
  "(?#c)",
);
const { pattern } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 3, depthSize: "small", withCrossShrink: true },
    simple,
    simple,
    classes,
    join([
      words("(", "(", "(?:", "(?i:", "(?m:", "(?-i:", "(?=", "(?!", "(?>", "(?i)(", "(?<=a|b)(", "(?<!\\d)("),
      tie("pattern"),
      words(")"),
    ]),
    join([
      fc.oneof(
        words("a", "B", "é", ".", "\\w", "[^a]"),
        classes,
        join([words("(", "(?:", "(?i:"), words("a", "b", "\\d"), tie("piece"), words(")")]),
      ),
      words("*", "+", "?", "{2}", "{1,2}", "{,2}", "*?", "+?", "{1,2}?"),
    ]),
  ),
  pattern: fc.oneof(
    { weight: 6, arbitrary: fc.array(tie("piece"), { minLength: 1, maxLength: 3 }).map((all) => all.join("")) },
    { weight: 1, arbitrary: join([tie("piece"), words("|"), tie("piece")]) },
  ),
}));
const patterns = join([words("", "", "", "(?i)", "(?m)", "(?x)", "^", "a(?i)"), pattern]);
const strings = fc
  .array(words("a", "b", "B", "é", "É", "1", " ", "\n", "-", "_", "/", "c", "{", "]", ".", "😀"), { maxLength: 6 })
  .map((all) => all.join(""));

const quoted = (text: string) => `'${text.replace(/[\\']/g, "\\$&")}'`;
const programs = fc
  .tuple(strings, patterns)
  .map(([text, pattern]) => `$r = [${quoted(text)} =~ ${quoted(pattern)}, $0, $1, $2, $3]`);

testIf(hasPuppet, "needs puppet")(
  `${count} random patterns find what they find for Ruby (seed ${seed})`,
  () => {
    const samples = fc.sample(programs, { numRuns: count, seed });
    const answers = askPuppet(
      "# no definitions",
      samples.map((program) => ({ program })),
    );
    const differences = samples.flatMap((program, index) => {
      const { value, error } = answers[index]!;
      // A pattern that Ruby rejects may be rejected here or find nothing.
      if (error !== undefined) return [];
      const ours = run(program);
      const shown = ours.failure ? ours.failure.message : inspect(ours.value!);
      return shown === value ? [] : [{ program, puppet: value, ours: shown }];
    });
    const refused = answers.filter(({ error }) => error !== undefined).length;
    if (process.env["SHOW"]) {
      const { writeFileSync } = process.getBuiltinModule("node:fs");
      writeFileSync(process.env["SHOW"], JSON.stringify(differences, null, 1));
      console.log(`${count} patterns, ${refused} refused by Ruby, ${differences.length} differences`);
    }
    expect(differences).toEqual([]);
  },
  120_000,
);
