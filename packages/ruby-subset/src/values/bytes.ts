import { decode } from "./encoding.js";
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

/** The encoding that a string has. */
export function encodingOf({ encoding, isBinary }: RString): string {
  return encoding ?? (isBinary ? "ASCII-8BIT" : "UTF-8");
}

/** A string of bytes in an encoding: text if it is UTF-8, or ASCII. */
export function stringIn(bytes: Uint8Array, encoding: string): RString {
  const isText = bytes.every((byte) => byte < 128)
    ? !/^(?:ASCII-8BIT|UTF-(?:16|32))/.test(encoding)
    : isUtf8(bytes, encoding);
  const made = isText ? new RString(decodedText(bytes)) : binaryString(bytes);
  if (encodingOf(made) !== encoding) made.encoding = encoding;
  return made;
}

/** Gives a string the contents and the encoding of another. */
export function become(self: RString, other: RString): RString {
  self.text = other.text;
  self.isBinary = other.isBinary;
  self.encoding = other.encoding;
  return self;
}

function isUtf8(bytes: Uint8Array, encoding: string): boolean {
  return encoding === "UTF-8" && decode(bytes, encoding).every((piece) => "text" in piece);
}
