import { ByteReader, joinBytes, readUnsigned, sameBytes } from "./bytes.js";
import type { Cryptography } from "./cryptography.js";
import type { Header } from "./header.js";
import { inflate } from "./inflate.js";
import { secretProblem, type Attempt } from "./problem.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** The decrypted contents of a database: its XML, and how the protected values in it are obfuscated. */
export interface Contents {
  readonly xml: Bytes;
  readonly streamKey: Bytes;
  readonly streamCipher: number;
}

/** The input of decryption. */
export interface Decryption {
  readonly header: Header;
  /** The key derived from the password. */
  readonly key: Bytes;
  /** Where the password came from, for messages: "the password in `CF2_KDBX_PASSWORD`". */
  readonly passwordFrom: string;
  readonly name: string;
  readonly tools: Cryptography;
}

/** Decrypts a database and verifies the integrity of all its bytes. */
export async function decrypt(decryption: Decryption): Promise<Attempt<Contents>> {
  return decryption.header.version === 3 ? decryptThree(decryption) : decryptFour(decryption);
}

async function decryptThree(decryption: Decryption): Promise<Attempt<Contents>> {
  const { header, key, name, passwordFrom, tools } = decryption;
  const cipherKey = await tools.sha256(joinBytes([header.masterSeed, key]));
  if (header.rest.length < 32) return cutShort(name);
  const start = await firstBytes(header, cipherKey, tools);
  if (!start || !sameBytes(start, header.startBytes)) return secretProblem("wrong-password", name, passwordFrom);
  const plain = await decipher(header.rest, header, cipherKey, tools);
  const joined = plain && (await joinHashedBlocks(plain.subarray(32), tools));
  if (!joined) return cutShort(name);
  const xml = header.isCompressed ? await inflate(joined) : joined;
  if (!xml) return unpackable(name);
  return { value: { xml, streamKey: header.streamKey, streamCipher: header.streamCipher } };
}

/**
 * The first 32 bytes alone, which verify the password whatever happened to the rest. The library supports AES only with
 * padding, so a block that decrypts to padding is appended.
 */
async function firstBytes(header: Header, key: Bytes, tools: Cryptography): Promise<Bytes | undefined> {
  const start = header.rest.slice(0, 32);
  if (header.cipher === "chacha20") return tools.chacha20(start, key, header.initialVector);
  const padding = await tools.encryptAes(new Uint8Array(), key, start.slice(16));
  return tools.decryptAes(joinBytes([start, padding]), key, header.initialVector);
}

/** The blocks of KDBX 3: number, hash, length, data; an empty one ends them. */
async function joinHashedBlocks(bytes: Uint8Array, tools: Cryptography): Promise<Bytes | undefined> {
  const reader = new ByteReader(bytes);
  const blocks: Bytes[] = [];
  for (;;) {
    reader.takeUint32();
    const hash = reader.take(32);
    const length = reader.takeUint32();
    if (length === 0) return joinBytes(blocks);
    const data = length === undefined ? undefined : reader.take(length);
    if (!hash || !data || !sameBytes(await tools.sha256(data), hash)) return undefined;
    blocks.push(data);
  }
}

async function decryptFour(decryption: Decryption): Promise<Attempt<Contents>> {
  const { header, key, name, passwordFrom, tools } = decryption;
  const reader = new ByteReader(header.rest);
  const hash = reader.take(32);
  const proof = reader.take(32);
  if (!hash || !proof) return cutShort(name);
  if (!sameBytes(await tools.sha256(header.bytes), hash))
    return secretProblem("damaged", name, "its header has been changed");
  const proofKey = await tools.sha512(joinBytes([header.masterSeed, key, Uint8Array.of(1)]));
  const headerProof = await tools.hmacSha256(await blockKey(headerNumber, proofKey, tools), header.bytes);
  if (!sameBytes(headerProof, proof)) return secretProblem("wrong-password", name, passwordFrom);
  const joined = await joinProvenBlocks(reader, proofKey, tools);
  const cipherKey = await tools.sha256(joinBytes([header.masterSeed, key]));
  const plain = joined && (await decipher(joined, header, cipherKey, tools));
  if (!plain) return cutShort(name);
  const unpacked = header.isCompressed ? await inflate(plain) : plain;
  return unpacked ? readInnerHeader(unpacked, name) : unpackable(name);
}

const headerNumber = new Uint8Array(8).fill(0xff);

function blockKey(number: Bytes, proofKey: Bytes, tools: Cryptography): Promise<Bytes> {
  return tools.sha512(joinBytes([number, proofKey]));
}

/** The blocks of KDBX 4: proof, length, data; an empty one ends them. */
async function joinProvenBlocks(reader: ByteReader, proofKey: Bytes, tools: Cryptography): Promise<Bytes | undefined> {
  const blocks: Bytes[] = [];
  for (;;) {
    const proof = reader.take(32);
    const lengthBytes = reader.take(4);
    const data = lengthBytes && reader.take(readUnsigned(lengthBytes));
    if (!proof || !data) return undefined;
    const number = new Uint8Array(8);
    new DataView(number.buffer).setUint32(0, blocks.length, true);
    const key = await blockKey(number, proofKey, tools);
    if (!sameBytes(await tools.hmacSha256(key, joinBytes([number, lengthBytes, data])), proof)) return undefined;
    if (data.length === 0) return joinBytes(blocks);
    blocks.push(data);
  }
}

async function decipher(data: Bytes, header: Header, key: Bytes, tools: Cryptography): Promise<Bytes | undefined> {
  if (header.cipher === "chacha20") return tools.chacha20(data, key, header.initialVector);
  return data.length === 0 || data.length % 16 !== 0 ? undefined : tools.decryptAes(data, key, header.initialVector);
}

/** What precedes the XML of KDBX 4: the key stream for protected values, and attached files, which are skipped. */
function readInnerHeader(bytes: Bytes, name: string): Attempt<Contents> {
  const reader = new ByteReader(bytes);
  let streamKey: Bytes = new Uint8Array();
  let streamCipher = 0;
  for (;;) {
    const id = reader.takeByte();
    const length = reader.takeUint32();
    const content = length === undefined ? undefined : reader.take(length);
    if (!content) return cutShort(name);
    if (id === 0) return { value: { xml: reader.take(reader.left)!, streamKey, streamCipher } };
    if (id === 1) streamCipher = readUnsigned(content);
    if (id === 2) streamKey = content;
  }
}

function cutShort(name: string) {
  return secretProblem("damaged", name, "its encrypted part is truncated or has been changed");
}

function unpackable(name: string) {
  return secretProblem("damaged", name, "its contents cannot be unpacked");
}
