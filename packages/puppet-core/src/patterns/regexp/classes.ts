import { withBothCases } from "./both-cases.js";
import { allBut, literallyInClass, otherCase, posixKind, readEscape } from "./escapes.js";

/** A character class in JavaScript's notation, and its end in the source. */
export interface CharacterClass {
  readonly text: string;
  readonly end: number;
}

/** An open class: its contents so far. Intersections have sides. */
interface Open {
  readonly isNegated: boolean;
  readonly sides: string[];
  side: string;
  isFirst: boolean;
}

/** What may have only one case although its letters have two: nested classes, intersections, kinds. */
const mayLackCases = /\[[\^:[]|&&|\\[pP]/;

/** Parses the class that starts at `start`; classes may be nested. */
export function readClass(source: string, start: number, ignoresCase: boolean): CharacterClass {
  const { text, end } = readAll(source, start, ignoresCase);
  if (!ignoresCase || !mayLackCases.test(source.slice(start + 1, end))) return { text, end };
  // In Ruby's order: first all members of the class, then their other cases, and only then negation.
  const isNegated = source.startsWith("[^", start);
  const inside = readAll(isNegated ? `[${source.slice(start + 2, end)}` : source.slice(start, end), 0, false);
  const both = withBothCases(inside.text);
  return { text: isNegated ? allBut(both) : both, end };
}

function readAll(source: string, start: number, ignoresCase: boolean): CharacterClass {
  const open: Open[] = [];
  let index = start;
  while (index < source.length) {
    const rest = source.slice(index, index + 40);
    const around = open.at(-1);
    const posix = around && /^\[:(\^?)([a-z]+):\]/.exec(rest);
    if (posix) {
      addTo(around, posixKind(posix[2]!, posix[1] === "^") ?? "");
      index += posix[0].length;
    } else if (rest.startsWith("[")) {
      const isNegated = rest.startsWith("[^");
      open.push({ isNegated, sides: [], side: "", isFirst: true });
      index += isNegated ? 2 : 1;
    } else if (rest.startsWith("]") && !around!.isFirst) {
      const text = close(open.pop()!);
      index++;
      if (open.length === 0) return { text, end: index };
      addTo(open.at(-1)!, text);
    } else if (rest.startsWith("&&")) {
      around!.sides.push(around!.side);
      around!.side = "";
      index += 2;
    } else index += readItem(around!, source.slice(index), ignoresCase);
  }
  return { text: "[]", end: index };
}

function addTo(open: Open, text: string): void {
  open.side += text;
  open.isFirst = false;
}

function close({ isNegated, sides, side }: Open): string {
  const inside = sides.length === 0 ? side : [...sides, side].map((each) => `[${each}]`).join("&&");
  return isNegated ? allBut(inside) : `[${inside}]`;
}

/** One character, a range of them, or a kind; returns its length. */
function readItem(open: Open, rest: string, ignoresCase: boolean): number {
  const range = rangeAt(rest);
  if (range) {
    addTo(open, isEmpty(range) ? "" : `${literallyInClass(range.from)}-${literallyInClass(range.to)}`);
    if (ignoresCase) addTo(open, otherRange(range));
    return range.length;
  }
  const { character, kind = "", length } = readOne(rest);
  addTo(open, character === undefined ? kind : inBothCases(character, ignoresCase));
  return length;
}

/** A range of characters in a class, and its length in the source. */
export interface CharacterRange {
  readonly from: string;
  readonly to: string;
  readonly length: number;
}

/** The range that the rest of a class begins with. */
export function rangeAt(rest: string): CharacterRange | undefined {
  const first = readOne(rest);
  const behind = rest.slice(first.length, first.length + 40);
  const isRange = /^-[^\]]/.test(behind) && !behind.startsWith("-[") && !behind.startsWith("-&&");
  if (first.character === undefined || !isRange) return undefined;
  const last = readOne(behind.slice(1));
  if (last.character === undefined) return undefined;
  return { from: first.character, to: last.character, length: first.length + 1 + last.length };
}

/** Whether a range ends before it begins, which Ruby refuses. */
export function isEmpty({ from, to }: CharacterRange): boolean {
  return from.codePointAt(0)! > to.codePointAt(0)!;
}

function readOne(rest: string): { readonly length: number; readonly character?: string; readonly kind?: string } {
  if (rest.startsWith("\\")) return readEscape(rest);
  const character = String.fromCodePoint(rest.codePointAt(0)!);
  return { length: character.length, character };
}

function inBothCases(character: string, ignoresCase: boolean): string {
  const other = ignoresCase ? otherCase(character) : undefined;
  return literallyInClass(character) + (other === undefined ? "" : literallyInClass(other));
}

/** The other case of a range of letters; other ranges are left as they are. */
function otherRange({ from, to }: CharacterRange): string {
  const [first, last] = [otherCase(from), otherCase(to)];
  return first !== undefined && last !== undefined && first <= last
    ? `${literallyInClass(first)}-${literallyInClass(last)}`
    : "";
}
