/**
 * The start of the stack, in place of its own 64 KB: below it are fifteen pages, of which the first three are in use.
 */
const pages = 15;
const top = [0x80, 0x80, 0x3c];

/**
 * Prism with a stack that is twelve times as large. Its stack grows towards its data: a source that is nested too
 * deeply would overwrite them, and the parser might not terminate. This stack is larger than that of the engine, which
 * reports an overflow.
 */
export function withDeepStack(prism: Uint8Array): Uint8Array {
  const bytes = prism.slice();
  for (let at = 8; at < bytes.length;) {
    const section = bytes[at]!;
    const { value: length, next } = numberAt(bytes, at + 1);
    // One memory without a maximum.
    if (section === 5 && bytes[next] === 1 && bytes[next + 1] === 0) bytes[next + 2] = pages;
    if (section === 6) setFirstGlobal(bytes, numberAt(bytes, next).next);
    at = next + length;
  }
  return bytes;
}

/** The first global is the stack pointer: a mutable number whose initial value takes three bytes. */
function setFirstGlobal(bytes: Uint8Array, at: number): void {
  const [type, isMutable, constant, , , , end] = bytes.subarray(at, at + 7);
  if (type === 0x7f && isMutable === 1 && constant === 0x41 && end === 0x0b) bytes.set(top, at + 3);
}

function numberAt(bytes: Uint8Array, start: number): { readonly value: number; readonly next: number } {
  let [value, at] = [0, start];
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return { value, next: at };
  }
}
