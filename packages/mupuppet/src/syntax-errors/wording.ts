import { TokenType as T } from "@cairn/puppet-expressions";
import type { Wording } from "@cairn/syntax";

/** How messages call the words of the language. */
export const wording: Wording = {
  tokens: { [T.NAME]: "a name" },
  groups: [],
  boundaries: [T.SEMICOLON, T.OPEN_BRACE, T.BODY_OPEN, T.CLOSE_BRACE],
};
