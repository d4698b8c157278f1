/** A range as reported by tools that count bytes of UTF-8. */
export interface ByteRange {
  readonly startOffset: number;
  readonly length: number;
}

/** Converts byte ranges in UTF-8 to ranges of UTF-16 units: one table per text, built in linear time. */
export function placesOfBytes(text: string): (range: ByteRange) => { readonly start: number; readonly end: number } {
  const units = unitsOfBytes(text);
  if (!units) return ({ startOffset, length }) => ({ start: startOffset, end: startOffset + length });
  return ({ startOffset, length }) => ({
    start: units[startOffset] ?? text.length,
    end: units[startOffset + length] ?? text.length,
  });
}

/** The UTF-16 unit that each byte belongs to; undefined if the offsets are the same. */
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
