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
  /** The fingerprint of the key, or its identifier if nothing else is known; upper case. */
  readonly key: string;
  /** The fingerprint of the primary key if `key` is one of its subkeys. */
  readonly primaryKey?: string | undefined;
  /** The valid user identifiers of the key according to the keyring: `User One <user1@org>`. */
  readonly users: readonly string[];
}

/** The result of verifying a message; the verified text is undefined if the verifier didn't return one. */
export interface Verification {
  readonly findings: readonly Finding[];
  readonly text: string | undefined;
}

/** Why nothing could be checked: the program or the keyring is missing. */
export interface EngineFailure {
  readonly failed: string;
  readonly instead: string;
}

/** Something that checks signatures: the `gpg` program, or OpenPGP.js. */
export interface SignatureEngine {
  /** `message` is a clear-signed message and nothing else. */
  verify(message: string): Promise<Verification | EngineFailure>;
}
