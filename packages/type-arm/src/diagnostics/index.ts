/**
 * type-arm's diagnostics, declared by phase with their severity and messages, and for each a page with a program that
 * has it and the corrected program (`pages*`).
 */
import { commonDeclarations, defineDiagnostics } from "@cairn/diagnostics";
import { ecoreDiagnostics } from "./ecore.js";
import { instanceDiagnostics } from "./instances.js";
import { logicDiagnostics } from "./logic.js";
import { migrateDiagnostics } from "./migrate.js";
import { settingDiagnostics } from "./settings.js";
import { syntaxDiagnostics } from "./syntax.js";
import { typeDiagnostics } from "./types.js";

/** All diagnostics of the compiler. */
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
