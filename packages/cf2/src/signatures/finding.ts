/** What a verifier found out about one signature of a file. */
export interface Finding {
  readonly verdict:
    | "good"
    /** The text or the signature was changed. */
    | "bad"
    | "unknown-key"
    | "revoked-key"
    | "expired-key"
    | "expired-signature"
    /** The owner of the keyring never trusts this key. */
    | "distrusted"
    /** It can't be checked, for instance because its hash is too weak. */
    | "unusable";
  /** The fingerprint of the key, or its identifier where nothing else is known; upper case. */
  readonly key: string;
  /** The fingerprint of the primary key where `key` is one of its subkeys. */
  readonly primaryKey?: string | undefined;
  /** The valid user identifiers of the key as the keyring has them: `User One <user1@org>`. */
  readonly users: readonly string[];
}

/** What came of checking a message: the text that was verified is only there where a verifier handed it out. */
export interface Verification {
  readonly findings: readonly Finding[];
  readonly text: string | undefined;
}

/** Why nothing could be checked: there is no such program, or no keyring. */
export interface EngineFailure {
  readonly failed: string;
  readonly instead: string;
}

/** Something that checks signatures: the `gpg` program, or OpenPGP.js. */
export interface SignatureEngine {
  /** `message` is a clear-signed message and nothing around it. */
  verify(message: string): Promise<Verification | EngineFailure>;
}
