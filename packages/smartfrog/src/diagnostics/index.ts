/**
 * SmartFrog's diagnostics: syntax errors and semantic ones with their messages, and for each a page with a program that
 * has it and the corrected program (`pages*`).
 */
import { commonDeclarations, defineDiagnostics, policyDeclarations } from "@cairn/diagnostics";
import { semanticDiagnostics } from "./semantic.js";
import { syntaxDiagnostics } from "./syntax.js";

/** All diagnostics of the compiler. */
export const catalogue = defineDiagnostics("smartfrog", {
  ...commonDeclarations,
  ...policyDeclarations,
  ...syntaxDiagnostics,
  ...semanticDiagnostics,
});
