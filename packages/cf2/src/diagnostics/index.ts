/**
 * CF2's diagnostics, declared by phase with their severity and messages, and for each a page with a program that has it
 * and the corrected program (`pages*`).
 */
import { commonDeclarations, defineDiagnostics } from "@cairn/diagnostics";
import { semanticDiagnostics } from "./semantic.js";
import { syntaxDiagnostics } from "./syntax.js";

/** What the phases report; what a rule of `check` reports is declared beside the rule. */
export const catalogue = defineDiagnostics("cf2", {
  ...commonDeclarations,
  ...syntaxDiagnostics,
  ...semanticDiagnostics,
});
