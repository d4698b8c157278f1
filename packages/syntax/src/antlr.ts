/**
 * Replaces `antlr` in a generated parser: not the runtime itself, but the few names that its code mentions. They cost
 * nothing to load and nothing to run; the real runtime is loaded only to explain an error.
 */
import type { LeanContext } from "./lean-context.js";
import type { LeanParser } from "./lean-parser.js";
import type { Tokens } from "./tokens.js";

export { LeanContext } from "./lean-context.js";
export { LeanParser } from "./lean-parser.js";

/** A token is its index in the columns of `Tokens`: labels on tokens contain it. */
export type Token = number;
/** What generated code calls the context of a rule. */
export type ParserRuleContext = LeanContext;
/** What generated code calls the tokens of a source. */
export type TokenStream = Tokens;
/** A name of ANTLR's that generated code mentions and never uses. */
export type TerminalNode = never;
/** A name of ANTLR's that generated code mentions and never uses. */
export type DecisionState = never;

/** The names of tokens; used only by the generated code. */
export class Vocabulary {
  readonly literalNames: readonly (string | null)[];
  readonly symbolicNames: readonly (string | null)[];

  constructor(literalNames: readonly (string | null)[], symbolicNames: readonly (string | null)[], _displayNames: []) {
    this.literalNames = literalNames;
    this.symbolicNames = symbolicNames;
  }
}

/** An automaton without states: grammars are strictly LL(1), so the fast stage never uses one. */
export class ATN {
  readonly decisionToState: readonly DecisionState[] = [];
}

/** Reads nothing: see `ATN`. */
export class ATNDeserializer {
  deserialize(_serialized: readonly number[]): ATN {
    return new ATN();
  }
}

/** A decision without an automaton: see `ATN`. */
export class DFA {
  readonly decision: number;

  constructor(_start: DecisionState, decision: number) {
    this.decision = decision;
  }
}

/** A name of ANTLR's; nothing is predicted, so nothing is kept. */
export class PredictionContextCache {}

/** A name of ANTLR's; generated parsers make one, and LL(1) grammars never ask it. */
export class ParserATNSimulator {
  readonly atn: ATN;

  constructor(_parser: LeanParser, atn: ATN, _decisions: readonly DFA[], _cache: PredictionContextCache) {
    this.atn = atn;
  }
}

/** Anything ANTLR's recovery can handle, including its own exceptions; the fast stage's failure isn't one of them. */
export class RecognitionException extends Error {
  readonly offendingToken: Token;

  constructor(parser: LeanParser) {
    super("no token fits here");
    this.offendingToken = parser.tokenStream.index;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && "offendingToken" in value;
  }
}

/** No alternative of a rule begins with the token that is there. */
export class NoViableAltException extends RecognitionException {
  constructor(parser: LeanParser) {
    parser.errorHandler.beforeNoViable(parser);
    super(parser);
  }
}

/** A name of ANTLR's; grammars here have no predicates. */
export class FailedPredicateException extends RecognitionException {
  constructor(parser: LeanParser, _predicate?: string, _message?: string) {
    super(parser);
  }
}
