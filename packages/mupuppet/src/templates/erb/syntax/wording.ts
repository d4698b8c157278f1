import type { Wording } from "@cairn/syntax";
import { ErbParser as T } from "../generated/ErbParser.js";

/** How messages call the words of Ruby. */
export const wording: Wording = {
  tokens: {
    [T.NAME]: "a name",
    [T.CONSTANT]: "a constant",
    [T.INSTANCE]: "a variable",
    [T.INTEGER]: "a number",
    [T.FLOAT]: "a number",
    [T.STRING]: "a string",
    [T.PLAIN_STRING]: "a string",
    [T.SYMBOL]: "a symbol",
    [T.COMMAND]: "a method",
    [T.LABEL]: "a label",
    [T.SEPARATOR]: "the end of the line",
    [T.OUTPUT_CLOSE]: "`%>`",
    [T.OPEN_BRACKET]: "`[`",
    [T.INDEX_OPEN]: "`[`",
    [T.CALL_OPEN]: "`(`",
    [T.BLOCK_OPEN]: "`{`",
    [T.PARAMETERS_OPEN]: "`|`",
    [T.PARAMETERS_CLOSE]: "`|`",
    [T.TEXT]: "text",
  },
  groups: [],
  boundaries: [T.SEPARATOR, T.OUTPUT_CLOSE, T.TEXT],
};
