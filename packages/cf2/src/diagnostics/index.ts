/**
 * All that can be said to a user: declared by phase with severity and words, and for each a page with a program that shows it
 * and the mended one (`pages*`).
 */
import { commonDeclarations, defineDiagnostics } from "@cairn/diagnostics";
import { lintDiagnostics } from "./lints.js";
import { semanticDiagnostics } from "./semantic.js";
import { syntaxDiagnostics } from "./syntax.js";

/** Everything that the compiler can say. */
export const catalogue = defineDiagnostics("cf2", {
  ...commonDeclarations,
  ...syntaxDiagnostics,
  ...semanticDiagnostics,
  ...lintDiagnostics,
});
