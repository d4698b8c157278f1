/**
 * CF2's diagnostics, declared by phase with their severity and messages, and for each a page with a program that has it
 * and the corrected program (`pages*`).
 */
import { commonDeclarations, defineDiagnostics } from "@cairn/diagnostics";
import { lintDiagnostics } from "./lints.js";
import { semanticDiagnostics } from "./semantic.js";
import { syntaxDiagnostics } from "./syntax.js";

/** All diagnostics of the compiler. */
export const catalogue = defineDiagnostics("cf2", {
  ...commonDeclarations,
  ...syntaxDiagnostics,
  ...semanticDiagnostics,
  ...lintDiagnostics,
});
