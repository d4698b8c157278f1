import type { Program } from "../../src/ast/ast.js";
import { describe } from "../oracle/json.js";
import { watched } from "./coverage.js";
import { ORACLES, type Mode } from "./write-program.js";

/** What a program means by the definitions, as `describe` words it, with the cases and the error that it hits. */
export function meaningOf(
  mode: Mode,
  program: Program,
): { readonly meaning: string; readonly labels: ReadonlySet<string> } {
  const labels = new Set<string>();
  const meaning = describe(watched(ORACLES[mode], (name) => labels.add(name)).specification(program));
  if (meaning.startsWith("err")) labels.add(`error ${meaning}`);
  return { meaning, labels };
}
