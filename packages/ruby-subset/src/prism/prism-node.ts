import type { Located } from "../ast.js";

/** A node of Prism, by what is read of it: its own form as data, which names its type. */
export interface PrismNode {
  toJSON(): PrismData;
}

export interface PrismData {
  readonly type: string;
  readonly location: PrismLocation;
  readonly [member: string]: unknown;
}

export interface PrismLocation {
  readonly startOffset: number;
  readonly length: number;
}

/** What Prism makes of a text. */
export interface PrismResult {
  readonly value: PrismNode;
  readonly errors: readonly { readonly message: string; readonly location: PrismLocation }[];
}

/** Parses a text of Ruby. */
export type PrismParser = (text: string) => PrismResult;

/** Prism counts bytes; we count UTF-16 units. */
export function placesOf(text: string): (location: PrismLocation) => Located {
  const units = unitsOfBytes(text);
  if (!units) return ({ startOffset, length }) => ({ start: startOffset, end: startOffset + length });
  return ({ startOffset, length }) => ({
    start: units[startOffset] ?? text.length,
    end: units[startOffset + length] ?? text.length,
  });
}

/** For each byte of the text in UTF-8 the unit that it belongs to; nothing where the two are the same. */
function unitsOfBytes(text: string): Uint32Array | undefined {
  if (/^[\x00-\x7f]*$/.test(text)) return undefined;
  const units = new Uint32Array(text.length * 3 + 1);
  let bytes = 0;
  for (let unit = 0; unit < text.length;) {
    const point = text.codePointAt(unit)!;
    const length = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    units.fill(unit, bytes, bytes + length);
    bytes += length;
    unit += point < 0x10000 ? 1 : 2;
  }
  units[bytes] = text.length;
  return units.subarray(0, bytes + 1);
}
