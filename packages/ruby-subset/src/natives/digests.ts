import { hmac } from "@noble/hashes/hmac.js";
import { md5, sha1 } from "@noble/hashes/legacy.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha224, sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { needCount, needText, str, type MethodCall, type Method, type Methods } from "../methods/method.js";
import { binaryString, bytesOfString } from "../values/bytes.js";
import { raise } from "../values/errors.js";
import type { NativeClass } from "../values/module-body.js";
import type { RClass } from "../values/values.js";
import { RHash, RObject, RString, RSymbol, type RubyValue } from "../values/values.js";
import { toBase64 } from "../values/base64.js";

const hashes = { MD5: md5, SHA1: sha1, SHA224: sha224, SHA256: sha256, SHA384: sha384, SHA512: sha512 } as const;

type Hash = (typeof hashes)[keyof typeof hashes];
type Digest = Uint8Array;

function need(value: RubyValue | undefined): Uint8Array {
  return value instanceof RString ? bytesOfString(value) : new TextEncoder().encode(needText(value));
}

function hashOf(name: string): Hash {
  const plain = name.replace(/^.*::/, "").replace(/-/g, "").toUpperCase();
  const found = (hashes as Readonly<Record<string, Hash>>)[plain];
  return found ?? raise("RuntimeError", `Unsupported digest algorithm (${name}).: unknown object name`);
}

const nameOfHash = (hash: Hash): string => Object.entries(hashes).find(([, each]) => each === hash)![0];

const forms: Readonly<Record<string, (digest: Digest) => RString>> = {
  hexdigest: (digest) => str(bytesToHex(digest)),
  digest: binaryString,
  base64digest: (digest) => str(toBase64(digest)),
};

/** OpenSSL's own classes write digits as bytes; that they are text shows only where they meet other text. */
const formsOfHmac: typeof forms = { ...forms, hexdigest: (digest) => bytesOfText(bytesToHex(digest)) };

function bytesOfText(text: string): RString {
  return binaryString(new TextEncoder().encode(text));
}

/** The result of a digest class for a whole string. */
const ofClass = Object.fromEntries(
  Object.entries(forms).map(([name, form]): [string, Methods<RClass>[string]] => [
    name,
    [
      1,
      2,
      (self, args, { interpreter }) => {
        const bytes = need(args.at(-1));
        interpreter.spend(bytes.length / 64);
        return form(hashOf(args.length === 2 ? needText(args[0]) : self.name)(bytes));
      },
    ],
  ]),
);

/** A digest that is computed incrementally. */
interface Open {
  readonly hash: Hash;
  text: Uint8Array;
}

interface OpenHmac extends Open {
  readonly key: Uint8Array;
}

function append(self: RObject, [piece]: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  const open = self.data as Open;
  const bytes = need(piece);
  interpreter.spend((open.text.length + bytes.length) / 64);
  interpreter.take(bytes.length);
  open.text = Uint8Array.from([...open.text, ...bytes]);
  return self;
}

/** `OpenSSL::Digest.new(name, text)`, and `OpenSSL::Digest::SHA256.new(text)` of the classes below it. */
function open(self: RObject, [first, second]: readonly RubyValue[], call: MethodCall): RubyValue {
  const isNamed = self.body.name === "OpenSSL::Digest" || self.body.name === "OpenSSL::Digest::Digest";
  const hash = hashOf(isNamed ? nameOf(first) : self.body.name);
  self.data = { hash, text: new Uint8Array() } satisfies Open;
  const text = isNamed ? second : first;
  return text === undefined ? null : append(self, [text], call);
}

function reset(self: RObject): RubyValue {
  (self.data as Open).text = new Uint8Array();
  return self;
}

const computed = ({ data }: RObject): Digest => (data as Open).hash((data as Open).text);

const count = (of: (hash: Hash) => number): Methods<RObject>[string] => [
  0,
  0,
  ({ data }) => BigInt(of((data as Open).hash)),
];

/** What a digest is, apart from its value. */
const measures: Methods<RObject> = {
  size: count((hash) => hash.outputLen),
  length: count((hash) => hash.outputLen),
  digest_length: count((hash) => hash.outputLen),
  block_length: count((hash) => hash.blockLen),
  reset: [0, 0, reset],
  inspect: [0, 0, (self) => str(`#<${self.body.name}: ${bytesToHex(computed(self))}>`)],
  "==": [
    1,
    1,
    (self, [other]) => {
      if (other instanceof RString) return bytesToHex(computed(self)) === other.text;
      const isDigest = other instanceof RObject && other.data instanceof Object && "hash" in other.data;
      return isDigest && bytesToHex(computed(self)) === bytesToHex(computed(other));
    },
  ],
};

