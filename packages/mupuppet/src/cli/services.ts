import type { LanguageServices } from "@cairn/cli-kit";
import { compile } from "../compile.js";
import { format } from "../format/format.js";
import { parse, tokenize } from "../parse.js";
import { compilationOf } from "./compilation.js";
import { loadViews } from "#load-views";
import { languageSettings, settingsOfNode } from "./settings.js";

/** The services of μPuppet for the command line. */
export const services: LanguageServices = {
  compile(source, request) {
    const language = languageSettings(request);
    const node = settingsOfNode(request);
    const problems = [...language.diagnostics, ...node.diagnostics];
    if (!language.value || !node.value) return { diagnostics: problems };
    request.onPhase("evaluate", source.name);
    const settings = { language: language.value, node: node.value, maxErrors: request.maxErrors };
    const { value, diagnostics } = compile(source, settings);
    const all = [...problems, ...diagnostics];
    return value
      ? { value: compilationOf(value, source, language.value, request), diagnostics: all }
      : { diagnostics: all };
  },

  check: (sources, request) => loadViews().checkSources(sources, request),
  format,
  ast(source) {
    const { diagnostics, value } = parse(source);
    return { diagnostics, ...(value ? { value: { ...value, source: source.name } } : {}) };
  },
  comments: (source) => [...tokenize(source)].filter(({ isComment }) => isComment),
};
