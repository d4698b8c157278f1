import { one, type ConformanceInstance, type Given } from "../instance.js";
import type { ConformanceProgram } from "../target.js";

const operators = ["+", "-", "*", "/", "%", "<<", ">>", "==", "!=", "<", "<=", ">", ">=", "in", "and", "or"];

/** A setter gets any value: a list of two is what an operator is asked about. */
const features = operators.map(
  (operator, index) => `  attr o${index}, String { set => |$pair| { "\${[$pair[0] ${operator} $pair[1]]}" } }`,
);

const text = `
# Each feature keeps what one operator makes of two values.
type Pair {
${features.join("\n")}
  attr negated, String { set => |$value| { "\${[-$value]}" } }
  attr opposite, String { set => |$value| { "\${[!$value]}" } }
  attr chosen, String {
    set => |$value| {
      case $value {
        1, 'A', true: { 'first' }
        [1, 'a'], undef: { 'second' }
        /b(.)/: { "third \${1}" }
        default: { $value ? { '' => 'empty', 2.5 => 'number', /^0x/ => 'hexadecimal', default => 'other' } }
      }
    }
  }
}
`;

const values: readonly Given[] = [
  1n,
  0n,
  -3n,
  7n,
  70n,
  2.5,
  -0.5,
  1e20,
  1e-7,
  9223372036854775807n,
  -9223372036854775807n,
  "",
  "a",
  "A",
  "10",
  " 0x1F ",
  "017",
  "1.5",
  "08",
  "abc",
  "Ä",
  true,
  false,
  null,
  [],
  [1n, "a"],
  ["A", 2.5, [3n]],
  { kind: "hash", entries: [["a", 1n]] },
  { kind: "hash", entries: [] },
];

function pair(left: Given, right: Given): ConformanceInstance {
  return one("Pair", Object.fromEntries(operators.map((_, index) => [`o${index}`, [left, right]])));
}

/** All operators on all pairs of values. */
export const operatorsProgram: ConformanceProgram = {
  name: "operators",
  text,
  instances: [
    ...values.flatMap((left) => values.map((right) => pair(left, right))),
    ...values.map((value) => one("Pair", { negated: value })),
    ...values.map((value) => one("Pair", { opposite: value, chosen: value })),
  ],
};
