import type { Mend, Mender } from "@cairn/syntax";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";
import { mendColon, mendQuotedName } from "./assignments.js";
import { mendCharacters } from "./characters.js";
import { mendComma } from "./commas.js";
import { mendInclude } from "./include.js";
import { mendName } from "./names.js";
import { mendNumber } from "./numbers.js";
import { mendProductionWord } from "./production.js";
import { mendComment, mendEscapes, mendUnclosedString } from "./strings.js";
import { mendBrace, mendClosing, mendSemicolon } from "./separators.js";
import { isInVector, mendInVector } from "./vectors.js";

const menders: Readonly<Record<number, Mend>> = {
  [T.UNKNOWN]: mendCharacters,
  [T.BAD_NAME]: mendName,
  [T.BAD_NUMBER]: mendNumber,
  [T.BAD_STRING]: mendEscapes,
  [T.UNCLOSED_STRING]: mendUnclosedString,
  [T.UNCLOSED_COMMENT]: mendComment,
  [T.INCLUDE]: mendInclude,
  [T.SEMICOLON]: mendSemicolon,
  [T.OPEN_BRACE]: mendBrace,
  [T.CLOSE_BRACE]: mendClosing,
  [T.CLOSE_BRACKET]: mendClosing,
  [T.STRING]: unless(mendQuotedName),
  [T.NAME]: unless(mendProductionWord),
  [T.COLON]: unless(mendColon),
  [T.COMMA]: (token, mender) => (isInVector(token, mender) ? mender.keep(token) : mendComma(token, mender)),
};

/**
 * Reports errors that a token's neighbours alone reveal, and repairs them; the parser then continues as if the source
 * were correct.
 */
export const mend: Mend = (token, mender) => {
  if (mendInVector(token, mender)) return;
  const special = menders[mender.tokens.type(token)];
  if (special) special(token, mender);
  else mender.keep(token);
};

/** Keeps the token unless `mendSome` handles it. */
function unless(mendSome: (token: number, mender: Mender) => boolean): Mend {
  return (token, mender) => {
    if (!mendSome(token, mender)) mender.keep(token);
  };
}
