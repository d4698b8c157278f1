import type { LanguageRequest } from "@cairn/cli-kit";
import { createSource } from "@cairn/diagnostics";
import { Random, seededSource, type DeepPart, type Outcome } from "@cairn/testing/deep";
import { services } from "../../src/cli/services.js";

const request: LanguageRequest = {
  files: { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path },
  options: {},
  onPhase: () => {},
  maxErrors: 100,
};

const atoms = ["a", "b", ".", "\\w", "[ab]", "[^b]", "(?:)", "\\b", "$", "^", "\\1", "(?=a)", "(?<!b)", "(?i)"];
const repeats = ["", "", "*", "+", "?", "*?", "+?", "++", "{2,50}", "{0,3}", "{3}"];

/** A pattern with what makes searches dear: repetitions in and beside each other, options that overlap, references. */
function writePattern(random: Random, depth: number): string {
  const parts = Array.from({ length: random.integer(1, 4) }, () => {
    const isGroup = depth > 0 && random.chance(60);
    const open = random.pick(["(", "(?:", "(?>", "(?=", "(?<n>"]);
    const inside = isGroup ? `${open}${writePattern(random, depth - 1)})` : random.pick(atoms);
    return inside + random.pick(repeats);
  });
  return random.chance(30) ? `${parts.join("")}|${parts[0]!}` : parts.join("");
}

/** Patterns that search for ever where nothing bounds them: each ends with a result, or an error at a place. */
export const hostilePatterns: DeepPart = {
  name: "hostile patterns",
  goal: 200_000,
  input(seed, index) {
    const random = new Random(seededSource(seed, index));
    const pattern = writePattern(random, random.integer(1, 5)).replaceAll("/", "");
    const text = `${random.pick(["a", "ab", "aab", "b"]).repeat(random.integer(10, 20_000))}!`;
    const use = random.pick([
      "notice($t =~ $p)",
      "notice(regsubst($t, $p, 'x', 'G').size)",
      "notice(split($t, $p).size)",
      "notice($t.match($p).size)",
      "notice($t =~ Pattern[$p])",
      "case $t { $p: { } default: { } }",
    ]);
    return `$t = '${text}'\n$p = /${pattern}/\n${use}\n`;
  },
  run(text): Outcome {
    const { value, diagnostics } = services.compile(createSource("site.pp", text), request);
    return { valid: value !== undefined, labels: diagnostics.map(({ code }) => code) };
  },
};
