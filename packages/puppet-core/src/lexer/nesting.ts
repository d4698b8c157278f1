import type { Nesting } from "@cairn/syntax";
import { TokenType as T } from "../generated/token-types.js";

/**
 * The brackets and interpolations of expressions, and how deep they may nest: at 2.5 rules per level that takes some
 * five sixths of Node's default stack.
 */
export const nesting = {
  pairs: [
    [T.OPEN_BRACE, T.CLOSE_BRACE],
    [T.BODY_OPEN, T.CLOSE_BRACE],
    [T.INTERPOLATION_OPEN, T.CLOSE_BRACE],
    [T.OPEN_BRACKET, T.CLOSE_BRACKET],
    [T.INDEX_OPEN, T.CLOSE_BRACKET],
    [T.OPEN_PAREN, T.CLOSE_PAREN],
    [T.CALL_OPEN, T.CLOSE_PAREN],
  ],
  limit: 2000,
  rulesPerLevel: 2.5,
} as const satisfies Nesting;
