/** The codes of the characters that take as many bytes in UTF-8: a character's neighbours are of its own length. */
const lengths = [
  [0, 0x7f],
  [0x80, 0x7ff],
  [0x800, 0xffff],
  [0x10000, 0x10ffff],
] as const;

function neighbour(code: number, by: 1 | -1): { readonly code: number; readonly isWrapped: boolean } {
  const [low, high] = lengths.find(([, last]) => code <= last)!;
  let next = code + by;
  if (next >= 0xd800 && next <= 0xdfff) next = by > 0 ? 0xe000 : 0xd7ff;
  if (next > high) return { code: low, isWrapped: true };
  return next < low ? { code: high, isWrapped: true } : { code: next, isWrapped: false };
}

const kinds = [/^\p{Nd}$/u, /^\p{Alphabetic}$/u] as const;

const isOf = (code: number, kind: RegExp): boolean => kind.test(String.fromCodePoint(code));

const beginnings = new Map<number, number>();

/** The first of the digits or letters without a gap that a character is in. */
function beginningOf(code: number, kind: RegExp): number {
  const known = beginnings.get(code);
  if (known !== undefined) return known;
  let first = code;
  for (let before = neighbour(first, -1); !before.isWrapped && isOf(before.code, kind); before = neighbour(first, -1))
    first = before.code;
  beginnings.set(code, first);
  return first;
}

interface Step {
  readonly code: number;
  /** The character to put before it if nothing before it can be counted up. */
  readonly carry?: number;
}

/** The next digit or letter, or the first one again; undefined if it is neither. Gaps of one character are skipped. */
function nextAlphanumeric(code: number): Step | undefined {
  const kind = kinds.find((each) => isOf(code, each));
  if (!kind) return undefined;
  let next = code;
  for (let tries = 0; tries < 2; tries++) {
    const after = neighbour(next, 1);
    next = after.code;
    if (!after.isWrapped && isOf(next, kind)) return { code: next };
  }
  const first = beginningOf(code, kind);
  if (first === code) return undefined;
  return { code: first, carry: kind === kinds[0] ? neighbour(first, 1).code : first };
}

function nextOfAny(code: number): Step {
  const { code: next, isWrapped } = neighbour(code, 1);
  return isWrapped ? { code: next, carry: 1 } : { code: next };
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => /^[A-Za-z]$/.test(String.fromCodePoint(code));

/** Whether counting stops before a character: digits aren't carried into letters across other characters, nor the other way round. */
function isOther(code: number, last: number): boolean {
  return isLetter(last) ? isDigit(code) : isDigit(last) && isLetter(code);
}

/** Ruby's `succ`: the next string (`az` → `ba`, `a9` → `b0`, `Zz` → `AAa`). */
export function successor(text: string): string {
  if (text === "") return "";
  // Nearly always: nothing is carried, and what is before the last sign stays as it is.
  if (/[0-8A-Ya-y]$/.test(text)) return text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);
  const codes = Array.from(text, (sign) => sign.codePointAt(0)!);
  const counted = countedUp(codes, nextAlphanumeric) ?? countedUp(codes, nextOfAny)!;
  return counted.map((code) => String.fromCodePoint(code)).join("");
}

/** The characters, the last one that `next` takes counted up, and those before it as far as they are carried; undefined without any. */
function countedUp(codes: readonly number[], next: (code: number) => Step | undefined): number[] | undefined {
  const counted = [...codes];
  let carried: { readonly at: number; readonly step: Step } | undefined;
  let isInterrupted = false;
  for (let at = codes.length - 1; at >= 0; at--) {
    if (carried && isInterrupted && isOther(codes[at]!, carried.step.code)) break;
    const step = next(codes[at]!);
    isInterrupted = !step;
    if (!step) continue;
    counted[at] = step.code;
    if (step.carry === undefined) return counted;
    carried = { at, step };
  }
  if (!carried) return undefined;
  counted.splice(carried.at, 0, carried.step.carry!);
  return counted;
}
