import type { LanguageServices } from "@cairn/cli-kit";
import { withRules } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { compile } from "../compile.js";
import { exportedBy } from "../exported/of-catalog.js";
import { format } from "../format/format.js";
import { formatInStyle } from "../format/style.js";
import { parse, tokenize } from "../parse/parse.js";
import { outcomeOf } from "../library/outcome.js";
import { declaredChanges } from "../lint/declared-changes.js";
import { keepExported } from "./keep-exported.js";
import { checksOf } from "./check-files.js";
import { languageSettings } from "./language-settings.js";
import { absolutePath } from "./absolute-path.js";
import { settingsOfOneNode } from "./settings.js";
import { rules } from "./rules.js";

/** The services of μPuppet for the command line. */
export const services: LanguageServices = {
  catalogue: withRules(catalogue, rules),
  compile(source, request) {
    const language = languageSettings(request);
    const node = settingsOfOneNode(request);
    const problems = [...language.diagnostics, ...node.diagnostics];
    if (!language.value || !node.value) return { diagnostics: problems };
    request.onPhase("evaluate", source.name);
    const settings = { language: language.value, node: node.value, maxErrors: request.maxErrors };
    const { value, diagnostics } = compile(source, settings);
    const all = [...problems, ...diagnostics];
    if (value && request.options["exportedOut"] !== undefined) {
      const pathOf = absolutePath(request);
      all.push(...keepExported(request, exportedBy(value, { types: language.value.types, pathOf })));
    }
    return value
      ? { value: outcomeOf(value, source, language.value, absolutePath(request)), diagnostics: all }
      : { diagnostics: all };
  },

  check(sources, request) {
    const checks = checksOf(
      request,
      sources.map(({ name }) => name),
    );
    return checks.merge(sources.flatMap((source) => checks.check(source) ?? []));
  },
  checkEach: checksOf,
  format: (source, request) =>
    request.options["style"] === true ? formatInStyle(source, request) : format(source, request),
  ast(source) {
    const { diagnostics, value } = parse(source);
    return { diagnostics, ...(value ? { value: { ...value, source: source.name } } : {}) };
  },
  treeChanges: declaredChanges,
  comments: (source) => [...tokenize(source)].filter(({ isComment }) => isComment),
};
