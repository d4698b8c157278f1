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
