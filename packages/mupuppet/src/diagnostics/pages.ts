import type { DiagnosticPage, PlainPage } from "@cairn/diagnostics";
import type { catalogue } from "./index.js";
import { commonPages } from "./pages-common.js";
import { dataPages } from "./pages-data.js";
import { evaluationPages } from "./pages-evaluation.js";
import { linkPages } from "./pages-link.js";
import { mistakePages } from "./pages-mistakes.js";
import { outsidePages, paperPages } from "./pages-outside.js";
import { policyPages } from "./pages-policy.js";
import { syntaxPages } from "./pages-syntax.js";
import { templatePages } from "./pages-templates.js";

/** A page for every code: the reason for the rule, and an example with its repair. */
export const pages = {
  ...commonPages,
  ...syntaxPages,
  ...mistakePages,
  ...evaluationPages,
  ...dataPages,
  ...linkPages,
  ...templatePages,
  ...outsidePages,
  ...policyPages,
  ...paperPages,
} satisfies Record<keyof typeof catalogue.declarations, DiagnosticPage | PlainPage>;
