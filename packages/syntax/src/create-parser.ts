import {
  createSpan,
  mostWordsInAll,
  startOf,
  type Allowance,
  type Diagnostic,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import { mostTokens } from "./columns.js";
import type { LeanContext } from "./lean-context.js";
import { parseFast, type Collapse, type LeanParser } from "./lean-parser.js";
import type { LanguageSyntax, SyntaxDiagnostics } from "./language-syntax.js";
import { hooksFor } from "./hooks.js";
import { lex } from "./lex.js";
import { depthLimit, reportTooDeep } from "./nesting.js";
import { report } from "./report/report.js";
import type { Tokens } from "./tokens.js";

/** How much of a wrong source is told, and what a run may take. */
export interface ParseOptions {
  /** The maximum number of errors reported; by default 100. */
  readonly maxErrors?: number | undefined;
  /** The limits that this source shares with all others of the run. */
  readonly allowance?: Allowance | undefined;
}

/** The parse phase of a language. */
export interface SyntaxParser<Tree> {
  /** The tree of a source, or its errors. */
  parse(source: Source, options?: ParseOptions): Result<Tree>;
  /** All tokens of a source, including comments, whether or not it has errors: for formatters and highlighters. */
  tokenize(source: Source): Tokens;
}

/** Creates the parse phase of a language: a fast stage, and if that fails a second one that explains. */
export function createParser<Parser extends LeanParser, Root extends LeanContext, Tree>(
  language: LanguageSyntax<Parser, Root, Tree>,
): SyntaxParser<Tree> {
  return {
    parse: (source, { allowance, maxErrors = 100 } = {}) => parse(language, source, Math.max(1, maxErrors), allowance),
    tokenize: (source) => lex(language.lexer, source.text, { hidden: true, ...hooksFor(language, source) }),
  };
}

type Language<Parser extends LeanParser, Root extends LeanContext, Tree> = LanguageSyntax<Parser, Root, Tree>;

function parse<Parser extends LeanParser, Root extends LeanContext, Tree>(
  language: Language<Parser, Root, Tree>,
  source: Source,
  maxErrors: number,
  allowance: Allowance | undefined,
): Result<Tree> {
  const tokens = lex(language.lexer, source.text, hooksFor(language, source));
  if (allowance && !allowance.takeWords(tokens.count))
    return { diagnostics: [reportTooMuch(source, language.diagnostics.tooLarge)] };
  if (tokens.isCut) return { diagnostics: [reportTooLong(tokens, source, language.diagnostics.tooLarge)] };
  const tooDeep = reportTooDeep(tokens, language.nesting, source, language.diagnostics.tooDeep);
  if (tooDeep) return { diagnostics: [tooDeep] };
  const tree = buildFast(language, source, tokens);
  return tree === undefined ? { diagnostics: report(language, source, maxErrors) } : { value: tree, diagnostics: [] };
}

/** Reports, at the last token allowed, that there are too many. */
function reportTooLong(tokens: Tokens, source: Source, create: SyntaxDiagnostics["tooLarge"]): Diagnostic {
  const last = tokens.count - 1;
  const words = { what: "the syntax tree of this file", limit: `${mostTokens} tokens` };
  return create(createSpan(source, tokens.start(last), tokens.end(last)), words, {
    help: "split it into several files",
  });
}

/** Reports that the files before this one have used up the allowance. */
function reportTooMuch(source: Source, create: SyntaxDiagnostics["tooLarge"]): Diagnostic {
  const words = { what: "the syntax trees of all files together", limit: `${mostWordsInAll} tokens` };
  return create(startOf(source), words, { help: "give it fewer files at a time" });
}

function buildFast<Parser extends LeanParser, Root extends LeanContext, Tree>(
  language: Language<Parser, Root, Tree>,
  source: Source,
  tokens: Tokens,
): Tree | undefined {
  const parser = new language.parser(tokens);
  parser.depthLimit = depthLimit(language.nesting);
  const builder = language.builder(tokens, source);
  parser.builder = builder;
  parser.collapse = builder.collapse as Readonly<Record<number, Collapse>>;
  const root = parseFast(() => language.start(parser));
  return root === undefined ? undefined : builder.build(root);
}
