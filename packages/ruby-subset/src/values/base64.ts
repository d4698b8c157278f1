const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes in Base64, on one line. */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const bits = (one << 16) | (two << 8) | three;
    const count = Math.min(3, bytes.length - at) + 1;
    for (let sign = 0; sign < 4; sign++) text += sign < count ? letters[(bits >> (18 - 6 * sign)) & 63]! : "=";
  }
  return text;
}

/**
 * The bytes of Base64, as Ruby's `unpack('m')` decodes it: other characters are skipped, and so is everything after
 * `=`.
 */
export function fromBase64(text: string): Uint8Array {
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const sign of text) {
    if (sign === "=") break;
    const value = letters.indexOf(sign);
    if (value < 0) continue;
    bits = ((bits << 6) | value) & 0xffffff;
    if (++count % 4 !== 1) bytes.push((bits >> (6 - 2 * ((count - 1) % 4))) & 255);
  }
  return Uint8Array.from(bytes);
}

/** Lines of so many characters: 60, as `encode64` writes them, unless another width is given. */
export function inLines(text: string, width = 60): string {
  return text.replace(new RegExp(`.{1,${width}}`, "g"), "$&\n");
}
