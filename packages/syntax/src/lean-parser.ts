import type { ParserATNSimulator, RecognitionException, Vocabulary } from "./antlr.js";
import type { LeanContext } from "./lean-context.js";
import { END_OF_FILE, type Tokens } from "./tokens.js";

/** Handles errors: the fast stage fails, the report stage recovers. */
export interface ErrorHandler {
  sync(parser: LeanParser): void;
  reportMatch(parser: LeanParser): void;
  recoverInline(parser: LeanParser): number;
  reportError(parser: LeanParser, error: RecognitionException): void;
  recover(parser: LeanParser, error: RecognitionException): void;
  /** Called before the generated code throws because no alternative is viable. */
  beforeNoViable(parser: LeanParser): void;
  enterRule(parser: LeanParser, context: LeanContext): void;
  exitRule(parser: LeanParser, context: LeanContext): void;
}

/** Reduces a rule to its node as soon as the rule is left, and passes it to the builder. */
export type Collapse = (context: LeanContext, builder: unknown) => void;

const nothing: Readonly<Record<number, Collapse>> = {};

/** Ends the fast stage. Thrown and caught only by `LeanParser`. */
const mismatch = new Error("the text does not fit the grammar");

const failFast: ErrorHandler = {
  sync() {},
  reportMatch() {},
  enterRule() {},
  exitRule() {},
  recoverInline: fail,
  reportError: fail,
  recover: fail,
  beforeNoViable: fail,
};

function fail(parser: LeanParser): never {
  parser.collapse = nothing;
  throw mismatch;
}

/**
 * The base class of every generated parser, in place of ANTLR's own: same rules, but no tree, no listeners, no
 * automaton. One generated class serves both stages, which differ only in the error handler.
 */
export abstract class LeanParser {
  static readonly EOF = END_OF_FILE;

  declare interpreter: ParserATNSimulator;
  state = -1;
  /** The current rule, only in the report stage. */
  context: LeanContext | null = null;
  errorHandler: ErrorHandler = failFast;
  /** By rule number: reduces a context to a node as soon as the rule is left. */
  collapse: Readonly<Record<number, Collapse | undefined>> = nothing;
  /** Collects the nodes. */
  builder: unknown = undefined;
  /** The maximum number of open rules. */
  depthLimit = Infinity;
  readonly tokenStream: Tokens;
  private readonly openContexts: LeanContext[] = [];

  constructor(tokens: Tokens) {
    this.tokenStream = tokens;
  }

  abstract get grammarFileName(): string;
  abstract get literalNames(): (string | null)[];
  abstract get symbolicNames(): (string | null)[];
  abstract get ruleNames(): string[];
  abstract get serializedATN(): number[];
  abstract get vocabulary(): Vocabulary;

  match(type: number): number {
    const tokens = this.tokenStream;
    const index = tokens.index;
    if (tokens.types[index] !== type) return this.errorHandler.recoverInline(this);
    this.errorHandler.reportMatch(this);
    if (type !== END_OF_FILE) tokens.index = index + 1;
    return index;
  }

  consume(): number {
    const token = this.tokenStream.index;
    this.tokenStream.consume();
    return token;
  }

  enterRule(context: LeanContext, state: number, rule: number): void {
    this.state = state;
    context.first = this.tokenStream.index;
    context.rule = rule;
    if (this.openContexts.push(context) > this.depthLimit) this.errorHandler.recoverInline(this);
    this.errorHandler.enterRule(this, context);
  }

  enterOuterAlt(_context: LeanContext, _alternative: number): void {}

  exitRule(): void {
    const context = this.openContexts.pop()!;
    context.last = this.tokenStream.index - 1;
    this.errorHandler.exitRule(this, context);
    const collapse = this.collapse[context.rule];
    if (collapse !== undefined) collapse(context, this.builder);
  }
}

/** Runs `start` in the fast stage; `undefined` if the source doesn't match the grammar. */
export function parseFast<C extends LeanContext>(start: () => C): C | undefined {
  try {
    return start();
  } catch (error) {
    if (error === mismatch) return undefined;
    throw error;
  }
}
