import { Failure } from "@cairn/evaluation";
import { defineFunction } from "../evaluate/index.js";
import { compareText } from "../values/fold-case.js";
import { type } from "./conversions/numbers.js";
import { optional, required } from "./declare.js";

/** `versioncmp`: versions of packages, by Puppet's own rules. */
export const versioncmp = defineFunction("versioncmp", {
  parameters: [
    required("a", type("String")),
    required("b", type("String")),
    optional("ignore_trailing_zeroes", type("Boolean")),
  ],
  run: (_call, left, right, ignores) => {
    const isStumbling = ignores === true && [left, right].some((text) => /^-*$/.test(text as string));
    if (isStumbling) throw new Failure("evaluation", "undefined method `sub!' for nil:NilClass");
    const [one, other] = [left, right].map((text) =>
      ignores === true ? withoutZeroes(text as string) : (text as string),
    );
    return BigInt(comparePackageVersions(one!, other!));
  },
});

/**
 * -1, 0 or 1: a dash is below a dot, a dot below anything else; digits compare as numbers unless they begin with a
 * zero.
 */
export function comparePackageVersions(left: string, right: string): number {
  const [one, other] = [left, right].map((text) => text.match(/[-.]|\d+|[^-.\d]+/g) ?? []);
  for (let index = 0; index < Math.min(one!.length, other!.length); index++) {
    const [first, second] = [one![index]!, other![index]!];
    if (first !== second) return comparePieces(first, second);
  }
  return compareText(left, right);
}

function comparePieces(left: string, right: string): number {
  if (left === "-") return -1;
  if (right === "-") return 1;
  if (left === ".") return -1;
  if (right === ".") return 1;
  if (!/^\d+$/.test(left) || !/^\d+$/.test(right) || left.startsWith("0") || right.startsWith("0")) {
    return compareText(left.toUpperCase(), right.toUpperCase());
  }
  const [one, other] = [BigInt(left), BigInt(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Removes zeroes and dots from the end of the part before the first dash. */
function withoutZeroes(text: string): string {
  const parts = text.split("-");
  while (parts.at(-1) === "") parts.pop();
  return parts.map((part, index) => (index === 0 ? part.replace(/(?<![.0])[.0]+$/, "") : part)).join("-");
}
