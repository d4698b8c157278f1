import { END_OF_FILE, type Mender } from "@cairn/syntax";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";

/** What may stand before a statement, beside the prototypes of the one before. */
export const beforeStatement: ReadonlySet<number> = new Set([END_OF_FILE, T.SEMICOLON, T.OPEN_BRACE, T.CLOSE_BRACE]);

/** What ends a basic value, beside the names of `DATA` references. */
export const endsBasicValue: ReadonlySet<number> = new Set([
  ...[T.NUMBER, T.STRING, T.TRUE, T.FALSE, T.NULL, T.CLOSE_BRACKET],
]);

/** How many references without a `;` between them are looked at. */
const farthest = 1000;

/** How many tokens the reference takes whose last name was kept `back` places ago. */
export function referenceLength(mender: Mender, back = 1): number {
  let length = 1;
  while (mender.kept(back + length) === T.COLON && mender.kept(back + length + 1) === T.NAME) length += 2;
  return length;
}

/** Whether the name that was kept `from` places ago ends a reference in a list of prototypes. */
export function isPrototype(mender: Mender, from = 1): boolean {
  for (let back = from; ;) {
    back += referenceLength(mender, back);
    if (mender.kept(back) === T.EXTENDS) return true;
    if (mender.kept(back) !== T.COMMA) return false;
    if (mender.kept(++back) === T.CLOSE_BRACE) return true;
    if (mender.kept(back) !== T.NAME) return false;
  }
}

/** Whether a statement may begin where the next token will stand. */
export function mayBeginStatement(mender: Mender, back = 1): boolean {
  const before = mender.kept(back);
  return beforeStatement.has(before) || (before === T.NAME && isPrototype(mender, back));
}

/** Whether a statement's name was kept last, so that its value must follow; missing `;` are put up with. */
export function mustBeginValue(mender: Mender): boolean {
  let back = 1;
  let references = 0;
  while (references < farthest && mender.kept(back) === T.NAME && !isPrototype(mender, back)) {
    back += referenceLength(mender, back);
    references++;
  }
  const before = mender.kept(back);
  if (before === T.DATA) return references % 2 === 0 && references > 0;
  return references % 2 === 1 && (endsBasicValue.has(before) || mayBeginStatement(mender, back));
}

/** Whether a line ends somewhere between two offsets. */
export function holdsLineEnd(text: string, start: number, end: number): boolean {
  return /[\r\n]/.test(text.slice(start, end));
}
