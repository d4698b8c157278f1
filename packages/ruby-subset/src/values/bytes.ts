import { RString } from "./values.js";

/** The bytes of a string: of its UTF-8, or those that it was made of. */
export function bytesOfString({ isBinary, text }: RString): Uint8Array {
  if (!isBinary) return new TextEncoder().encode(text);
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** A string of bytes that stand for no text. */
export function binaryString(bytes: Uint8Array): RString {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  const made = new RString(pieces.join(""));
  made.isBinary = made.text !== "" && /[^\0-\x7f]/.test(made.text);
  return made;
}

/** Bytes as the text that they are the UTF-8 of. */
export function decodedText(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
