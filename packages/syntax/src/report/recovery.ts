import { PlusLoopbackState, StarLoopbackState, StarLoopEntryState, Token, type ATNState } from "antlr4ng";
import { RecognitionException } from "../antlr.js";
import type { LeanContext } from "../lean-context.js";
import type { ErrorHandler, LeanParser } from "../lean-parser.js";
import type { Tokens } from "../tokens.js";
import { followOf, type Follow } from "./follow.js";

/** The location and state of the parser at an error. */
export interface Stumble {
  readonly token: number;
  readonly missing: boolean;
  readonly expected: ReadonlySet<number>;
  readonly rules: readonly number[];
}

/** What error recovery must know of a language's brackets, and its limits. */
export interface RecoveryLimits {
  /** For each bracket among the tokens its partner, otherwise -1. */
  readonly partners: Int32Array;
  /** Token types that are never deleted for recovery: brackets, and the ends of statements. */
  readonly anchors: ReadonlySet<number>;
  /** The maximum number of open rules. */
  readonly depth: number;
  /** Where brackets end whose inner errors are recovered from inside; -1 for all other tokens. */
  readonly ends?: Int32Array;
  /** The types of tokens that occur only outside of all brackets. */
  readonly outermost?: readonly number[];
  /** Whether an error at a token is certainly independent of the previous one. */
  readonly isApart?: (token: number) => boolean;
}

/** Ends the report stage early: enough errors are reported, or recovery nests deeper than allowed. */
export const enough = new Error("the report stage has said enough");

/**
 * ANTLR's error recovery on ANTLR's automaton: delete one token, or insert one, or skip to where an enclosing rule can
 * continue. Brackets are never deleted and are skipped in pairs, so that one error doesn't shift the bounds of
 * everything that follows.
 */
export class Recovery implements ErrorHandler {
  private readonly follow: Follow;
  private readonly tokens: Tokens;
  private readonly limits: RecoveryLimits;
  private readonly say: (stumble: Stumble) => void;
  /** For each token the innermost bracket around it; only if recovery stays inside. */
  private readonly enclosing: Int32Array | undefined;
  private recovering = false;
  private depth = 0;
  /** Whether too many rules were open. */
  tooDeep = false;
  private lastIndex = -1;
  private readonly lastStates = new Set<number>();

  constructor(parser: LeanParser, limits: RecoveryLimits, say: (stumble: Stumble) => void) {
    this.follow = followOf(parser);
    this.tokens = parser.tokenStream;
    this.limits = limits;
    this.say = say;
    if (limits.ends) this.enclosing = enclosingBrackets(limits.ends);
  }

  enterRule(parser: LeanParser, context: LeanContext): void {
    if (++this.depth > this.limits.depth) {
      this.tooDeep = true;
      throw enough;
    }
    parser.context = context;
  }

  exitRule(parser: LeanParser, context: LeanContext): void {
    this.depth--;
    parser.state = context.invokingState;
    parser.context = context.parent;
  }

  reportMatch(): void {
    this.recovering = false;
    this.lastIndex = -1;
    this.lastStates.clear();
  }

  beforeNoViable(): void {}

  sync(parser: LeanParser): void {
    if (this.recovering) return;
    const state = this.follow.state(parser.state);
    const expected = this.follow.withinRule(state);
    if (expected.contains(this.tokens.LA(1)) || expected.contains(Token.EPSILON)) return;
    if (!isLoop(state)) {
      if (this.deleteOne(parser)) return;
      throw new RecognitionException(parser);
    }
    this.complain(parser, false);
    const goOn = this.goOn(parser);
    this.skip((type) => expected.contains(type) || goOn.has(type));
  }

  recoverInline(parser: LeanParser): number {
    const after = this.follow.state(parser.state).transitions[0]!.target;
    const fits = this.follow.canFollow(after, parser.context, this.tokens.LA(1));
    if (!(fits && this.tokens.beginsLine()) && this.deleteOne(parser)) return parser.consume();
    if (!fits) throw new RecognitionException(parser);
    this.complain(parser, true);
    return this.tokens.index;
  }

  reportError(parser: LeanParser): void {
    this.complain(parser, false);
  }

  recover(parser: LeanParser): void {
    if (this.lastIndex === this.tokens.index && this.lastStates.has(parser.state)) this.skipOne();
    this.lastIndex = this.tokens.index;
    this.lastStates.add(parser.state);
    this.leaveBrackets(parser.context);
    const goOn = this.goOn(parser);
    this.skip((type) => goOn.has(type));
  }

  /**
   * The tokens with which an enclosing rule could continue; inside brackets, only those of rules that began there, and
   * the closing bracket.
   */
  private goOn(parser: LeanParser): Set<number> {
    const open = this.enclosing?.[this.tokens.index] ?? -1;
    const types = this.follow.recoverySet(parser.context, open);
    if (open < 0) return types;
    const partner = this.limits.partners[open]!;
    if (partner >= 0) types.add(this.tokens.type(partner));
    else for (const type of this.limits.outermost ?? []) types.add(type);
    return types;
  }

  /** A rule that is given up leaves the brackets that it has opened. */
  private leaveBrackets(context: LeanContext | null): void {
    if (!this.enclosing || !context) return;
    for (let open = this.enclosing[this.tokens.index] ?? -1; open >= context.first; open = this.enclosing[open]!) {
      const partner = this.limits.partners[open]!;
      this.tokens.index = partner >= 0 ? partner + 1 : this.limits.ends![open]!;
    }
  }

  private complain(parser: LeanParser, missing: boolean): void {
    if (this.recovering && this.limits.isApart?.(this.tokens.index) !== true) return;
    this.recovering = true;
    const expected = this.follow.expected(parser.state, parser.context);
    this.say({ token: this.tokens.index, missing, expected, rules: rulesAround(parser.context) });
  }

  /** Deletes the next token if the one after it is expected. */
  private deleteOne(parser: LeanParser): boolean {
    if (this.limits.anchors.has(this.tokens.LA(1))) return false;
    if (!this.follow.canFollow(this.follow.state(parser.state), parser.context, this.tokens.LA(2))) return false;
    this.complain(parser, false);
    this.tokens.consume();
    this.reportMatch();
    return true;
  }

  private skip(stop: (type: number) => boolean): void {
    for (let type = this.tokens.LA(1); type !== Token.EOF && !stop(type); type = this.tokens.LA(1)) this.skipOne();
  }

  private skipOne(): void {
    const { tokens } = this;
    const partner = this.limits.partners[tokens.index] ?? -1;
    tokens.index = Math.min(Math.max(partner, tokens.index) + 1, tokens.count);
  }
}

/** For each token the innermost bracket around it. */
function enclosingBrackets(ends: Int32Array): Int32Array {
  const enclosing = new Int32Array(ends.length);
  const open: number[] = [];
  ends.forEach((end, token) => {
    while (open.length > 0 && ends[open.at(-1)!]! <= token) open.pop();
    enclosing[token] = open.at(-1) ?? -1;
    if (end > token) open.push(token);
  });
  return enclosing;
}

function isLoop(state: ATNState): boolean {
  return (
    state instanceof StarLoopEntryState || state instanceof StarLoopbackState || state instanceof PlusLoopbackState
  );
}

/** The innermost rules, as many as an explanation could need. */
function rulesAround(context: LeanContext | null): number[] {
  const rules: number[] = [];
  for (let outer = context; outer !== null && rules.length < 8; outer = outer.parent) rules.push(outer.rule);
  return rules;
}
