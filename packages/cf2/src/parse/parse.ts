/**
 * From a file's text to its tree. The generated parser accepts or rejects; only for what it rejects is the second
 * stage run, which recovers, explains and goes on (`syntax-errors`). `newlines` drops the line breaks that separate
 * nothing; `build-ast` turns the parser's tree into ours.
 */
import { hasErrors, type Result, type Source } from "@cairn/diagnostics";
import { createParser, type LanguageSyntax, type ParseOptions, type Tokens } from "@cairn/syntax";
import type { Macro, Program } from "../ast/ast.js";
import { Cf2TreeBuilder, type BuiltProgram } from "./build-ast/tree-builder.js";
import { catalogue } from "../diagnostics/index.js";
import { lexerTable } from "../generated/lexer-table.js";
import { Cf2Parser as T, type FileContext } from "../generated/Cf2Parser.js";
import { NewlineHook } from "./newlines.js";
import { condense } from "./syntax-errors/condense.js";
import { cutToken } from "./syntax-errors/cut.js";
import { foreign } from "./syntax-errors/foreign-forms.js";
import { explain } from "./syntax-errors/explain.js";
import { repair } from "./syntax-errors/repair.js";
import { wording } from "./syntax-errors/wording.js";

/** How deep brackets may nest. The stack suffices for more in parser and tree builder; callers need their share. */
export const nestingLimit = 2000;

/** The configuration of the parser. */
export const syntax: LanguageSyntax<T, FileContext, BuiltProgram> = {
  lexer: lexerTable,
  parser: T,
  start: (started) => started.file(),
  builder: (tokens, source) => new Cf2TreeBuilder(tokens, source),
  nesting: {
    pairs: [
      [T.OPEN_BRACE, T.CLOSE_BRACE],
      [T.OPEN_BRACKET, T.CLOSE_BRACKET],
      [T.OPEN, T.CLOSE],
    ],
    limit: nestingLimit,
    rulesPerLevel: 3,
  },
  diagnostics: {
    syntax: (span, { expected, after, found }) =>
      catalogue.create.syntax(span, {
        problem: `expected ${expected}${after}, but found ${found}`,
        instead: "a definition is written `name => value`",
      }),
    tooDeep: catalogue.create["too-deep"],
    tooLarge: catalogue.create["too-large"],
  },
  wording,
  hook: (text) => new NewlineHook(text),
  cut: cutToken,
  repair,
  explain,
  foreign,
  onlySoundFixes: true,
};

const parser = createParser(syntax);

/** A parsed file as the evaluation needs it: its tree, and its macros by name. */
export interface ParsedFile {
  readonly program: Program;
  readonly macros: ReadonlyMap<string, Macro>;
}

/** The tree of a source and its warnings, or its syntax errors. */
export function parse(source: Source, options?: ParseOptions): Result<Program> {
  const { value, diagnostics } = parseFile(source, options);
  return value ? { value: value.program, diagnostics } : { diagnostics };
}

/** Like `parse`, including what the evaluation needs. */
export function parseFile(source: Source, options?: ParseOptions): Result<ParsedFile> {
  const { value, diagnostics } = parser.parse(source, options);
  if (!value) return { diagnostics: condense(diagnostics, source) };
  return hasErrors(value.diagnostics) ? { diagnostics: value.diagnostics } : { value, diagnostics: value.diagnostics };
}

/** All tokens of a source, including comments and those line breaks that separate. */
export function tokenize(source: Source): Tokens {
  return parser.tokenize(source);
}
