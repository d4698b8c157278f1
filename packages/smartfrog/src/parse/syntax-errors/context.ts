import { END_OF_FILE, type TokenRepairer } from "@cairn/syntax";
import { SmartFrogParser as T } from "../../generated/SmartFrogParser.js";

/** Tokens that may precede a statement, besides the prototypes of the previous one. */
export const beforeStatement: ReadonlySet<number> = new Set([END_OF_FILE, T.SEMICOLON, T.OPEN_BRACE, T.CLOSE_BRACE]);

/** Tokens that end a basic value, besides the names of `DATA` references. */
export const endsBasicValue: ReadonlySet<number> = new Set([
  ...[T.NUMBER, T.STRING, T.TRUE, T.FALSE, T.NULL, T.CLOSE_BRACKET],
]);

/** The most references without a `;` between them that are examined. */
const farthest = 1000;

/** The number of tokens in the reference whose last name was kept `back` places ago. */
export function referenceLength(repairer: TokenRepairer, back = 1): number {
  let length = 1;
  while (repairer.kept(back + length) === T.COLON && repairer.kept(back + length + 1) === T.NAME) length += 2;
  return length;
}

/** Whether the name that was kept `from` places ago ends a reference in a list of prototypes. */
export function isPrototype(repairer: TokenRepairer, from = 1): boolean {
  for (let back = from; ;) {
    back += referenceLength(repairer, back);
    if (repairer.kept(back) === T.EXTENDS) return true;
    if (repairer.kept(back) !== T.COMMA) return false;
    if (repairer.kept(++back) === T.CLOSE_BRACE) return true;
    if (repairer.kept(back) !== T.NAME) return false;
  }
}

/** Whether a statement may begin at the next token. */
export function mayBeginStatement(repairer: TokenRepairer, back = 1): boolean {
  const before = repairer.kept(back);
  return beforeStatement.has(before) || (before === T.NAME && isPrototype(repairer, back));
}

/** Whether the last kept token is a statement's name, so that its value must follow; missing `;` are tolerated. */
export function mustBeginValue(repairer: TokenRepairer): boolean {
  let back = 1;
  let references = 0;
  while (references < farthest && repairer.kept(back) === T.NAME && !isPrototype(repairer, back)) {
    back += referenceLength(repairer, back);
    references++;
  }
  const before = repairer.kept(back);
  if (before === T.DATA) return references % 2 === 0 && references > 0;
  return references % 2 === 1 && (endsBasicValue.has(before) || mayBeginStatement(repairer, back));
}

/** Whether there is a line break between two offsets. */
export function holdsLineEnd(text: string, start: number, end: number): boolean {
  return /[\r\n]/.test(text.slice(start, end));
}
