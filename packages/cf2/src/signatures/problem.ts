import type { Finding } from "./finding.js";

/** Why a file isn't compiled: the problem and the remedy, as sentences of the diagnostic `cf2/signature`. */
export interface SignatureProblem {
  readonly problem: string;
  readonly instead: string;
}

/** The result, or why there is none. */
export type SignatureAttempt<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly problem: string; readonly instead: string; readonly value?: undefined };

const sentences: Readonly<Record<Finding["verdict"], (file: string, key: string) => string>> = {
  good: (file, key) => `${file} is signed by ${key}`,
  bad: (file, key) => `${file} was changed after ${key} signed it`,
  "unknown-key": (file, key) => `${file} is signed by ${key}, which is not in the keyring`,
  "revoked-key": (file, key) => `${file} is signed by ${key}, whose key is revoked`,
  "expired-key": (file, key) => `${file} is signed by ${key}, whose key has expired`,
  "expired-signature": (file, key) => `${file} is signed by ${key}, but the signature has expired`,
  distrusted: (file, key) => `${file} is signed by ${key}, which the keyring marks as never trusted`,
  unusable: (file, key) => `${file} has a signature by ${key} that cannot be checked`,
};

const advice: Readonly<Record<Finding["verdict"], string>> = {
  good: "have one of the permitted users sign it, or permit this one in the second argument of `import`",
  bad: "get the file again from its author, or have it signed again",
  "unknown-key":
    "if the key is the right one, import it with `gpg --import` after comparing its fingerprint with its owner's",
  "revoked-key": "have it signed again with a valid key",
  "expired-key": "have it signed again, or get the prolonged key with `gpg --import`",
  "expired-signature": "have it signed again",
  distrusted: "have somebody else sign it, or change the trust with `gpg --edit-key`",
  unusable: "have it signed again, with a current version of GnuPG",
};

/** The problem that a signature indicates, given the permitted signers. */
export function signatureProblem(finding: Finding, file: string, permitted: readonly string[]): SignatureProblem {
  const problem = sentences[finding.verdict](`\`${file}\``, signerOf(finding));
  return { problem: `${problem}; ${demand(permitted)}`, instead: advice[finding.verdict] };
}

/** The import's requirement: "it must be signed by `a@org` or `b@org`". */
export function demand(permitted: readonly string[]): string {
  if (permitted.length === 0) return "no signer is permitted";
  return `it must be signed by ${permitted.map((user) => `\`${user}\``).join(" or ")}`;
}

function signerOf({ key, users }: Finding): string {
  const [user] = users;
  if (user !== undefined) return `\`${user}\``;
  return key === "" ? "an unnamed key" : `the key \`${key}\``;
}
