import { lexerTable, PuppetTokenHook, TokenType as T } from "@cairn/puppet-core";
import { createRepair, wording } from "@cairn/puppet-core/syntax-errors";
import { createParser, type Nesting } from "@cairn/syntax";
import { MuPuppetTreeBuilder } from "./build-ast/tree-builder.js";
import { catalogue } from "../diagnostics/index.js";
import { MuPuppetParser } from "../generated/MuPuppetParser.js";
import { foreign } from "./syntax-errors/foreign-forms.js";
import { explain } from "./syntax-errors/explain.js";
import { sayHeredoc } from "./syntax-errors/heredoc.js";
import { repairMistakes } from "./syntax-errors/mistakes/index.js";

/**
 * The maximum nesting depth of brackets and interpolations. At 2.5 rules per level that takes some five sixths of
 * Node's default stack.
 */
export const nestingLimit = 2000;

/** What the parsers of manifests and of templates share. */
export const syntax = {
  lexer: lexerTable,
  parser: MuPuppetParser,
  nesting: {
    pairs: [
      [T.OPEN_BRACE, T.CLOSE_BRACE],
      [T.BODY_OPEN, T.CLOSE_BRACE],
      [T.INTERPOLATION_OPEN, T.CLOSE_BRACE],
      [T.OPEN_BRACKET, T.CLOSE_BRACKET],
      [T.INDEX_OPEN, T.CLOSE_BRACKET],
      [T.OPEN_PAREN, T.CLOSE_PAREN],
      [T.CALL_OPEN, T.CLOSE_PAREN],
    ],
    limit: nestingLimit,
    rulesPerLevel: 2.5,
  } satisfies Nesting,
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
