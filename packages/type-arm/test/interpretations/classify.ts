import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { check, type CompileOptions } from "../../src/index.js";

/** The result of a program before instantiation. */
export type Verdict = "accepted" | "warned" | "refused";

/** A program that shows the meaning of an interpretation or slip of the specification. */
export interface ReadingCase {
  /** `R6`, `S5`. */
  readonly id: string;
  readonly about: string;
  readonly program: string;
  readonly verdict: Verdict;
  /** The second halves of the reported codes, in source order; by default none. */
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
