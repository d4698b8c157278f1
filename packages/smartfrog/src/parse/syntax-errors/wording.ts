import type { Wording } from "@cairn/syntax";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";

/** The names of the grammar's symbols in messages. */
export const wording: Wording = {
  tokens: { [T.NAME]: "a name", [T.NUMBER]: "a number", [T.STRING]: "a string", [T.INCLUDE]: "`#include`" },
  groups: [
    {
      name: "a value",
      tokens: [T.TRUE, T.FALSE, T.NULL, T.DATA, T.NUMBER, T.STRING, T.OPEN_BRACKET, T.NAME, T.EXTENDS],
    },
    { name: "a basic value", tokens: [T.TRUE, T.FALSE, T.NULL, T.DATA, T.NUMBER, T.STRING, T.OPEN_BRACKET] },
    { name: "an attribute", tokens: [T.NAME, T.INCLUDE] },
    { name: "a prototype", tokens: [T.NAME, T.OPEN_BRACE] },
  ],
  boundaries: [T.SEMICOLON, T.OPEN_BRACE, T.CLOSE_BRACE],
};
