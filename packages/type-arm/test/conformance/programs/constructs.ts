import { readFileSync } from "node:fs";
import { join } from "node:path";
import { one, type Given } from "../instance.js";
import type { ConformanceProgram } from "../target.js";

const text = readFileSync(join(import.meta.dirname, "constructs.pp"), "utf8");

const strings = [
  ...[
    "",
    " ",
    "blank",
    "ann@example.com",
    "bob@edge.org",
    "xz",
    "xyz",
    "task",
    "Face",
    "abcd",
    "aaa",
    "Hi you 99",
    "ε",
  ],
  ...["b", "a\nb", "b\na", "b\na\n", "c\nd", "c-d", "foob", "x1", "Ab", "naïve café", "😀x😀", "a.b", "é"],
];
const numbers: readonly Given[] = [
  1n,
  2n,
  3n,
  4n,
  5n,
  6n,
  7n,
  10n,
  13n,
  100n,
  1000n,
  0n,
  -5n,
  3037000499n,
  3037000500n,
];

function forms(feature: string, values: readonly Given[]) {
  return values.map((value) => one("Flow", { [feature]: value }));
}

/** Control flow in all places, variables, and regular expressions. */
export const constructsProgram: ConformanceProgram = {
  name: "constructs",
  text,
  instances: [
    ...["end", "local", "nil", "in_list", "hidden"].flatMap((each) =>
      forms(each, [...strings, ...numbers, null, [], ["a"], true]),
    ),
    ...["groups", "lines", "names", "pattern"].flatMap((each) => forms(each, strings)),
    ...["strange", "deep", "bound"].flatMap((each) => forms(each, numbers)),
    one("Flow", { names: ["A", "b", "", "3", "É"] }),
    one("Flow", { names: ["A", "b"], deep: 17n, strange: 1n, lines: "c d" }),
  ],
};
