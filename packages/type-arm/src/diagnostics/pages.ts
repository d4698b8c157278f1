import type { DiagnosticPage, PlainPage } from "@cairn/diagnostics";
import type { catalogue } from "./index.js";
import { commonPages } from "./pages-common.js";
import { ecorePages } from "./pages-ecore.js";
import { instancePages } from "./pages-instances.js";
import { logicPages } from "./pages-logic.js";
import { plainPages } from "./pages-plain.js";
import { settingPages } from "./pages-settings.js";
import { syntaxPages } from "./pages-syntax.js";
import { typePages } from "./pages-types.js";

/** A page for every code: the reason for the rule, and an example with its correction. */
export const pages = {
  ...commonPages,
  ...syntaxPages,
  ...typePages,
  ...settingPages,
  ...logicPages,
  ...ecorePages,
  ...instancePages,
  ...plainPages,
} satisfies Record<keyof typeof catalogue.declarations, DiagnosticPage | PlainPage>;
