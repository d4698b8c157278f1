const ascii = /^[\x00-\x7f]*$/;

/** The bytes that `text` takes in UTF-8. */
export function byteLength(text: string): number {
  if (ascii.test(text)) return text.length;
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    bytes += 1;
    // Each half of a pair counts two, together four; everything else from here on counts three.
    if (unit >= 0x800 && (unit & 0xf800) !== 0xd800) bytes += 1;
  }
  return bytes;
}
