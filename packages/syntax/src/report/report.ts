import { createSpan, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { LeanContext } from "../lean-context.js";
import type { LeanParser } from "../lean-parser.js";
import type { LanguageSyntax } from "../language-syntax.js";
import { lex } from "../lex.js";
import { findTooDeep } from "../nesting.js";
import { END_OF_FILE, type Tokens } from "../tokens.js";
import { findPartners } from "./brackets.js";
import { describe } from "./describe.js";
import type { Complaint } from "./explain.js";
import { Mender } from "./mender.js";
import { enough, Recovery, type Stumble } from "./recovery.js";

/** What is wrong with a text that the fast stage has refused: at most `maxErrors` diagnostics, in the order of the text. */
export function report<Parser extends LeanParser, Root extends LeanContext, Tree>(
  language: LanguageSyntax<Parser, Root, Tree>,
  source: Source,
  maxErrors: number,
): Diagnostic[] {
  return new Reporter(language, source, maxErrors).run();
}

class Reporter<Parser extends LeanParser, Root extends LeanContext, Tree> {
  private readonly language: LanguageSyntax<Parser, Root, Tree>;
  private readonly source: Source;
  private readonly maxErrors: number;
  private readonly mender: Mender;
  private readonly tokens: Tokens;
  private readonly parser: Parser;
  private readonly diagnostics: Diagnostic[] = [];
  private lastToken = -1;

  constructor(language: LanguageSyntax<Parser, Root, Tree>, source: Source, maxErrors: number) {
    this.language = language;
    this.source = source;
    this.maxErrors = maxErrors;
    const { cut, fix, mend } = language;
    const written = lex(language.lexer, source.text, { ...(cut && { cut }), ...(fix && { fix: fix(source.text) }) });
    this.mender = new Mender(source, written);
    this.tokens = mend ? this.mender.run(mend, maxErrors) : written;
    this.parser = new language.parser(this.tokens);
  }

  run(): Diagnostic[] {
    const tooDeep = findTooDeep(this.tokens, this.language.nesting);
    if (tooDeep >= 0) return [...this.mender.diagnostics, tooDeepAt(this.language, this.source, this.tokens, tooDeep)];
    this.parse();
    const all = [...this.mender.diagnostics, ...this.diagnostics];
    return all.sort((a, b) => a.span.start - b.span.start).slice(0, this.maxErrors);
  }

  private parse(): void {
    const { pairs, limit, rulesPerLevel } = this.language.nesting;
    const partners = findPartners(this.tokens, pairs);
    const limits = { partners, brackets: new Set(pairs.flat()), depth: (limit + 8) * rulesPerLevel };
    this.parser.errorHandler = new Recovery(this.parser, limits, (stumble) => this.say(stumble));
    try {
      this.language.start(this.parser);
    } catch (error) {
      if (error !== enough) throw error;
    }
  }

  private say(stumble: Stumble): void {
    if (this.followsFromLast(stumble)) return;
    this.lastToken = stumble.token;
    if (this.mender.cutShort && this.tokens.type(stumble.token) === END_OF_FILE) return;
    const words = describe(this.parser, this.tokens, this.language.wording, stumble.expected, stumble.token);
    const complaint: Complaint = { ...stumble, previous: stumble.token - 1, words };
    this.diagnostics.push(this.language.explain?.(complaint, this.tokens, this.source) ?? this.general(complaint));
    if (this.diagnostics.length >= this.maxErrors) throw enough;
  }

  /** Whether no statement has ended since the last complaint. */
  private followsFromLast(stumble: Stumble): boolean {
    if (this.lastToken < 0) return false;
    if (this.tokens.type(stumble.token) === END_OF_FILE) return true;
    for (let token = this.lastToken; token < stumble.token; token++) {
      if (this.language.wording.boundaries.includes(this.tokens.type(token))) return false;
    }
    return true;
  }

  private general(complaint: Complaint): Diagnostic {
    const { tokens, source } = this;
    const end = tokens.end(complaint.previous);
    const span = complaint.missing
      ? createSpan(source, end, end)
      : createSpan(source, tokens.start(complaint.token), tokens.end(complaint.token));
    return this.language.diagnostics.syntax(span, complaint.words);
  }
}

/** The diagnostic for one level too many, at the opening bracket. */
export function tooDeepAt<Parser extends LeanParser, Root extends LeanContext, Tree>(
  language: LanguageSyntax<Parser, Root, Tree>,
  source: Source,
  tokens: Tokens,
  token: number,
): Diagnostic {
  const span = createSpan(source, tokens.start(token), tokens.end(token));
  return language.diagnostics.tooDeep(span, { limit: language.nesting.limit });
}