const ofInstance: Methods<RObject> = {
  initialize: [0, 0, open],
  ...measures,
  update: [1, 1, append],
  "<<": [1, 1, append],
  ...Object.fromEntries(
    Object.entries(forms).map(([name, form]): [string, Methods<RObject>[string]] => [
      `${name}!`,
      [
        0,
        0,
        (self) => {
          const result = form(computed(self));
          reset(self);
          return result;
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ ...forms, to_s: forms["hexdigest"]! }).map(([name, form]): [string, Methods<RObject>[string]] => [
      name,
      [
        0,
        1,
        ({ data }, [text]) => {
          const { hash, text: before } = data as Open;
          return form(hash(text === undefined ? before : need(text)));
        },
      ],
    ]),
  ),
};

const namedDigest: Methods<RObject> = {
  ...ofInstance,
  initialize: [0, 2, open],
  name: [0, 0, ({ data }) => bytesOfText(nameOfHash((data as Open).hash))],
};

const classes = ["Digest", "OpenSSL::Digest"]
  .flatMap((outer): NativeClass[] => [
    { name: outer, classMethods: ofClass, methods: outer === "Digest" ? ofInstance : namedDigest },
    ...Object.keys(hashes).map((name): NativeClass => ({ name: `${outer}::${name}`, superclass: outer })),
    { name: `${outer}::Digest`, superclass: outer },
  ])
  .filter(({ name }) => name !== "Digest::Digest");

function nameOf(value: RubyValue | undefined): string {
  return value instanceof RObject ? nameOfHash((value.data as Open).hash) : needText(value);
}

const ofHmac = Object.fromEntries(
  Object.entries(formsOfHmac).map(([name, form]): [string, Methods<RClass>[string]] => [
    name,
    [3, 3, (_self, [digest, key, text]) => form(hmac(hashOf(nameOf(digest)), need(key), need(text)))],
  ]),
);

/** A code that is computed incrementally is an open digest with a key. */
const openHmac: Methods<RObject> = {
  initialize: [
    2,
    2,
    (self, [key, digest]) => {
      self.data = { hash: hashOf(nameOf(digest)), key: need(key), text: new Uint8Array() } satisfies OpenHmac;
      return null;
    },
  ],
  update: [1, 1, append],
  "<<": [1, 1, append],
  reset: [0, 0, reset],
  ...Object.fromEntries(
    Object.entries({ ...formsOfHmac, to_s: formsOfHmac["hexdigest"]! }).map(
      ([name, form]): [string, Methods<RObject>[string]] => [
        name,
        [
          0,
          0,
          ({ data }) => {
            const { hash, key, text } = data as OpenHmac;
            return form(hmac(hash, key, text));
          },
        ],
      ],
    ),
  ),
};

/** The maximum number of rounds of a key derivation. */
const mostRounds = 2_000_000;

function derived(
  digest: string,
  password: RubyValue,
  salt: RubyValue,
  rounds: number,
  length: number,
  call: MethodCall,
) {
  if (rounds > mostRounds) raise("ArgumentError", `more than ${mostRounds} rounds`);
  call.interpreter.spend(rounds);
  return binaryString(pbkdf2(hashOf(digest), need(password), need(salt), { c: rounds, dkLen: length }));
}

function crc32(bytes: Uint8Array, before: bigint): bigint {
  let crc = Number(before) ^ 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return BigInt((crc ^ 0xffffffff) >>> 0);
}

function adler32(bytes: Uint8Array, before: bigint): bigint {
  let [low, high] = [Number(before & 0xffffn), Number(before >> 16n)];
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return BigInt(high) * 65536n + BigInt(low);
}

/** A checksum of a text, which may go on from that of what precedes it. */
const checksum = (sum: typeof crc32, start: bigint): Method<RClass> => [
  0,
  2,
  (_self, [text, before]) =>
    text === undefined ? start : sum(need(text), before === undefined ? start : BigInt(needCount(before))),
];

/** `Digest`, and `OpenSSL` as far as it only computes. */
export const digests: readonly NativeClass[] = [
  ...classes,
  { name: "OpenSSL::HMAC", classMethods: ofHmac, methods: openHmac },
  { name: "Zlib", isModule: true, classMethods: { crc32: checksum(crc32, 0n), adler32: checksum(adler32, 1n) } },
  {
    name: "OpenSSL::KDF",
    isModule: true,
    classMethods: {
      pbkdf2_hmac: [
        1,
        2,
        (_self, args, call) => {
          const given = args.find((each) => each instanceof RHash) ?? new RHash();
          const of = (name: string) => given.get(RSymbol.of(name), call.interpreter) ?? null;
          const rounds = needCount(of("iterations"));
          return derived(
            nameOf(of("hash")),
            args.length > 1 ? args[0]! : of("pass"),
            of("salt"),
            rounds,
            needCount(of("length")),
            call,
          );
        },
      ],
    },
  },
  {
    name: "OpenSSL::PKCS5",
    isModule: true,
    classMethods: {
      pbkdf2_hmac: [
        5,
        5,
        (_self, [password, salt, rounds, length, digest], call) =>
          derived(nameOf(digest), password!, salt!, needCount(rounds), needCount(length), call),
      ],
      pbkdf2_hmac_sha1: [
        4,
        4,
        (_self, [password, salt, rounds, length], call) =>
          derived("SHA1", password!, salt!, needCount(rounds), needCount(length), call),
      ],
    },
  },
];
