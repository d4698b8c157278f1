/**
 * All diagnostics, declared by phase with their severity and messages, and for each a page with a program that shows it
 * and the repaired one (`pages*`). The rest of the compiler creates diagnostics only from this catalogue.
 */
import { commonDeclarations, defineDiagnostics, policyDeclarations } from "@cairn/diagnostics";
import { dataDiagnostics, hieraDiagnostics } from "./data.js";
import { evaluationDiagnostics } from "./evaluation.js";
import { linkDiagnostics } from "./link.js";
import { mistakeDiagnostics } from "./mistakes.js";
import { outsideDiagnostics } from "./outside.js";
import { paperDiagnostics } from "@cairn/mupuppet-paper/diagnostics";
import { syntaxDiagnostics } from "./syntax.js";
import { templateDiagnostics } from "./templates.js";

/** What the phases report; what a rule of `check` reports is declared beside the rule. */
export const catalogue = defineDiagnostics("mupuppet", {
  ...commonDeclarations,
  ...syntaxDiagnostics,
  ...mistakeDiagnostics,
  ...linkDiagnostics,
  ...paperDiagnostics,
  ...evaluationDiagnostics,
  ...dataDiagnostics,
  ...hieraDiagnostics,
  ...templateDiagnostics,
  ...outsideDiagnostics,
  ...policyDeclarations,
});
