/** The bytes of a text, or bytes, with the end that MD5 and the SHAs give it, in words of 32 bits: a multiple of sixteen. */
export function paddedWords(text: string | Uint8Array, isLittleEndian: boolean): Uint32Array {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const count = ((bytes.length + 8) >> 6) * 16 + 16;
  const view = new DataView(new ArrayBuffer(count * 4));
  bytes.forEach((byte, index) => view.setUint8(index, byte));
  view.setUint8(bytes.length, 0x80);
  const [low, high] = [(bytes.length << 3) >>> 0, Math.floor(bytes.length / 0x20000000)];
  view.setUint32(count * 4 - 8, isLittleEndian ? low : high, isLittleEndian);
  view.setUint32(count * 4 - 4, isLittleEndian ? high : low, isLittleEndian);
  return Uint32Array.from({ length: count }, (_, index) => view.getUint32(index * 4, isLittleEndian));
}

export function rotateLeft(word: number, count: number): number {
  return (word << count) | (word >>> (32 - count));
}

/** Words as hexadecimal digits. */
export function toHex(words: Iterable<number>, isLittleEndian: boolean): string {
  const view = new DataView(new ArrayBuffer(4));
  return Array.from(words, (word) => {
    view.setUint32(0, word, isLittleEndian);
    return view.getUint32(0).toString(16).padStart(8, "0");
  }).join("");
}
