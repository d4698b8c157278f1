import { failEvaluation } from "../values/fail.js";

export interface Options {
  readonly i: boolean;
  readonly m: boolean;
  readonly x: boolean;
}

/** What a parenthesis begins. */
export type Opening = { readonly length: number } & (
  | { readonly kind: "comment" | "atomic" }
  | { readonly kind: "plain"; readonly captures: boolean; readonly hasName: boolean }
  | { readonly kind: "look"; readonly isBehind: boolean; readonly isNegated: boolean }
  | { readonly kind: "options"; readonly on: string; readonly off: string; readonly isGroup: boolean }
  | { readonly kind: "condition"; readonly of: string }
);

const start =
  /\(\?(?:(#[^)]*\)?)|([mixadu]*)(?:-([mix]*))?([:)])|(<?[=!])|(>)|(?:<([A-Za-z_]\w*)>|'([A-Za-z_]\w*)')|\((?:<(\w+)>|'(\w+)'|(\d+))\))/y;

/** Parses what follows a parenthesis. */
export function readOpening(source: string, index: number): Opening {
  if (source[index + 1] !== "?") return { kind: "plain", captures: true, hasName: false, length: 1 };
  start.lastIndex = index;
  const found = start.exec(source);
  if (!found) {
    return failEvaluation(
      source[index + 2] === "~" ? "groups of absence `(?~…)` can't be searched for here" : "undefined group option",
    );
  }
  const [{ length }, comment, on, off, end, look, atomic] = found;
  if (comment !== undefined && !comment.endsWith(")")) failEvaluation("end pattern in group");
  if (comment !== undefined) return { kind: "comment", length };
  if (end === ":" && on === "" && off === undefined) return { kind: "plain", captures: false, hasName: false, length };
  if (end !== undefined) return { kind: "options", on: on!, off: off ?? "", isGroup: end === ":", length };
  if (look !== undefined)
    return { kind: "look", isBehind: look.startsWith("<"), isNegated: look.endsWith("!"), length };
  if (atomic !== undefined) return { kind: "atomic", length };
  const condition = found[9] ?? found[10] ?? found[11];
  if (condition !== undefined) return { kind: "condition", of: condition, length };
  return { kind: "plain", captures: true, hasName: true, length };
}
