/**
 * All that can be said to a user: syntax errors and those of meaning, declared with their words, and a page for each with a
 * program that shows it and the mended one (`pages*`).
 */
import { commonDeclarations, defineDiagnostics } from "@cairn/diagnostics";
import { semanticDiagnostics } from "./semantic.js";
import { syntaxDiagnostics } from "./syntax.js";

/** Everything that the compiler can say. */
export const catalogue = defineDiagnostics("smartfrog", {
  ...commonDeclarations,
  ...syntaxDiagnostics,
  ...semanticDiagnostics,
});
