import { lexerTable, nesting, TokenType as T } from "@cairn/puppet-core";
import { createRepair, wording } from "@cairn/puppet-core/syntax-errors";
import { createParser } from "@cairn/syntax";
import { TypeArmTreeBuilder } from "./build-ast/tree-builder.js";
import { catalogue } from "../diagnostics/index.js";
import { TypeArmParser } from "../generated/TypeArmParser.js";
import { TypeArmTokenHook } from "./token-hook.js";
import { foreign } from "./syntax-errors/foreign-forms.js";
import { explain } from "./syntax-errors/explain.js";

/** The grammar's part of the parse phase. */
export const parser = createParser({
  lexer: lexerTable,
  parser: TypeArmParser,
  start: (generated) => generated.program(),
  builder: (tokens, source) => new TypeArmTreeBuilder(tokens, source),
  nesting,
  diagnostics: {
    syntax: catalogue.create.syntax,
    tooDeep: catalogue.create["too-deep"],
    tooLarge: catalogue.create["too-large"],
  },
  wording: { ...wording, boundaries: [...wording.boundaries, T.ATTR, T.HAS, T.INVARIANT, T.ABSTRACT, T.TYPE] },
  recoversInside: true,
  outermost: [T.TYPE],
  explain,
  foreign,
  onlySoundFixes: true,
  repair: createRepair(catalogue.create, (span) => catalogue.create["bad-heredoc"](span, {})),
  hook: (text) => new TypeArmTokenHook(text),
});
