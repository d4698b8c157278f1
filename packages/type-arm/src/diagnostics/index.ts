/**
 * All that can be said to a user: declared by phase with severity and words, and for each a page with a program that shows it
 * and the mended one (`pages*`).
 */
import { commonDeclarations, defineDiagnostics } from "@cairn/diagnostics";
import { ecoreDiagnostics } from "./ecore.js";
import { instanceDiagnostics } from "./instances.js";
import { logicDiagnostics } from "./logic.js";
import { migrateDiagnostics } from "./migrate.js";
import { settingDiagnostics } from "./settings.js";
import { syntaxDiagnostics } from "./syntax.js";
import { typeDiagnostics } from "./types.js";

/** Everything that the compiler can say. */
export const catalogue = defineDiagnostics("type-arm", {
  ...commonDeclarations,
  ...syntaxDiagnostics,
  ...typeDiagnostics,
  ...settingDiagnostics,
  ...logicDiagnostics,
  ...ecoreDiagnostics,
  ...instanceDiagnostics,
  ...migrateDiagnostics,
});
