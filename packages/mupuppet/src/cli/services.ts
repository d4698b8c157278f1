import type { LanguageRequest, LanguageServices } from "@cairn/cli-kit";
import { hasErrors, type Diagnostic, type Source } from "@cairn/diagnostics";
import { check } from "../check/index.js";
import { compile, Compiler } from "../compile.js";
import { format } from "../format/format.js";
import { parse, tokenize } from "../parse.js";
import { compilationOf } from "./compilation.js";
import { languageSettings, settingsOfNode } from "./settings.js";

/** What the command line asks of μPuppet. */
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

  check: (sources, request) => sources.flatMap((source) => checkOne(source, request)),
  format,
  ast(source) {
    const { diagnostics, value } = parse(source);
    return { diagnostics, ...(value ? { value: { ...value, source: source.name } } : {}) };
  },
  comments: (source) => [...tokenize(source)].filter(({ isComment }) => isComment),
};

/** What is wrong in a manifest, with the node that was asked for or with all that it names; a syntax error hides the rest of its file. */
function checkOne(source: Source, request: LanguageRequest): readonly Diagnostic[] {
  const { maxErrors, onPhase, options } = request;
  onPhase("parse", source.name);
  const { diagnostics, value } = parse(source, { maxErrors });
  if (!value || hasErrors(diagnostics)) return diagnostics;
  onPhase("check", source.name);
  const found = [...diagnostics, ...check(value)];
  const language = languageSettings(request);
  const node = settingsOfNode(request);
  if (!language.value || !node.value) return [...found, ...language.diagnostics, ...node.diagnostics];
  if (hasErrors(found)) return found;
  onPhase("evaluate", source.name);
  const compiler = new Compiler(source, language.value, maxErrors);
  const { value: one } = node;
  const isGiven = options["node"] !== undefined || options["facts"] !== undefined;
  const nodes = isGiven ? [one] : compiler.namedNodes().map((name) => ({ ...one, name }));
  return [...found, ...compiler.check(nodes, options["facts"] !== undefined)];
}
