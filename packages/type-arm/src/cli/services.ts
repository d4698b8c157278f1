import type { LanguageRequest, LanguageServices } from "@cairn/cli-kit";
import { withRules, type Diagnostic, type Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { check, compile } from "../compile.js";
import { withAbstractOnce } from "../check/types/abstract-twice.js";
import { format } from "../format/format.js";
import { parse, tokenize } from "../parse/parse.js";
import { compiledModelTree } from "../view/compiled-model.js";
import { describeComponent } from "../view/describe-component.js";
import { outcomeOf } from "../library/outcome.js";
import { compileOptions } from "./compile-options.js";
import { withSeparateLogic } from "../library/separate-logic.js";
import { rules } from "./rules.js";

/** What the command line needs type-arm to do. */
export const services: LanguageServices = {
  catalogue: withRules(catalogue, rules),
  compile: (source, request) => compileTogether([source], request),
  compileTogether,
  check: (sources, request) => checkTogether(sources, request),
  compiledTree: compiledModelTree,
  describeComponent,
  format,
  ast(source) {
    const { diagnostics, value } = parse(source);
    return { diagnostics, ...(value ? { value: { ...value, source: source.name } } : {}) };
  },
  treeChanges: { "abstract-once": withAbstractOnce },
  comments: (source) => [...tokenize(source)].filter(({ isComment }) => isComment),
};

function compileTogether(given: readonly Source[], request: LanguageRequest) {
  const sources = withSeparateLogic(given, request.files);
  if (!sources.value) return { diagnostics: sources.diagnostics };
  const { value, diagnostics } = compile(sources.value, compileOptions(request));
  return value ? { value: outcomeOf(value, given[0]!), diagnostics } : { diagnostics };
}

function checkTogether(given: readonly Source[], request: LanguageRequest): readonly Diagnostic[] {
  const { diagnostics, value } = withSeparateLogic(given, request.files);
  return value ? check(value, compileOptions(request)) : diagnostics;
}
