import type { argon2d } from "hash-wasm";
import type { KeyDerivation } from "./header.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** The functions of `kdbxweb` and `hash-wasm` that databases need, loaded when the first database is opened. */
export interface Cryptography {
  sha256(data: Bytes): Promise<Bytes>;
  sha512(data: Bytes): Promise<Bytes>;
  hmacSha256(key: Bytes, data: Bytes): Promise<Bytes>;
  /** AES-CBC; undefined if the padding is wrong. */
  decryptAes(data: Bytes, key: Bytes, vector: Bytes): Promise<Bytes | undefined>;
  encryptAes(data: Bytes, key: Bytes, vector: Bytes): Promise<Bytes>;
  /** Encrypts `data` by AES-ECB `rounds` times. */
  encryptOften(data: Bytes, key: Bytes, rounds: number): Promise<Bytes>;
  chacha20(data: Bytes, key: Bytes, nonce: Bytes): Promise<Bytes>;
  argon2(derivation: Exclude<KeyDerivation, { kind: "aes" }>, password: Bytes): Promise<Bytes>;
  /** The key stream that obfuscates protected values: each call returns its next `length` bytes. */
  hidingStream(key: Bytes, cipher: number): Promise<(length: number) => Bytes>;
}

/** The ciphers that `hidingStream` supports, by their numbers in a database: Salsa20 and ChaCha20. */
export const hidingCiphers: readonly number[] = [2, 3];

/** Undefined if `kdbxweb` is not installed. */
export async function loadCryptography(): Promise<Cryptography | undefined> {
  const [found, { argon2d, argon2id }] = await Promise.all([findKdbxweb(), import("hash-wasm")]);
  return found && cryptographyOf(found, argon2d, argon2id);
}

const findKdbxweb = () => import("kdbxweb").catch(() => undefined);

type Kdbxweb = NonNullable<Awaited<ReturnType<typeof findKdbxweb>>>;
type Argon2 = typeof argon2d;

function cryptographyOf(loaded: Kdbxweb, argon2d: Argon2, argon2id: Argon2): Cryptography {
  // It isn't an ES module: bundlers and Node.js don't agree on the result of importing it.
  const library = (loaded as { readonly default?: typeof loaded.default }).default ?? loaded;
  const { CryptoEngine, KeyEncryptorAes, ProtectSaltGenerator } = library;
  const aes = async (key: Bytes) => {
    const cipher = CryptoEngine.createAesCbc();
    await cipher.importKey(key.buffer);
    return cipher;
  };
  return {
    sha256: async (data) => new Uint8Array(await CryptoEngine.sha256(data.buffer)),
    sha512: async (data) => new Uint8Array(await CryptoEngine.sha512(data.buffer)),
    hmacSha256: async (key, data) => new Uint8Array(await CryptoEngine.hmacSha256(key.buffer, data.buffer)),
    decryptAes: async (data, key, vector) =>
      (await aes(key)).decrypt(data.buffer, vector.buffer).then(
        (plain) => new Uint8Array(plain),
        () => undefined,
      ),
    encryptAes: async (data, key, vector) => new Uint8Array(await (await aes(key)).encrypt(data.buffer, vector.buffer)),
    encryptOften: async (data, key, rounds) => new Uint8Array(await KeyEncryptorAes.encrypt(data, key, rounds)),
    chacha20: async (data, key, nonce) =>
      new Uint8Array(await CryptoEngine.chacha20(data.buffer, key.buffer, nonce.buffer)),
    argon2: async ({ kind, lanes, memory, rounds, salt }, password) => {
      const options = { password, salt, parallelism: lanes, iterations: rounds, memorySize: Math.floor(memory / 1024) };
      const hash = await (kind === "argon2d" ? argon2d : argon2id)({
        ...options,
        hashLength: 32,
        outputType: "binary",
      });
      return new Uint8Array(hash);
    },
    hidingStream: async (key, cipher) => {
      const generator = await ProtectSaltGenerator.create(key, cipher);
      return (length) => new Uint8Array(generator.getSalt(length));
    },
  };
}
