import { TokenType as T } from "../generated/token-types.js";
import type { HeredocText } from "../lexer/heredoc.js";
import type { PuppetTokenHook } from "../lexer/token-hook.js";
import type { Tokens } from "@cairn/syntax";

/** A piece of a manifest that stays as it is written: a token, a comment, a whole string, the tag of a heredoc. */
export interface Piece {
  readonly type: number;
  readonly start: number;
  readonly end: number;
  readonly isComment: boolean;
  /** The end of its heredoc's text, if it is the tag of one. */
  readonly heredocEnd: number;
}

/** The pieces of a manifest in source order. */
export function piecesOf(tokens: Tokens): Piece[] {
  const { types, starts, ends, hidden } = tokens;
  const pieces: Piece[] = [];
  for (let token = 0; token < tokens.count; token++) {
    const type = types[token]!;
    const start = starts[token]!;
    let end = ends[token]!;
    if (type === T.STRING_OPEN) {
      token = closeOf(tokens, token, T.STRING_OPEN, T.STRING_CLOSE);
      end = ends[token]!;
    } else if (type === T.HEREDOC_OPEN) token = closeOf(tokens, token, T.HEREDOC_OPEN, T.HEREDOC_CLOSE);
    pieces.push({ type, start, end, isComment: hidden![token] === 1, heredocEnd: heredocEnd(tokens, type, start) });
  }
  return pieces;
}

function closeOf(tokens: Tokens, open: number, opening: number, closing: number): number {
  let depth = 0;
  for (let token = open; token < tokens.count; token++) {
    if (tokens.types[token] === opening) depth++;
    else if (tokens.types[token] === closing && --depth === 0) return token;
  }
  return tokens.count - 1;
}

function heredocEnd(tokens: Tokens, type: number, start: number): number {
  if (type !== T.HEREDOC && type !== T.HEREDOC_OPEN) return -1;
  return ((tokens.hook as PuppetTokenHook).heredocs.get(start) as HeredocText).next;
}
