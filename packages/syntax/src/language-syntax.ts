import type { Diagnostic, Source, Span } from "@cairn/diagnostics";
import type { LeanContext } from "./lean-context.js";
import type { LeanParser } from "./lean-parser.js";
import type { CutToken } from "./lex.js";
import type { TokenHook } from "./token-hook.js";
import type { LexerTable } from "./lexer-table.js";
import type { Nesting } from "./nesting.js";
import type { Explain, Mend, Wording } from "./report/explain.js";
import type { Tokens } from "./tokens.js";

/** Turns contexts into a language's own tree. */
export interface TreeBuilder<Root extends LeanContext, Tree> {
  /** The tree, from the context of the start rule. */
  build(root: Root): Tree;
  /**
   * By rule number: what is called as soon as that rule is left. It makes the rule's node, keeps it in the context, and lets go of
   * the labels. Rules that recur at every level belong here, so that neither a tree of contexts stays alive nor a builder recurses.
   * Each is given the builder, so that one table can serve for all texts: to make functions for each takes longer than to read a short one.
   */
  readonly collapse: Readonly<Record<number, (context: never, builder: never) => void>>;
}

/** The diagnostics that every language has; a language's catalogue makes them. */
export interface SyntaxDiagnostics {
  /** `expected`, `after` and `found` are ready for a sentence: "expected X after `y`, but found Z"; `after` may be empty. */
  syntax(span: Span, words: { expected: string; after: string; found: string }): Diagnostic;
  tooDeep(span: Span, words: { limit: number }): Diagnostic;
  tooLarge(span: Span, words: { what: string; limit: string }, details: { help: string }): Diagnostic;
}

/** All that a language says about its syntax besides the grammar. */
export interface LanguageSyntax<Parser extends LeanParser, Root extends LeanContext, Tree> {
  readonly lexer: LexerTable;
  readonly parser: new (tokens: Tokens) => Parser;
  /** Calls the start rule. */
  readonly start: (parser: Parser) => Root;
  readonly builder: (tokens: Tokens, source: Source) => TreeBuilder<Root, Tree>;
  readonly nesting: Nesting;
  readonly wording: Wording;
  readonly diagnostics: SyntaxDiagnostics;
  /** A fresh hook for each text, where the automaton alone can't tell tokens apart. */
  readonly hook?: (text: string) => TokenHook;
  /** Where a token that is a mistake ends, for the mending that follows. */
  readonly cut?: CutToken;
  /** Looks at each token of a text with mistakes, before ANTLR's recovery does. */
  readonly mend?: Mend;
  /** Whether a mistake inside of brackets that are closed is recovered from inside of them: for languages whose words mean much outside. */
  readonly recoversInside?: boolean;
  /**
   * Tokens that begin what never stands inside of brackets. Where one is met, or the end of the text, and a bracket is open, that
   * is a mistake of its own, whatever was wrong before.
   */
  readonly outermost?: readonly number[];
  /** Whether each fix is tried, and offered only where it leaves the text with fewer mistakes. */
  readonly onlySoundFixes?: boolean;
  /** A better diagnostic than the general one, where there is one. */
  readonly explain?: Explain;
}

/** A context whose labels may be emptied. */
export type Emptied<Context> = { -readonly [Label in keyof Context]: Context[Label] | undefined };
