import type { LanguageServices } from "@cairn/cli-kit";
import { check, compile } from "../compile.js";
import { format } from "../format/format.js";
import { parse, tokenize } from "../parse.js";
import { compiledModelTree } from "../view/compiled-model.js";
import { describeComponent } from "../view/describe-component.js";
import { compilationOf } from "./compilation.js";
import { compileOptions } from "./compile-options.js";

/** What the command line asks of type-arm. */
export const services: LanguageServices = {
  compile(source, request) {
    const { value, diagnostics } = compile([source], compileOptions(request));
    return value ? { value: compilationOf(value, source), diagnostics } : { diagnostics };
  },

  check: (sources, request) => check(sources, compileOptions(request)),
  compiledTree: compiledModelTree,
  describeComponent,
  format,
  ast(source) {
    const { diagnostics, value } = parse(source);
    return { diagnostics, ...(value ? { value: { ...value, source: source.name } } : {}) };
  },
  comments: (source) => [...tokenize(source)].filter(({ isComment }) => isComment),
};
