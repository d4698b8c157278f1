import { ByteReader, readUnsigned, toHex } from "./bytes.js";
import { readVariants } from "./variants.js";
import { secretProblem, type Attempt } from "./problem.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** How the key of a database is derived from the password. */
export type KeyDerivation =
  | { readonly kind: "aes"; readonly salt: Bytes; readonly rounds: number }
  | {
      readonly kind: "argon2d" | "argon2id";
      readonly salt: Bytes;
      readonly rounds: number;
      /** In bytes. */
      readonly memory: number;
      readonly lanes: number;
    };

/** What precedes the encrypted part of a database. */
export interface Header {
  readonly version: 3 | 4;
  readonly cipher: "aes" | "chacha20";
  readonly isCompressed: boolean;
  readonly masterSeed: Bytes;
  readonly initialVector: Bytes;
  readonly derivation: KeyDerivation;
  /** KDBX 3: the expected first decrypted bytes, and the key of the protected values. */
  readonly startBytes: Bytes;
  readonly streamKey: Bytes;
  readonly streamCipher: number;
  /** The header itself, which checksums cover, and what follows it. */
  readonly bytes: Bytes;
  readonly rest: Bytes;
}

const magic = "03d9a29a";
const kdbx = "67fb4bb5";
const kdb = "65fb4bb5";

const ciphers: Readonly<Record<string, "aes" | "chacha20" | "twofish">> = {
  "31c1f2e6bf714350be5805216afc5aff": "aes",
  d6038a2b8b6f4cb5a524339a31dbb59a: "chacha20",
  ad68f29f576f4bb9a36ad47af965346c: "twofish",
};

const derivations: Readonly<Record<string, KeyDerivation["kind"]>> = {
  c9d9f39a628a4460bf740d08c18a4fea: "aes",
  // The same, under the name that KeePassXC gives it in KDBX 4.
  "7c02bb8279a74ac0927d114a00648238": "aes",
  ef636ddf8c29444b91f7a9a403e30a0c: "argon2d",
  "9e298b1956db4773b23dfc3ec6f0a1e6": "argon2id",
};

const FIELD = {
  end: 0,
  cipher: 2,
  compression: 3,
  masterSeed: 4,
  transformSeed: 5,
  transformRounds: 6,
  initialVector: 7,
  streamKey: 8,
  startBytes: 9,
  streamCipher: 10,
  derivation: 11,
} as const;

/** Reads the cleartext header, which needs no password; rejects databases that can't be opened with any. */
export function readHeader(bytes: Uint8Array, name: string): Attempt<Header> {
  const reader = new ByteReader(bytes);
  const first = reader.take(4);
  const second = reader.take(4);
  if (!first || toHex(first) !== magic || (second && ![kdbx, kdb].includes(toHex(second))))
    return secretProblem("not-a-database", name);
  if (second && toHex(second) === kdb)
    return secretProblem("unsupported", name, "it has the old format KDB of KeePass 1");
  reader.takeUint16();
  const version = reader.takeUint16();
  if (version === undefined) return cutShort(name);
  if (version !== 3 && version !== 4) return secretProblem("unsupported", name, `its format is KDBX ${version}`);
  const fields = readFields(reader, version);
  if (!fields) return cutShort(name);
  const length = reader.offset;
  const rest = reader.take(reader.left)!;
  return makeHeader(version, fields, new Uint8Array(bytes.subarray(0, length)), rest, name);
}

function cutShort(name: string) {
  return secretProblem("damaged", name, "it ends within its header");
}

/** The fields by their numbers. */
function readFields(reader: ByteReader, version: 3 | 4): Map<number, Bytes> | undefined {
  const fields = new Map<number, Bytes>();
  for (;;) {
    const id = reader.takeByte();
    const length = version === 3 ? reader.takeUint16() : reader.takeUint32();
    const content = length === undefined ? undefined : reader.take(length);
    if (id === undefined || !content) return undefined;
    if (id === FIELD.end) return fields;
    fields.set(id, content);
  }
}

function makeHeader(
  version: 3 | 4,
  fields: ReadonlyMap<number, Bytes>,
  bytes: Bytes,
  rest: Bytes,
  name: string,
): Attempt<Header> {
  const field = (id: number): Bytes => fields.get(id) ?? new Uint8Array();
  const cipher = ciphers[toHex(field(FIELD.cipher))];
  if (!cipher) return secretProblem("unsupported", name, "its cipher is unknown");
  if (cipher === "twofish") return secretProblem("unsupported", name, "it is encrypted with Twofish");
  const derivation = version === 3 ? readRounds(field) : readDerivation(field(FIELD.derivation));
  if (typeof derivation === "string") return secretProblem("unsupported", name, derivation);
  const wrong = derivation ? wrongSizes(version, cipher, field) : "its header lacks the key derivation";
  if (!derivation || wrong !== undefined) return secretProblem("damaged", name, wrong);
  return {
    value: {
      version,
      cipher,
      isCompressed: readUnsigned(field(FIELD.compression)) === 1,
      masterSeed: field(FIELD.masterSeed),
      initialVector: field(FIELD.initialVector),
      derivation,
      startBytes: field(FIELD.startBytes),
      streamKey: field(FIELD.streamKey),
      streamCipher: readUnsigned(field(FIELD.streamCipher)),
      bytes,
      rest,
    },
  };
}

function wrongSizes(version: 3 | 4, cipher: "aes" | "chacha20", field: (id: number) => Bytes): string | undefined {
  const vector = cipher === "aes" ? 16 : 12;
  if (field(FIELD.masterSeed).length !== 32) return "its header has no valid seed";
  if (field(FIELD.initialVector).length !== vector) return "its header has no valid initial vector";
  if (readUnsigned(field(FIELD.compression)) > 1) return "its compression is unknown";
  if (version === 3 && field(FIELD.startBytes).length !== 32)
    return "its header lacks the bytes that verify the password";
  return undefined;
}

function readRounds(field: (id: number) => Bytes): KeyDerivation | undefined {
  const salt = field(FIELD.transformSeed);
  const rounds = readUnsigned(field(FIELD.transformRounds));
  return salt.length === 32 && rounds >= 1 ? { kind: "aes", salt, rounds } : undefined;
}

/** An unsupported key derivation is a string that says so. */
function readDerivation(bytes: Bytes): KeyDerivation | string | undefined {
  const parameters = readVariants(bytes);
  const uuid = parameters?.get("$UUID");
  const salt = parameters?.get("S");
  if (!parameters || !uuid || salt?.length !== 32) return undefined;
  const kind = derivations[toHex(uuid)];
  if (!kind) return "its key derivation is unknown";
  const number = (key: string): number => readUnsigned(parameters.get(key) ?? new Uint8Array());
  if (kind === "aes") return number("R") >= 1 ? { kind, salt, rounds: number("R") } : undefined;
  if (number("V") !== 0x13) return `its key derivation is Argon2 version ${number("V")}, not 19`;
  if (parameters.has("K") || parameters.has("A")) return "its key derivation takes more than the password";
  const derivation = { kind, salt, rounds: number("I"), memory: number("M"), lanes: number("P") };
  return derivation.rounds >= 1 && derivation.memory >= 8192 * derivation.lanes && derivation.lanes >= 1
    ? derivation
    : undefined;
}
