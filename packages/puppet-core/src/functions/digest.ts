import { md5 as md5Of, sha1 as sha1Of } from "@noble/hashes/legacy.js";
import { sha256 as sha256Of } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** A checksum of a string (of its UTF-8 bytes) or of bytes, in hexadecimal digits. */
type Checksum = (content: string | Uint8Array) => string;

/** The MD5 of a text's UTF-8, in hexadecimal digits. */
export const md5 = hexadecimal(md5Of);
/** The SHA-1 of a text's UTF-8, in hexadecimal digits. */
export const sha1 = hexadecimal(sha1Of);
/** The SHA-256 of a text's UTF-8, in hexadecimal digits. */
export const sha256 = hexadecimal(sha256Of);

function hexadecimal(hash: (bytes: Uint8Array) => Uint8Array): Checksum {
  return (content) => bytesToHex(hash(typeof content === "string" ? utf8ToBytes(content) : content));
}
