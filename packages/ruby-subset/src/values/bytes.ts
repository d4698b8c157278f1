import { RString } from "./values.js";

/** The bytes of a string: its UTF-8, or those that it was made from. */
export function bytesOfString({ isBinary, text }: RString): Uint8Array {
  if (!isBinary) return new TextEncoder().encode(text);
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** A string of bytes that stand for no text. */
export function binaryString(bytes: Uint8Array): RString {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  const made = new RString(pieces.join(""));
  made.isBinary = true;
  return made;
}

/** Bytes decoded as UTF-8. */
export function decodedText(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** The bytes of a string in another encoding. An unknown encoding leaves it unchanged. */
export function inEncoding(string: RString, encoding: string): RString {
  const [, width, order] = /^utf-?(16|32)(le|be)?$/i.exec(encoding) ?? [];
  if (string.isBinary || width === undefined) return string;
  const { text } = string;
  const marked = order === undefined ? `\ufeff${text}` : text;
  const units =
    width === "16" ? Array.from({ length: marked.length }, (_, at) => marked.charCodeAt(at)) : pointsOf(marked);
  const size = Number(width) / 8;
  const view = new DataView(new ArrayBuffer(units.length * size));
  const isLittle = order?.toLowerCase() === "le";
  for (const [at, unit] of units.entries()) {
    if (size === 2) view.setUint16(at * size, unit, isLittle);
    else view.setUint32(at * size, unit, isLittle);
  }
  return binaryString(new Uint8Array(view.buffer));
}

function pointsOf(text: string): number[] {
  return Array.from(text, (sign) => sign.codePointAt(0)!);
}
