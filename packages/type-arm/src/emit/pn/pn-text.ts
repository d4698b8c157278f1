import type { Node } from "../../ast/children.js";
import { floatText } from "../print/literals.js";
import { describeNode } from "./describe.js";
import type { Pn } from "./pn.js";

/** Finished output; any other string is a value. */
interface Piece {
  readonly piece: string;
}

/**
 * The tree of a piece of logic as JSON, in the format of `puppet parser dump --format json`: `{"^": [name, argument…]}`
 * is a call, `{"#": [key, value…]}` a map. Doesn't recurse.
 */
export function pnText(root: Node): string {
  const pieces: string[] = [];
  const waiting: (Pn | Piece)[] = [{ node: root }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === null || typeof next !== "object") pieces.push(scalarText(next));
    else if ("piece" in next) pieces.push(next.piece);
    else if ("node" in next) waiting.push(describeNode(next.node));
    else pushAll(waiting, partsOf(next));
  }
  return pieces.join("");
}

function partsOf(pn: Exclude<Pn, null | string | number | bigint | boolean | { readonly node: Node }>): (Pn | Piece)[] {
  if ("list" in pn) return ["[", ...separated(pn.list), "]"].map(asPiece);
  if ("call" in pn) return ['{"^":[', ...separated([pn.call, ...pn.arguments]), "]}"].map(asPiece);
  return ['{"#":[', ...separated(pn.map.flatMap(([key, value]) => [key, value])), "]}"].map(asPiece);
}

/** Values are wrapped until the enclosing brackets, which are also strings, have become pieces. */
type Wrapped = string | { readonly value: Pn };

function separated(values: readonly Pn[]): Wrapped[] {
  return values.flatMap((value, index) => (index === 0 ? [{ value }] : [",", { value }]));
}

function asPiece(wrapped: Wrapped): Pn | Piece {
  return typeof wrapped === "string" ? { piece: wrapped } : wrapped.value;
}

function pushAll(waiting: (Pn | Piece)[], parts: readonly (Pn | Piece)[]): void {
  for (let index = parts.length - 1; index >= 0; index--) waiting.push(parts[index]!);
}

function scalarText(value: null | string | number | bigint | boolean): string {
  if (typeof value === "number") return floatText(value);
  return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}
