import type { DiagnosticPage } from "@cairn/diagnostics";

export const pages: Readonly<Record<string, DiagnosticPage>> = {};
