import type { Mode } from "./tree.js";
import { failEvaluation } from "../values/fail.js";

export interface Quantifier {
  readonly least: number;
  readonly most: number;
  readonly mode: Mode;
  readonly length: number;
}

const quantifier = /([*+?])([?+]?)|\{(\d+)\}|\{(\d*)(,)(\d*)\}(\??)/y;
/** The largest count that Ruby accepts. */
const largest = 100_000;

/** Parses a quantifier; undefined if the text is literal. */
export function readQuantifier(source: string, index: number): Quantifier | undefined {
  quantifier.lastIndex = index;
  const found = quantifier.exec(source);
  if (!found) return undefined;
  const [{ length }, sign, suffix, exact, from, , to, lazy] = found;
  if (sign !== undefined) {
    const mode = suffix === "?" ? "lazy" : suffix === "+" ? "possessive" : "greedy";
    return { least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Infinity, mode, length };
  }
  if (exact === undefined && from === "" && to === "") return undefined;
  const least = Number(exact ?? from);
  const most = exact !== undefined ? least : to === "" ? Infinity : Number(to);
  if (least > largest || (most !== Infinity && most > largest)) failEvaluation("too big number for repeat range");
  if (least > most) failEvaluation("upper is smaller than lower in repeat range");
  return { least, most, mode: lazy === "?" ? "lazy" : "greedy", length };
}
