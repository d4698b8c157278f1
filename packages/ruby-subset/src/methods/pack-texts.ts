/** The texts of `pack` and `unpack`: digits, quoted-printable, and uuencode. */

/**
 * The bytes of hexadecimal or binary digits: `H` and `B` begin with the highest, `h` and `b` with the lowest. Of digits
 * that are missing, also of binary ones, two make a byte.
 */
export function bytesOfDigits(letter: string, text: Uint8Array, count: number | "*" | undefined): number[] {
  const width = letter.toLowerCase() === "h" ? 2 : 8;
  const wanted = count === "*" ? text.length : (count ?? 1);
  const there = Math.min(wanted, text.length);
  const bytes: number[] = [];
  const isHighFirst = letter === letter.toUpperCase();
  for (let at = 0; at < there; at += width) {
    let byte = 0;
    for (let place = 0; place < width && at + place < there; place++)
      byte |= digitOf(text[at + place]!, width) << ((8 / width) * (isHighFirst ? width - 1 - place : place));
    bytes.push(byte);
  }
  const missing = width === 2 ? ((wanted + 1) >> 1) - ((there + 1) >> 1) : (wanted - there + 1) >> 1;
  return [...bytes, ...Array.from({ length: missing }, () => 0)];
}

/** What isn't a digit counts by its lowest bits; a letter is what it is in hexadecimal. */
function digitOf(code: number, width: number): number {
  if (width === 8) return code & 1;
  const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return isLetter ? ((code & 31) + 9) & 15 : code & 15;
}

/** The digits of bytes, in the order of the letter. */
export function digitsOfBytes(letter: string, bytes: Uint8Array): string {
  const isHex = letter.toLowerCase() === "h";
  return Array.from(bytes, (byte) => {
    const digits = isHex ? byte.toString(16).padStart(2, "0") : byte.toString(2).padStart(8, "0");
    return letter === letter.toUpperCase() ? digits : [...digits].reverse().join("");
  }).join("");
}

/** Quoted-printable, in lines of at most so many signs. */
export function quotedPrintable(bytes: Uint8Array, longest: number): string {
  const pieces: string[] = [];
  let width = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte === 10) {
      pieces.push(isBlank(bytes[at - 1]) ? "=\n\n" : "\n");
      width = 0;
      continue;
    }
    const isPlain = (byte >= 33 && byte <= 126 && byte !== 61) || isBlank(byte);
    const shown = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    pieces.push(shown);
    width += shown.length;
    if (width > longest) {
      pieces.push("=\n");
      width = 0;
    }
  }
  if (width > 0) pieces.push("=\n");
  return pieces.join("");
}

function isBlank(byte: number | undefined): boolean {
  return byte === 32 || byte === 9;
}

/** The bytes of quoted-printable. */
export function fromQuotedPrintable(text: string): Uint8Array {
  const plain = text.replace(/=\r?\n/g, "");
  const bytes: number[] = [];
  for (let at = 0; at < plain.length; at++) {
    const digits = plain[at] === "=" ? /^[0-9A-Fa-f]{2}/.exec(plain.slice(at + 1, at + 3)) : null;
    bytes.push(digits ? parseInt(digits[0], 16) : plain.charCodeAt(at) & 255);
    if (digits) at += 2;
  }
  return Uint8Array.from(bytes);
}

/** Uuencode, in lines of so many bytes. */
export function uuencode(bytes: Uint8Array, width = 45): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += width) {
    const line = bytes.subarray(at, at + width);
    text += uuSign(line.length);
    for (let place = 0; place < line.length; place += 3) {
      const [one = 0, two = 0, three = 0] = line.subarray(place, place + 3);
      const bits = (one << 16) | (two << 8) | three;
      text += [18, 12, 6, 0].map((shift) => uuSign((bits >> shift) & 63)).join("");
    }
    text += "\n";
  }
  return text;
}

function uuSign(value: number): string {
  return value === 0 ? "`" : String.fromCharCode(32 + value);
}

/** The bytes of uuencode. */
export function fromUuencode(text: string): Uint8Array {
  return Uint8Array.from(
    text.split("\n").flatMap((line) => {
      const values = Array.from(line, (sign) => (sign.charCodeAt(0) - 32) & 63);
      const bytes: number[] = [];
      for (let at = 1; at < values.length; at += 4) {
        const bits = values.slice(at, at + 4).reduce((sum, value) => (sum << 6) | value, 0);
        bytes.push((bits >> 16) & 255, (bits >> 8) & 255, bits & 255);
      }
      return bytes.slice(0, values[0] ?? 0);
    }),
  );
}
