/** A range that is lexed after a token, before what follows it: the text of a heredoc, for example. */
export interface Detour {
  readonly from: number;
  readonly to: number;
  /** The lexer's mode for it. */
  readonly mode: number;
  /** The type of an empty token that ends it; its location is the end of the token that started the detour. */
  readonly closing: number;
}

/** Decides about tokens that an automaton can't distinguish. It is created for one source, and may have state. */
export interface TokenHook {
  /** 1 for each type that the hook wants to see; shared by all hooks of a kind. */
  readonly wanted: Uint8Array;
  /** The end of the current token; the hook may change it. */
  end: number;
  /** Set by the hook: the range to be lexed before the source continues. */
  detour: Detour | undefined;
  /** Set by the hook: where lexing continues after the current line; -1 for the next line. */
  nextLine: number;
  /** Returns the type of a token, or 0 to drop it; `previous` is the type of the one before it, ignoring comments. */
  see(type: number, start: number, end: number, previous: number): number;
}
