import { defineDiagnostics } from "@cairn/diagnostics";
import { paperDiagnostics } from "./diagnostics.js";

/** The codes are those of the command that shows them. */
export const catalogue = defineDiagnostics("mupuppet", paperDiagnostics);
