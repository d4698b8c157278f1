import type { Diagnostic, Source, Span } from "@cairn/diagnostics";
import type { LeanContext } from "./lean-context.js";
import type { LeanParser } from "./lean-parser.js";
import type { CutToken } from "./lex.js";
import type { TokenHook } from "./token-hook.js";
import type { LexerTable } from "./lexer-table.js";
import type { Nesting } from "./nesting.js";
import type { ForeignForms } from "./report/foreign-forms.js";
import type { Explain, Repair, Wording } from "./report/explain.js";
import type { Tokens } from "./tokens.js";

/** Builds a language's own tree from contexts. */
export interface TreeBuilder<Root extends LeanContext, Tree> {
  /** The tree, from the context of the start rule. */
  build(root: Root): Tree;
  /**
   * By rule number: called as soon as that rule is left. It creates the rule's node, stores it in the context, and
   * releases the labels. Recursive rules belong here, so that neither a tree of contexts stays alive nor a builder
   * recurses. The builder is passed as an argument, so that one table can serve all sources: creating functions for
   * each takes longer than parsing a short one.
   */
  readonly collapse: Readonly<Record<number, (context: never, builder: never) => void>>;
}

/** The diagnostics that every language has; a language's catalogue creates them. */
export interface SyntaxDiagnostics {
  /**
   * `expected`, `after` and `found` are phrases for a sentence: "expected X after `y`, but found Z"; `after` may be
   * empty.
   */
  syntax(span: Span, words: { expected: string; after: string; found: string }): Diagnostic;
  tooDeep(span: Span, words: { limit: number }): Diagnostic;
  tooLarge(span: Span, words: { what: string; limit: string }, details: { help: string }): Diagnostic;
}

/** A language's syntax, besides the grammar. */
export interface LanguageSyntax<Parser extends LeanParser, Root extends LeanContext, Tree> {
  readonly lexer: LexerTable;
  readonly parser: new (tokens: Tokens) => Parser;
  /** Calls the start rule. */
  readonly start: (parser: Parser) => Root;
  readonly builder: (tokens: Tokens, source: Source) => TreeBuilder<Root, Tree>;
  readonly nesting: Nesting;
  readonly wording: Wording;
  readonly diagnostics: SyntaxDiagnostics;
  /** Creates a hook for each source, if the automaton alone can't distinguish tokens. */
  readonly hook?: (text: string) => TokenHook;
  /** Where an erroneous token ends, for error recovery. */
  readonly cut?: CutToken;
  /** Examines each token of a source with errors, before ANTLR's recovery does. */
  readonly repair?: Repair;
  /**
   * Whether an error inside closed brackets is recovered from inside of them: for languages whose keywords mean much
   * outside.
   */
  readonly recoversInside?: boolean;
  /**
   * Tokens that never occur inside brackets. If one of them, or the end of the source, comes while a bracket is open,
   * that is a separate error, whatever was wrong before.
   */
  readonly outermost?: readonly number[];
  /** Whether each fix is tried, and offered only if it leaves the source with fewer errors. */
  readonly onlySoundFixes?: boolean;
  /** A more specific diagnostic than the general one, if any. */
  readonly explain?: Explain;
  /** What people write who come from other languages. */
  readonly foreign?: ForeignForms;
}

/** A context whose labels may be cleared. */
export type Emptied<Context> = { -readonly [Label in keyof Context]: Context[Label] | undefined };
