import { createSpan, type Diagnostic, type Source } from "@cairn/diagnostics";
import { createParser } from "@cairn/syntax";
import { catalogue } from "../../diagnostics/index.js";
import type { Template } from "@cairn/ruby-subset";
import { ErbTreeBuilder } from "./build-ast/tree-builder.js";
import { ErbParser as T } from "./generated/ErbParser.js";
import { lexerTable } from "./generated/lexer-table.js";
import { explain } from "./syntax/explain.js";
import { ErbTokenHook } from "./syntax/token-hook.js";
import { wording } from "./syntax/wording.js";

/** How deep brackets, blocks and interpolations may nest. */
export const nestingLimit = 1000;

const parser = createParser({
  lexer: lexerTable,
  parser: T,
  start: (generated) => generated.template(),
  builder: (tokens) => new ErbTreeBuilder(tokens),
  nesting: {
    pairs: [
      [T.OPEN_BRACE, T.CLOSE_BRACE],
      [T.BLOCK_OPEN, T.CLOSE_BRACE],
      [T.INTERPOLATION_OPEN, T.CLOSE_BRACE],
      [T.OPEN_BRACKET, T.CLOSE_BRACKET],
      [T.INDEX_OPEN, T.CLOSE_BRACKET],
      [T.OPEN_PAREN, T.CLOSE_PAREN],
      [T.CALL_OPEN, T.CLOSE_PAREN],
      ...[T.IF, T.UNLESS, T.CASE, T.WHILE, T.UNTIL, T.FOR, T.BEGIN, T.DEF, T.DO, T.COMMAND_DO].map(
        (open) => [open, T.END] as const,
      ),
    ],
    limit: nestingLimit,
    rulesPerLevel: 4,
  },
  diagnostics: {
    syntax: catalogue.create.syntax,
    tooDeep: catalogue.create["too-deep"],
    tooLarge: catalogue.create["too-large"],
  },
  wording,
  explain,
  hook: (text) => new ErbTokenHook(text),
});

/** The tree of a template with Ruby in it, or the first thing that is wrong with it. */
export function parseErb(source: Source): Template | Diagnostic {
  const { value, diagnostics } = parser.parse(source, { maxErrors: 1 });
  if (value === undefined) return diagnostics[0]!;
  const [problem] = [...value.problems].sort((one, other) => one.start - other.start);
  if (problem === undefined) return value.template;
  const span = createSpan(source, problem.start, problem.end);
  return catalogue.create.unexpected(span, { what: problem.message });
}

/** All tokens of a template, comments included. */
export function tokenizeErb(source: Source) {
  return parser.tokenize(source);
}
