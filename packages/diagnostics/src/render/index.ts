import type { Diagnostic } from "../diagnostic.js";
import { renderGithub } from "./github.js";
import { renderJson } from "./json.js";
import type { DiagnosticFormat, RenderOptions } from "./options.js";
import { renderPlain } from "./plain.js";
import { renderPretty } from "./pretty.js";
import { renderSarif } from "./sarif.js";

type Renderer = (diagnostics: readonly Diagnostic[], options: RenderOptions) => string;

const renderers: Readonly<Record<DiagnosticFormat, Renderer>> = {
  pretty: renderPretty,
  plain: renderPlain,
  json: renderJson,
  sarif: renderSarif,
  github: renderGithub,
};

/**
 * Renders `diagnostics` in the requested format. The output ends with a line break; it is empty if there are no
 * diagnostics, except in sarif, which is always a whole document. No format contains control characters of the user's
 * text: those for people replace them, json and sarif escape them.
 * By default for people, without colours, 80 cells wide.
 */
export function render(diagnostics: readonly Diagnostic[], options: Partial<RenderOptions> = {}): string {
  const all = { ...usual, language: diagnostics[0]?.code.split("/")[0] ?? "cairn", ...options };
  return renderers[all.format](diagnostics, all);
}

const usual = { format: "pretty", color: false, width: 80, version: "" } as const;
