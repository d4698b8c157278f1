import type { Mend } from "@cairn/syntax";
import { assignmentInCondition, elseIf, foreignOperator } from "./conditions.js";
import type { Mistake } from "./mistake.js";
import { missingArrow, missingSign } from "./missing-signs.js";
import { singleColon, unquotedPath } from "./names.js";
import { typographicQuotes, unmatchedBracket } from "./strays.js";

const mistakes: readonly Mistake[] = [
  assignmentInCondition,
  elseIf,
  foreignOperator,
  missingArrow,
  missingSign,
  singleColon,
  typographicQuotes,
  unmatchedBracket,
  unquotedPath,
];

/** Recovers from common mistakes, so that the rest of the source can be parsed; everything else is left to `mend`. */
export function mendMistakes(mend: Mend): Mend {
  return (token, mender) => {
    for (const mistake of mistakes) if (mistake(token, mender)) return;
    mend(token, mender);
  };
}
