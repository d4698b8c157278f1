import {
  growthOfValues,
  Random,
  seededSource,
  writeGrowing,
  type DeepPart,
  type GrowingWords,
  type Outcome,
} from "@cairn/testing/deep";
import { compile } from "../../src/compile.js";
import { evaluateProgram } from "../../src/index.js";
import { asSeen } from "../../src/serialize/as-seen.js";
import { printPlain } from "../../src/serialize/plain.js";
import { outcomeOf, sourceOf } from "./oracle.js";

const types = `type Box {
  attr name, String { default => 'x', check => { $it != 'never' } }
  attr lines, String { max => unbound, min => 0 }
  attr twice, String { derived => || { "\${name}\${name}" } }
  has boxes, Box { max => unbound, min => 0 }
  invariant "short" { size($name) < 1000000 }
}
`;

const written: GrowingWords = {
  assign: (variable, value) => `$${variable} = ${value}`,
  growth: [...growthOfValues, 'upcase("${$0}")', 'Box.new({ name => "${$0}" }).twice', "split(\"${$0}\", '')"],
  uses: [
    "$r = $0 == $1",
    "$r = $0 in [$1, $0]",
    "$r = { $0 => $1 }",
    "$r = join([$0, $1], ',')",
    "$r = Box.new({ name => $0 })",
    "$r = Box.new({ lines => $0 })",
    "$r = Box.new({ boxes => [$0, $0] })",
    '$r = Box.new({ name => \'a\', boxes => [Box.new({ name => "${$0}" }), Box.new({ lines => ["${$0}", "${$0}"] })] })',
    "$r = $0 =~ /a+b/",
    "$r = each($0) |$each| { }",
    "$r = [$0, $1]",
    "$r = case $0 { $1: { 1 } default: { 2 } }",
  ],
};

/** Programs whose values double and share their parts: each ends with a result, or an error at a place. */
export const growing: DeepPart = {
  name: "growing values",
  goal: 200_000,
  demanded: ["type-arm/too-much-memory"],
  input: (seed, index) => types + renumbered(writeGrowing(new Random(seededSource(seed, index)), written)),
  run,
};

/** A variable is already assigned only. */
function renumbered(text: string): string {
  let count = 0;
  return text.replaceAll("$r =", () => `$r${count++} =`);
}

function run(text: string): Outcome {
  const compiled = compile([sourceOf(text)]);
  if (!compiled.value) return outcomeOf(compiled.diagnostics);
  // Small, so that what grows without an end is found to do so at once.
  const { diagnostics, value } = evaluateProgram(compiled.value, { limits: { memory: 4_000_000, steps: 1_000_000 } });
  const seen = value && asSeen(value.runtime, value.value);
  if (seen?.value !== undefined) printPlain(seen.value, "json", 1_000_000);
  return outcomeOf([...diagnostics, ...(seen?.diagnostics ?? [])]);
}
