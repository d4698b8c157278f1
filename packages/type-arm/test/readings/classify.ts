import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { check, type CompileOptions } from "../../src/index.js";

/** What becomes of a program before anything is made of its types. */
export type Verdict = "accepted" | "warned" | "refused";

/** A program that shows what a reading or a slip of the text means. */
export interface ReadingCase {
  /** `R6`, `S5`. */
  readonly id: string;
  readonly about: string;
  readonly program: string;
  readonly verdict: Verdict;
  /** The second halves of the codes that are reported, in the order of the text; by default none. */
  readonly codes?: readonly string[];
  readonly options?: CompileOptions;
}

export function diagnosticsOf({ program, options }: Pick<ReadingCase, "program" | "options">): readonly Diagnostic[] {
  return check([createSource("types.pp", program)], options);
}

export function verdictOf(diagnostics: readonly Diagnostic[]): Verdict {
  if (diagnostics.some(({ severity }) => severity === "error")) return "refused";
  return diagnostics.length > 0 ? "warned" : "accepted";
}

export function codesOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ code }) => code.replace("type-arm/", ""));
}
