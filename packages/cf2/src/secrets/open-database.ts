import { sameBytes } from "./bytes.js";
import { hidingCiphers, loadCryptography, type Cryptography } from "./cryptography.js";
import { decrypt, type Contents } from "./decrypt.js";
import { deriveKey } from "./derive-key.js";
import { readHeader, type Header } from "./header.js";
import { costProblem, LIMITS } from "./limits.js";
import { mapContents } from "./map-contents.js";
import { secretProblem, type Attempt } from "./problem.js";
import type { SecretBlock } from "./secret-text.js";
import { readXml, type XmlElement } from "./xml.js";

/** A password, and its origin in the wording of messages: "the password in `CF2_KDBX_PASSWORD`". */
export interface Password {
  readonly text: string;
  readonly from: string;
}

/** Requests the password of a database; called only once everything that doesn't need it is in order. */
export type PasswordRequest = () => Promise<Attempt<Password>>;

/**
 * Opens a KDBX database (3.1 or 4; AES-KDF, Argon2d, Argon2id; AES, ChaCha20) and maps it to blocks. `name` is its name
 * in messages. Every error is returned as a problem, never thrown; hostile files are detected before they cost
 * anything.
 */
export async function openDatabase(
  bytes: Uint8Array,
  name: string,
  requestPassword: PasswordRequest,
): Promise<Attempt<SecretBlock>> {
  if (bytes.length > LIMITS.fileSize)
    return secretProblem("unsupported", name, `it is larger than ${LIMITS.fileSize / 2 ** 20} MiB`);
  const header = readHeader(bytes, name);
  if (header.problem) return header;
  const cost = costProblem(header.value.derivation, name);
  if (cost) return { problem: cost };
  const password = await requestPassword();
  if (password.problem) return password;
  return openWith(header.value, password.value, name);
}

async function openWith(header: Header, password: Password, name: string): Promise<Attempt<SecretBlock>> {
  const tools = await loadCryptography();
  if (!tools) return secretProblem("no-library", name);
  const key = await deriveKey(password.text, header.derivation, tools);
  const contents = await decrypt({ header, key, passwordFrom: password.from, name, tools });
  if (contents.problem) return contents;
  const file = await readContents(contents.value, name, tools);
  if (file.problem) return file;
  if (!(await hasRightHeader(header, file.value, tools)))
    return secretProblem("damaged", name, "its header has been changed");
  return mapContents(file.value, name);
}

/**
 * Reads the XML and decodes the protected values in document order: those of the history and the recycle bin also
 * advance the key stream.
 */
async function readContents(contents: Contents, name: string, tools: Cryptography): Promise<Attempt<XmlElement>> {
  const { streamCipher, streamKey, xml } = contents;
  if (!hidingCiphers.includes(streamCipher))
    return secretProblem("unsupported", name, "its protected values use an unknown cipher");
  const next = await tools.hidingStream(streamKey, streamCipher);
  const show = (element: XmlElement): boolean => {
    if (!element.isProtected) return true;
    const hidden = decodeBase64(element.text);
    const mask = hidden && hidden.length > 0 ? next(hidden.length) : undefined;
    element.text = mask ? decodeText(hidden!.map((byte, index) => byte ^ mask[index]!)) : "";
    return hidden !== undefined;
  };
  const file = readXml(decodeText(xml), show);
  return file ? { value: file } : secretProblem("damaged", name, "its contents are not those of a database");
}

/** KDBX 3 has a checksum of its header inside; that of KDBX 4 has been verified already. */
async function hasRightHeader(header: Header, file: XmlElement, tools: Cryptography): Promise<boolean> {
  const meta = file.children.find(({ name }) => name === "Meta");
  const text = meta?.children.find(({ name }) => name === "HeaderHash")?.text.trim();
  if (header.version === 4 || text === undefined || text === "") return true;
  const expected = decodeBase64(text);
  return expected !== undefined && sameBytes(await tools.sha256(header.bytes), expected);
}

function decodeText(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

const base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const base64Values = new Map(Array.from(base64Digits, (digit, value) => [digit.charCodeAt(0), value]));

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const digits = text.replace(/\s+/g, "").replace(/(?<!=)=+$/, "");
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  for (let index = 0, bits = 0, count = 0, end = 0; index < digits.length; index++) {
    const value = base64Values.get(digits.charCodeAt(index));
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count >= 8) bytes[end++] = (bits >> (count -= 8)) & 0xff;
  }
  return bytes;
}
