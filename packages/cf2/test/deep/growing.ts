import { createSource } from "@cairn/diagnostics";
import {
  Random,
  seededSource,
  writeGrowing,
  type DeepPart,
  type GrowingWords,
  type Outcome,
} from "@cairn/testing/deep";
import { compile } from "../../src/compile.js";
import { print } from "../../src/emit/print.js";

const assign = (variable: string, value: string): string => `private ${variable} => ${value}`;

/** Strings and numbers grow by themselves, lists and blocks by their content. */
const kinds: readonly GrowingWords[] = [
  {
    first: ["'text'", "''", "'a b'"],
    assign,
    growth: ["$0 ++ $0", "'<' ++ $0 ++ '>' ++ $1", "if ($0 == $1) then $0 ++ 'x' else $0 ++ $1"],
    uses: ["use# => $0", "use# => $0 == $1", "use# => $0 < $1", "use# => [$0, $1]"],
  },
  { first: ["99", "3"], assign, growth: ["$0 * $0", "$0 + $0", "$0 * $1"], uses: ["use# => $0", "use# => $0 == $1"] },
  {
    first: ["['a', 1]", "{ k => 1 }", "1"],
    assign,
    growth: ["[$0, $0]", "[$0, $1, $0]", "{ l => $0, r => { x => $1, y => $1 } }", "double($0)"],
    uses: ["use# => $0", "use# => [$0, $1]", "use# => double(double($0))"],
  },
];

/** Files whose values double and share their parts: each ends with a result, or an error at a place. */
export const growing: DeepPart = {
  name: "growing values",
  goal: 200_000,
  demanded: ["cf2/too-much-memory", "cf2/output-too-large"],
  input(seed, index) {
    const random = new Random(seededSource(seed, index));
    return `def double(x) = [$x, $x]\n${numbered(writeGrowing(random, random.pick(kinds)))}`;
  },
  run,
};

/** A resource is given one value only. */
function numbered(text: string): string {
  let count = 0;
  return text.replaceAll("use#", () => `use${count++}`);
}

function run(text: string): Outcome {
  const options = { files: { read: () => ({ problem: "no such file" }), resolve: (_: string, path: string) => path } };
  const { value, diagnostics } = compile(createSource("main.cf2", text), { ...options, maxMemory: 4_000_000 });
  const printed = value ? print(value, "json", 1_000_000).diagnostics : [];
  return { valid: value !== undefined, labels: [...diagnostics, ...printed].map(({ code }) => code) };
}
