import type { Repair, TokenRepairer } from "@cairn/syntax";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";
import { repairControlFlow } from "./control-flow.js";
import { repairColon, repairQuotedName } from "./assignments.js";
import { repairCharacters } from "./characters.js";
import { repairComma } from "./commas.js";
import { repairInclude } from "./include.js";
import { repairName } from "./names.js";
import { repairNumber } from "./numbers.js";
import { repairProductionWord } from "./production.js";
import { repairComment, repairEscapes, repairUnclosedString } from "./strings.js";
import { repairBrace, repairClosing, repairSemicolon } from "./separators.js";
import { isInVector, repairInVector } from "./vectors.js";

const repairers: Readonly<Record<number, Repair>> = {
  [T.UNKNOWN]: repairCharacters,
  [T.BAD_NAME]: repairName,
  [T.BAD_NUMBER]: repairNumber,
  [T.BAD_STRING]: repairEscapes,
  [T.UNCLOSED_STRING]: repairUnclosedString,
  [T.UNCLOSED_COMMENT]: repairComment,
  [T.INCLUDE]: repairInclude,
  [T.SEMICOLON]: repairSemicolon,
  [T.OPEN_BRACE]: repairBrace,
  [T.CLOSE_BRACE]: repairClosing,
  [T.CLOSE_BRACKET]: repairClosing,
  [T.STRING]: unless(repairQuotedName),
  [T.NAME]: unless((token, repairer) => repairControlFlow(token, repairer) || repairProductionWord(token, repairer)),
  [T.COLON]: unless(repairColon),
  [T.COMMA]: (token, repairer) => (isInVector(token, repairer) ? repairer.keep(token) : repairComma(token, repairer)),
};

/**
 * Reports errors that a token's neighbours alone reveal, and repairs them; the parser then continues as if the source
 * were correct.
 */
export const repair: Repair = (token, repairer) => {
  if (repairInVector(token, repairer)) return;
  const special = repairers[repairer.tokens.type(token)];
  if (special) special(token, repairer);
  else repairer.keep(token);
};

/** Keeps the token unless `repairSome` handles it. */
function unless(repairSome: (token: number, repairer: TokenRepairer) => boolean): Repair {
  return (token, repairer) => {
    if (!repairSome(token, repairer)) repairer.keep(token);
  };
}
