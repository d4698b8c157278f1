/** Sources up to this length share one buffer. */
export const usualLength = 1 << 18;

const encoder = new TextEncoder();
/** The buffer for the bytes of a source before they become units. */
let spareBytes: Uint8Array | undefined;
/** The shared buffer for units, while it isn't in use. */
let spareUnits: Uint16Array | undefined;

/**
 * The source's UTF-16 units, followed by one above all of Latin-1, so that looking at the next unit needs no test for
 * the end. They must be released after lexing; meanwhile, another source gets a new buffer.
 */
export function unitsOf(text: string): Uint16Array {
  const { length } = text;
  const units = placeFor(length + 1);
  units[length] = 0xffff;
  if (!copyAscii(text, units)) for (let index = 0; index < length; index++) units[index] = text.charCodeAt(index);
  return units;
}

/** Makes a source's buffer available for the next one. */
export function releaseUnits(units: Uint16Array): void {
  if (units.length <= usualLength) spareUnits = units;
}

function placeFor(length: number): Uint16Array {
  const spare = spareUnits;
  if (spare === undefined || spare.length < length) return new Uint16Array(length);
  spareUnits = undefined;
  return spare;
}

/**
 * Copies an ASCII source and returns whether it is one: its bytes are its units, and copying all at once takes a tenth
 * of the time.
 */
function copyAscii(text: string, units: Uint16Array): boolean {
  const { length } = text;
  const bytes = length <= usualLength ? (spareBytes ??= new Uint8Array(usualLength)) : new Uint8Array(length);
  const { read, written } = encoder.encodeInto(text, bytes);
  if (read !== length || written !== length) return false;
  units.set(bytes.subarray(0, length));
  return true;
}
