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
 * Writes `diagnostics` in the format asked for. What is written ends with a line end; it is empty where there are no
 * diagnostics, except in sarif, which is always a whole document. No format lets through a control character of the
 * user's text: those for people show it in another way, json and sarif escape it.
 */
export function render(diagnostics: readonly Diagnostic[], options: RenderOptions): string {
  return renderers[options.format](diagnostics, options);
}
