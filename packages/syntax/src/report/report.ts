/**
 * The second stage of parsing, for sources with mistakes: tokens are repaired where neighbours alone tell what was
 * meant (`token-repairer`), the same generated parser goes on after an error (`recovery`), and each error is described
 * or explained by the language.
 */
import { createSpan, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { LeanContext } from "../lean-context.js";
import { parseFast, type LeanParser } from "../lean-parser.js";
import type { LanguageSyntax } from "../language-syntax.js";
import { lex } from "../lex.js";
import { hooksFor } from "../hooks.js";
import { depthLimit, reportTooDeep } from "../nesting.js";
import { END_OF_FILE, type Tokens } from "../tokens.js";
import { Brackets } from "./brackets.js";
import { describe } from "./describe.js";
import type { Complaint } from "./explain.js";
import { nameForeignForms } from "./foreign-forms.js";
import { TokenRepairer } from "./token-repairer.js";
import { withSoundFixes, type FindMistakes } from "./sound-fixes.js";
import { enough, Recovery, type Stumble } from "./recovery.js";

/** The errors of a source that the fast stage rejected: at most `maxErrors` diagnostics, in source order. */
export function report<Parser extends LeanParser, Root extends LeanContext, Tree>(
  language: LanguageSyntax<Parser, Root, Tree>,
  source: Source,
  maxErrors: number,
): readonly Diagnostic[] {
  const mistakes: FindMistakes = (text, most) => new Reporter(language, text, most).run();
  const told = mistakes(source, maxErrors);
  const named = nameForeignForms(told, language.foreign);
  if (!language.onlySoundFixes) return named;
  const accepts = (text: Source) => isAccepted(language, text);
  return withSoundFixes(source, named, { told, isCut: told.length >= maxErrors }, { find: mistakes, accepts });
}

/** What the fast stage says of a source, without building its tree; undefined if limits have to be looked at. */
function isAccepted<Parser extends LeanParser, Root extends LeanContext, Tree>(
  language: LanguageSyntax<Parser, Root, Tree>,
  source: Source,
): boolean | undefined {
  const tokens = lex(language.lexer, source.text, hooksFor(language, source));
  const { diagnostics, nesting } = language;
  if (tokens.isCut || reportTooDeep(tokens, nesting, source, diagnostics.tooDeep)) return undefined;
  const parser = new language.parser(tokens);
  parser.depthLimit = depthLimit(nesting);
  return parseFast(() => language.start(parser)) !== undefined;
}

class Reporter<Parser extends LeanParser, Root extends LeanContext, Tree> {
  private readonly language: LanguageSyntax<Parser, Root, Tree>;
  private readonly source: Source;
  private readonly maxErrors: number;
  private readonly repairer: TokenRepairer;
  private readonly tokens: Tokens;
  private readonly parser: Parser;
  private readonly brackets: Brackets;
  private readonly diagnostics: Diagnostic[] = [];
  private lastToken = -1;
  /** Whether only something at the end of a line was missing, so that parsing is in sync again. */
  private lastIsSettled = false;
  /** The bracket that was last reported as unclosed at a token that occurs only outside of all brackets. */
  private toldOpen = -1;
  /** Where the parser first had to skip something: after that, brackets may be out of sync. */
  private lostFrom = Infinity;

  constructor(language: LanguageSyntax<Parser, Root, Tree>, source: Source, maxErrors: number) {
    this.language = language;
    this.source = source;
    this.maxErrors = maxErrors;
    const { cut, repair } = language;
    const written = lex(language.lexer, source.text, { ...(cut && { cut }), ...hooksFor(language, source) });
    this.repairer = new TokenRepairer(source, written, language.nesting.pairs);
    this.tokens = repair ? this.repairer.run(repair, maxErrors) : written;
    this.parser = new language.parser(this.tokens);
    this.brackets = new Brackets(this.tokens, language.nesting.pairs);
  }

  run(): Diagnostic[] {
    const { nesting, diagnostics } = this.language;
    const tooDeep = reportTooDeep(this.tokens, nesting, this.source, diagnostics.tooDeep);
    if (tooDeep) this.diagnostics.push(tooDeep);
    else if (this.repairer.diagnostics.length < this.maxErrors) this.parse();
    const { diagnostics: repaired, possible, doubtfulFrom } = this.repairer;
    const certain = possible.filter(({ span }) => span.start < Math.min(doubtfulFrom, this.lostFrom));
    const all = [...repaired, ...certain.slice(0, this.maxErrors), ...this.diagnostics];
    return all.sort((a, b) => a.span.start - b.span.start).slice(0, this.maxErrors);
  }

  private parse(): void {
    const { nesting, wording } = this.language;
    const anchors = new Set([...nesting.pairs.flat(), ...wording.boundaries]);
    const { outermost, recoversInside } = this.language;
    const limits = {
      partners: this.brackets.partners,
      anchors,
      depth: depthLimit(nesting),
      ...(recoversInside ? { ends: this.brackets.endsBefore(new Set(outermost)) } : {}),
      ...(outermost ? { outermost, isApart: (token: number) => this.isApart(token) } : {}),
    };
    const recovery = new Recovery(this.parser, limits, (stumble) => this.say(stumble));
    this.parser.errorHandler = recovery;
    try {
      this.language.start(this.parser);
    } catch (error) {
      if (error !== enough) throw error;
      if (recovery.tooDeep) this.reportDepth();
    }
  }

  /** Reports what nests too deep without any bracket. */
  private reportDepth(): void {
    const { nesting, diagnostics } = this.language;
    const { index } = this.tokens;
    const span = createSpan(this.source, this.tokens.start(index), this.tokens.end(index));
    this.diagnostics.push(diagnostics.tooDeep(span, { limit: nesting.limit }));
  }

  private say(stumble: Stumble): void {
    const isApart = this.isApart(stumble.token);
    const follows = !isApart && this.followsFromLast(stumble);
    this.lastToken = stumble.token;
    this.lastIsSettled = stumble.missing && this.tokens.beginsLine();
    if (!stumble.missing) this.lostFrom = Math.min(this.lostFrom, this.tokens.start(stumble.token));
    if (follows) return;
    if (isApart) this.toldOpen = this.brackets.unclosedBefore(stumble.token);
    const complaint: Complaint = {
      ...stumble,
      previous: stumble.token - 1,
      unclosed: this.brackets.unclosedBefore(stumble.token),
      words: describe(this.parser, this.tokens, this.language.wording, stumble.expected, stumble.token),
    };
    this.diagnostics.push(this.language.explain?.(complaint, this.tokens, this.source) ?? this.general(complaint));
    if (this.diagnostics.length >= this.maxErrors) throw enough;
  }

  /**
   * Whether a bracket is certainly missing: a token that occurs only outside of all brackets is inside one, after the
   * last error.
   */
  private isApart(token: number): boolean {
    const { outermost } = this.language;
    if (!outermost || token <= this.lastToken || this.repairer.isDoubtful(token)) return false;
    const type = this.tokens.type(token);
    const isOuter = outermost.includes(type) || (type === END_OF_FILE && !this.repairer.cutShort);
    const open = this.brackets.unclosedBefore(token);
    return isOuter && open >= 0 && open !== this.toldOpen;
  }

  /**
   * Whether a complaint is a consequence of a reported one: no statement has ended since, or the rest of the source is
   * lost.
   */
  private followsFromLast(stumble: Stumble): boolean {
    const { token } = stumble;
    if (this.repairer.isDoubtful(token)) return true;
    if (this.tokens.type(token) === END_OF_FILE) {
      if (this.repairer.cutShort) return true;
      if (this.toldOpen >= 0 && this.toldOpen === this.brackets.unclosedBefore(token)) return true;
      if (this.lastIsSettled && this.lastToken < token) return false;
      if (this.lastToken >= 0) return this.lastToken === token || this.brackets.unclosedBefore(token) < 0;
    }
    if (this.lastToken < 0) return false;
    if (!stumble.missing && this.brackets.isClosing(token)) return true;
    if (this.lastIsSettled && this.lastToken < token) return false;
    for (let between = this.lastToken; between < token; between++) {
      if (this.language.wording.boundaries.includes(this.tokens.type(between))) return false;
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
