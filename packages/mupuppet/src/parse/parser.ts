import { lexerTable, nesting, PuppetTokenHook } from "@cairn/puppet-core";
import { createRepair, wording } from "@cairn/puppet-core/syntax-errors";
import { createParser } from "@cairn/syntax";
import { MuPuppetTreeBuilder } from "./build-ast/tree-builder.js";
import { catalogue } from "../diagnostics/index.js";
import { MuPuppetParser } from "../generated/MuPuppetParser.js";
import { foreign } from "./syntax-errors/foreign-forms.js";
import { explain } from "./syntax-errors/explain.js";
import { sayHeredoc } from "./syntax-errors/heredoc.js";
import { repairMistakes } from "./syntax-errors/mistakes/index.js";

/** What the parsers of manifests and of templates share. */
export const syntax = {
  lexer: lexerTable,
  parser: MuPuppetParser,
  nesting,
  diagnostics: {
    syntax: catalogue.create.syntax,
    tooDeep: catalogue.create["too-deep"],
    tooLarge: catalogue.create["too-large"],
  },
  wording,
  explain,
  foreign,
  onlySoundFixes: true,
  repair: repairMistakes(createRepair(catalogue.create, sayHeredoc)),
};

/** The grammar's part of the parse phase. */
export const parser = createParser({
  ...syntax,
  start: (generated) => generated.manifest(),
  builder: (tokens, source) => new MuPuppetTreeBuilder(tokens, source),
  hook: (text) => new PuppetTokenHook(text),
});
