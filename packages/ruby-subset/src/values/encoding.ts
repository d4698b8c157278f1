/** Encodings of strings: their names, what bytes mean in them, and which bytes a text has. */

/** The names that Ruby gives encodings, by their other names in small letters. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "UTF-8": ["utf8", "locale", "external", "filesystem"],
    "ASCII-8BIT": ["binary"],
    "US-ASCII": ["ascii", "ansi_x3.4-1968", "646"],
    "ISO-8859-1": ["iso8859-1", "latin1"],
    "ISO-8859-2": ["iso8859-2", "latin2"],
    "ISO-8859-15": ["iso8859-15"],
    "Windows-1250": ["cp1250"],
    "Windows-1251": ["cp1251"],
    "Windows-1252": ["cp1252"],
    "KOI8-R": ["cp878"],
    "UTF-16": [],
    "UTF-16LE": [],
    "UTF-16BE": ["ucs-2be"],
    "UTF-32": [],
    "UTF-32LE": ["ucs-4le"],
    "UTF-32BE": ["ucs-4be"],
  }).flatMap(([name, others]) => [name.toLowerCase(), ...others].map((each) => [each, name] as const)),
);

/** Ruby's name of an encoding; undefined if there is none. */
export function encodingNamed(name: string): string | undefined {
  return names.get(name.toLowerCase());
}

/** A piece of what bytes mean: a text, or bytes that mean nothing. */
export type Decoded = { readonly text: string } | { readonly invalid: Uint8Array };

/** What bytes mean in an encoding. */
export function decode(bytes: Uint8Array, encoding: string): Decoded[] {
  if (encoding === "UTF-8") return decodeUtf8(bytes);
  const wide = /^UTF-(16|32)(LE|BE)?$/.exec(encoding);
  if (wide) return [{ text: wideText(bytes, Number(wide[1]) / 8, wide[2]) }];
  const table = tableOf(encoding);
  return Array.from(bytes, (byte) => {
    const sign = table[byte];
    return sign === undefined ? { invalid: Uint8Array.of(byte) } : { text: sign };
  });
}

/** Bytes that belong to no character, one sequence after the other. */
function decodeUtf8(bytes: Uint8Array): Decoded[] {
  const found: Decoded[] = [];
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let from = 0;
  const close = (to: number): void => {
    if (to > from) found.push({ text: decoder.decode(bytes.subarray(from, to)) });
  };
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    close(at);
    found.push({ invalid: bytes.slice(at, at - length) });
    at -= length;
    from = at;
  }
  close(bytes.length);
  return found;
}

/** How long the character at a place is; negative for bytes that are none. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const length =
    first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
  if (length === 0) return -1;
  const [low, high] = secondOf(first);
  for (let place = 1; place < length; place++) {
    const byte = bytes[at + place] ?? 0;
    if (place === 1 ? byte < low || byte > high : byte < 0x80 || byte > 0xbf) return -place;
  }
  return length;
}

/** Which second bytes make no longer form, no surrogate and nothing beyond Unicode. */
function secondOf(first: number): readonly [low: number, high: number] {
  if (first === 0xe0) return [0xa0, 0xbf];
  if (first === 0xed) return [0x80, 0x9f];
  if (first === 0xf0) return [0x90, 0xbf];
  return first === 0xf4 ? [0x80, 0x8f] : [0x80, 0xbf];
}

function wideText(bytes: Uint8Array, size: number, order: string | undefined): string {
  if (order !== undefined) return decodeWide(bytes, size, order === "LE");
  const { bytes: rest, isLittle } = withoutMark(bytes, size);
  return decodeWide(rest, size, isLittle);
}

/** A mark at the beginning says in which order the bytes are, unless the encoding does. */
function withoutMark(bytes: Uint8Array, size: number): { readonly bytes: Uint8Array; readonly isLittle: boolean } {
  const first = bytes.subarray(0, size).join();
  const isLittle = first === (size === 2 ? "255,254" : "255,254,0,0");
  const isMarked = isLittle || first === (size === 2 ? "254,255" : "0,0,254,255");
  return { bytes: isMarked ? bytes.subarray(size) : bytes, isLittle };
}

/** The text of bytes in an encoding of two or four bytes each. */
export function decodeWide(bytes: Uint8Array, size: number, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units: string[] = [];
  for (let at = 0; at + size <= bytes.length; at += size)
    units.push(
      size === 2
        ? String.fromCharCode(view.getUint16(at, isLittle))
        : String.fromCodePoint(Math.min(view.getUint32(at, isLittle), 0x10ffff)),
    );
  return units.join("");
}

/** The bytes of a character; undefined if the encoding doesn't have it. */
export function encodeSign(sign: string, encoding: string): readonly number[] | undefined {
  if (encoding === "UTF-8") return [...new TextEncoder().encode(sign)];
  const wide = /^UTF-(16|32)(LE|BE)?$/.exec(encoding);
  if (wide) return wideBytes(sign, Number(wide[1]) / 8, wide[2] === "LE");
  const byte = bytesByEncoding(encoding).get(sign);
  return byte === undefined ? undefined : [byte];
}

function wideBytes(sign: string, size: number, isLittle: boolean): number[] {
  const units =
    size === 2 ? Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at)) : [sign.codePointAt(0)!];
  return units.flatMap((unit) => {
    const bytes = Array.from({ length: size }, (_, place) => (unit >>> (8 * place)) & 255);
    return isLittle ? bytes : bytes.reverse();
  });
}

/** What Windows-1252 has where ISO-8859-1 has controls; blanks where it has nothing. */
const windowsSigns = [..."€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ"];

const tables = new Map<string, readonly (string | undefined)[]>();

/** The characters of an encoding of one byte. */
function tableOf(encoding: string): readonly (string | undefined)[] {
  const known = tables.get(encoding);
  if (known) return known;
  const table = Array.from({ length: 256 }, (_, byte) => signOf(byte, encoding));
  tables.set(encoding, table);
  return table;
}

function signOf(byte: number, encoding: string): string | undefined {
  if (byte < 128) return String.fromCharCode(byte);
  if (encoding === "ISO-8859-1") return String.fromCharCode(byte);
  if (encoding === "US-ASCII" || encoding === "ASCII-8BIT") return undefined;
  if (encoding === "Windows-1252" && byte < 160) return windowsSigns[byte - 128]!.trim() || undefined;
  const sign = new TextDecoder(encoding.toLowerCase()).decode(Uint8Array.of(byte));
  const isUnused = sign === "\ufffd" || (encoding.startsWith("Windows") && /[\x80-\x9f]/.test(sign));
  return isUnused ? undefined : sign;
}

const reversed = new Map<string, ReadonlyMap<string, number>>();

function bytesByEncoding(encoding: string): ReadonlyMap<string, number> {
  const known = reversed.get(encoding);
  if (known) return known;
  const made = new Map(tableOf(encoding).flatMap((sign, byte) => (sign === undefined ? [] : [[sign, byte] as const])));
  reversed.set(encoding, made);
  return made;
}
