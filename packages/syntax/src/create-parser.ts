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
import { loadReport } from "#load-report";
import { depthLimit, reportTooDeep } from "./nesting.js";
import type { Tokens } from "./tokens.js";

export interface ParseOptions {
  /** How many mistakes are reported at most; 100 unless told. */
  readonly maxErrors?: number | undefined;
  /** What this text takes from, with all others of the run. */
  readonly allowance?: Allowance | undefined;
}

/** The parse phase of a language. */
export interface SyntaxParser<Tree> {
  /** The tree of a text, or what is wrong with it. */
  parse(source: Source, options?: ParseOptions): Result<Tree>;
  /** All tokens of a text, comments included, mistakes or not: for formatters and highlighters. */
  tokenize(source: Source): Tokens;
}

/** Makes the parse phase of a language: a fast stage, and where that fails a second one that explains. */
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
  return tree === undefined
    ? { diagnostics: loadReport()(language, source, maxErrors) }
    : { value: tree, diagnostics: [] };
}

/** Says, at the last token that a text may have, that it has more. */
function reportTooLong(tokens: Tokens, source: Source, create: SyntaxDiagnostics["tooLarge"]): Diagnostic {
  const last = tokens.count - 1;
  const words = { what: "the syntax tree of this file", limit: `${mostTokens} words and signs` };
  return create(createSpan(source, tokens.start(last), tokens.end(last)), words, {
    help: "split it into several files",
  });
}

/** Says, at the first text for which there is no room beside those before it, that all have more than all may have. */
function reportTooMuch(source: Source, create: SyntaxDiagnostics["tooLarge"]): Diagnostic {
  const words = { what: "the syntax trees of all files together", limit: `${mostWordsInAll} words and signs` };
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
