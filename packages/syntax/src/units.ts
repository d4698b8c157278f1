/** Texts up to this length are read in places that serve for all of them. */
export const usualLength = 1 << 18;

const encoder = new TextEncoder();
/** Where the bytes of a text are written before they become units. */
let spareBytes: Uint8Array | undefined;
/** Where the units of a text are read, while nobody else does. */
let spareUnits: Uint16Array | undefined;

/**
 * The text's units and, behind them, one above all of Latin-1: who looks at the next unit needs no test for the end.
 * They are to be given back when the text is read: who reads another text meanwhile makes a new place.
 */
export function unitsOf(text: string): Uint16Array {
  const { length } = text;
  const units = placeFor(length + 1);
  units[length] = 0xffff;
  if (!copyAscii(text, units)) for (let index = 0; index < length; index++) units[index] = text.charCodeAt(index);
  return units;
}

/** Keeps the place of a text that has been read for the next one. */
export function releaseUnits(units: Uint16Array): void {
  if (units.length <= usualLength) spareUnits = units;
}

function placeFor(length: number): Uint16Array {
  const spare = spareUnits;
  if (spare === undefined || spare.length < length) return new Uint16Array(length);
  spareUnits = undefined;
  return spare;
}

/** Copies a text of ASCII and says so: its bytes are its units, and to copy all at once takes a tenth of the time. */
function copyAscii(text: string, units: Uint16Array): boolean {
  const { length } = text;
  const bytes = length <= usualLength ? (spareBytes ??= new Uint8Array(usualLength)) : new Uint8Array(length);
  const { read, written } = encoder.encodeInto(text, bytes);
  if (read !== length || written !== length) return false;
  units.set(bytes.subarray(0, length));
  return true;
}
