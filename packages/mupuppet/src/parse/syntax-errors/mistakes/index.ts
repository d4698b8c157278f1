/**
 * Mistakes that people make in manifests, one family per file: each is found by the tokens around it, reported once in
 * its own words, and mended so that the rest can be parsed.
 */
import type { Repair } from "@cairn/syntax";
import { assignmentInCondition, elseIf, foreignOperator, otherElseIf } from "./conditions.js";
import type { Mistake } from "./mistake.js";
import { missingArrow, missingSign } from "./missing-signs.js";
import { singleColon, unquotedPath } from "./names.js";
import { typographicQuotes, unmatchedBracket } from "./strays.js";

const mistakes: readonly Mistake[] = [
  assignmentInCondition,
  elseIf,
  foreignOperator,
  otherElseIf,
  missingArrow,
  missingSign,
  singleColon,
  typographicQuotes,
  unmatchedBracket,
  unquotedPath,
];

/** Recovers from common mistakes, so that the rest of the source can be parsed; everything else is left to `repair`. */
export function repairMistakes(repair: Repair): Repair {
  return (token, repairer) => {
    for (const mistake of mistakes) if (mistake(token, repairer)) return;
    repair(token, repairer);
  };
}
