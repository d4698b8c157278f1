import type { BasicValue } from "../../src/ast/ast.js";
import { boolean, data, nothing, number, string, vector } from "../oracle/nodes.js";
import type { Random } from "@cairn/testing/deep";

const NUMBERS = [
  "0",
  "1",
  "2",
  "42",
  "-7",
  "2.5",
  "1.50",
  "-0.25",
  "9007199254740993",
  "9223372036854775808",
  "1e400",
  "3E-7",
];
const STRINGS = [
  "",
  "text",
  'a "quoted" word',
  "back\\slash",
  "line\nbreak",
  "tab\t",
  "ünï — 𝄞",
  "\u0001",
  "$.a:b",
  "// no comment",
  "null",
];
const SCALARS = { number: 5, string: 4, boolean: 2, null: 1, data: 1 };

/** Names are few, so that they meet again; some look like words of other dialects. */
export const NAMES = ["a", "b", "c", "d", "e", "f", "g", "h", "_x", "x1", "THIS", "null", "sfConfig"];

/** Any basic value; vectors nest. */
export function basicValue(random: Random, depth = 0): BasicValue {
  if (depth < 3 && random.chance(15)) {
    return vector(Array.from({ length: random.integer(0, 3) }, () => basicValue(random, depth + 1)));
  }
  switch (random.weighted(SCALARS)) {
    case "number":
      return number(random.pick(NUMBERS));
    case "string":
      return string(random.pick(STRINGS));
    case "boolean":
      return boolean(random.chance(50));
    case "null":
      return nothing();
    case "data":
      return data(Array.from({ length: random.integer(1, 3) }, () => random.pick(NAMES)));
  }
}
