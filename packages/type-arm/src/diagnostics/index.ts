import { commonDeclarations, defineDiagnostics } from "@cairn/diagnostics";
import { syntaxDiagnostics } from "./syntax.js";

/** Everything that the compiler can say. */
export const catalogue = defineDiagnostics("type-arm", {
  ...commonDeclarations,
  ...syntaxDiagnostics,
});
