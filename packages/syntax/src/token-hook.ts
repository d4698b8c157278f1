/** A stretch of text that is read behind a token, before what stands there: the text of a heredoc, for example. */
export interface Detour {
  readonly from: number;
  readonly to: number;
  /** The lexer's mode in which it is read. */
  readonly mode: number;
  /** The type of an empty token that ends it; it stands where the token ended that led here. */
  readonly closing: number;
}

/** Decides about tokens that an automaton can't tell apart. It is made for one text, and may keep in mind what it has seen. */
export interface TokenHook {
  /** 1 for each type that the hook wants to see; all hooks of a kind share it. */
  readonly wanted: Uint8Array;
  /** Where the token ends that is being seen; the hook may set another place. */
  end: number;
  /** Set by the hook: what is to be read before the text goes on. */
  detour: Detour | undefined;
  /** Set by the hook: where the text goes on once the line has ended; -1 where it simply goes on. */
  nextLine: number;
  /** The type of a token, or 0 to leave it out; `previous` is the type of the one before it, comments left out. */
  see(type: number, start: number, end: number, previous: number): number;
}
