import type { DiagnosticPage } from "@cairn/diagnostics";
import type { catalogue } from "./index.js";
import { commonPages } from "./pages-common.js";
import { policyPages } from "./pages-policy.js";
import { semanticPages } from "./pages-semantic.js";
import { syntaxPages } from "./pages-syntax.js";

/** A page for every code: the reason for the rule, and an example with its correction. */
export const pages = {
  ...commonPages,
  ...syntaxPages,
  ...semanticPages,
  ...policyPages,
} satisfies Record<keyof typeof catalogue.declarations, DiagnosticPage>;
