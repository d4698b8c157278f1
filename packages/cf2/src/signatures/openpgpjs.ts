import type * as OpenPgp from "openpgp";
import type { CleartextMessage, PublicKey, Subkey } from "openpgp";
import type { EngineFailure, Finding, SignatureEngine, Verification } from "./finding.js";

/** The keys to check against: armoured strings or binary key files, in no particular order. */
export interface KeyRing {
  read(): Promise<readonly (Uint8Array | string)[] | EngineFailure>;
}

type Library = typeof OpenPgp;

/**
 * OpenPGP.js, for machines without gpg. Its policy isn't as strict as GnuPG's, so it is implemented here: a key must be
 * in the ring, and neither revoked nor expired now. Loaded when the first signature is checked.
 */
export class OpenPgpEngine implements SignatureEngine {
  private readonly ring: KeyRing;
  private readonly now: Date;
  private keys: Promise<readonly PublicKey[] | EngineFailure> | undefined;

  constructor(ring: KeyRing, now: Date) {
    this.ring = ring;
    this.now = now;
  }

  async verify(message: string): Promise<Verification | EngineFailure> {
    const library = await import("openpgp").catch(() => undefined);
    if (!library) return missing;
    const keys = await (this.keys ??= readKeys(this.ring, library));
    if ("failed" in keys) return keys;
    const cleartext = await library.readCleartextMessage({ cleartextMessage: message }).catch(() => undefined);
    if (!cleartext) return unreadable;
    const findings: Finding[] = [];
    for (const [index, id] of cleartext.getSigningKeyIDs().entries())
      findings.push(await verifySignature({ library, message: cleartext, index, now: this.now }, id.toHex(), keys));
    return { findings, text: cleartext.getText() };
  }
}

const missing: EngineFailure = {
  failed: "OpenPGP.js is not installed",
  instead: "install it with `npm install openpgp`, or use the program gpg",
};

/** One of the signatures of a message. */
interface Signature {
  readonly library: Library;
  readonly message: CleartextMessage;
  readonly index: number;
  readonly now: Date;
}

async function verifySignature(signature: Signature, id: string, keys: readonly PublicKey[]): Promise<Finding> {
  const isMeant = (part: PublicKey | Subkey): boolean => part.getKeyID().toHex() === id;
  const key = keys.find((each) => each.getKeys().some((part) => isMeant(part)));
  if (!key) return { verdict: "unknown-key", key: id.toUpperCase(), users: [] };
  const subkey = key.subkeys.find(isMeant);
  const verdict = await verdictOf(signature, key, subkey);
  return {
    verdict,
    key: (subkey ?? key).getFingerprint().toUpperCase(),
    primaryKey: key.getFingerprint().toUpperCase(),
    users: verdict === "good" ? await validUsers(key, signature.now) : key.getUserIDs(),
  };
}

async function verdictOf(
  { index, library, message, now }: Signature,
  key: PublicKey,
  subkey: Subkey | undefined,
): Promise<Finding["verdict"]> {
  const { signatures } = await library.verify({ message, verificationKeys: key, date: now });
  const { signature, verified } = signatures[index]!;
  const error = await failureOf(verified);
  if (error !== undefined && wrongDigest.test(error)) return "bad";
  const problem = await failureOf(key.verifyPrimaryKey(now));
  const problemOfSubkey = subkey && (await failureOf(subkey.verify(now)));
  if ((await key.isRevoked()) || /revoked/i.test(problemOfSubkey ?? "")) return "revoked-key";
  if (/expired/i.test(`${problem} ${problemOfSubkey}`)) return "expired-key";
  if ((await signature).packets.some((packet) => packet.isExpired(now))) return "expired-signature";
  return error === undefined && problem === undefined && problemOfSubkey === undefined ? "good" : "unusable";
}

const wrongDigest = /digest did not match|signature verification failed/i;

/** Why a promise was rejected; undefined if it wasn't. */
function failureOf(promise: Promise<unknown>): Promise<string | undefined> {
  return promise.then(
    () => undefined,
    (thrown: unknown) => String(thrown),
  );
}

/** The user identifiers of a key that are neither revoked nor expired. */
async function validUsers(key: PublicKey, now: Date): Promise<readonly string[]> {
  const users: string[] = [];
  for (const user of key.users)
    if (user.userID && (await failureOf(user.verify(now))) === undefined) users.push(user.userID.userID);
  return users;
}

const unreadable: EngineFailure = {
  failed: "its armour is damaged",
  instead: "get the file again from its author, or have it signed again with `gpg --clearsign`",
};

async function readKeys(ring: KeyRing, library: Library): Promise<readonly PublicKey[] | EngineFailure> {
  const files = await ring.read();
  if ("failed" in files) return files;
  const keys: PublicKey[] = [];
  for (const file of files) {
    // A key that the library can't read is treated as missing: its signatures are by an unknown key.
    const options = typeof file === "string" ? { armoredKeys: file } : { binaryKeys: file };
    const read = await library.readKeys(options as { armoredKeys: string }).catch(() => []);
    for (const key of read) keys.push(key.toPublic());
  }
  return keys;
}
