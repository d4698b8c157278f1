import { createPrivateKey, generateKeyPair, type webcrypto, X509Certificate } from "node:crypto";
import { promisify } from "node:util";
import { AuthorityProblem } from "./problem.js";

const generate = promisify(generateKeyPair);

/** A key that signs, with the algorithm that it signs by. */
export interface SigningKey {
  readonly key: webcrypto.CryptoKey;
  readonly publicKey: webcrypto.CryptoKey;
  readonly algorithm: { readonly name: string; readonly hash: string };
}

/** A new private key in PEM (PKCS 8): RSA for the authority, as old agents expect, a curve for who answers often. */
export async function newPrivateKey(kind: "rsa" | "ec"): Promise<string> {
  const privateKeyEncoding = { type: "pkcs8", format: "pem" } as const;
  const publicKeyEncoding = { type: "spki", format: "pem" } as const;
  const { privateKey } =
    kind === "rsa"
      ? await generate("rsa", { modulusLength: 4096, privateKeyEncoding, publicKeyEncoding })
      : await generate("ec", { namedCurve: "prime256v1", privateKeyEncoding, publicKeyEncoding });
  return privateKey;
}

/** Whether a private key belongs to a certificate; a key that can't be read doesn't. */
export function isKeyOf(key: string, certificate: string): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}

/** A private key of any of the forms that OpenSSL and Puppet write, RSA or a curve. */
export async function readSigningKey(pem: string): Promise<SigningKey> {
  const privateKey = createPrivateKey(pem);
  const bytes = privateKey.export({ type: "pkcs8", format: "der" });
  const algorithm = algorithmOf(privateKey.asymmetricKeyType, privateKey.asymmetricKeyDetails?.namedCurve);
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey("pkcs8", bytes, algorithm, true, ["sign"]);
  // What is public of it: the same without the private part.
  const { d: _secret, dp, dq, p, q, qi, ...open } = await subtle.exportKey("jwk", key);
  void [dp, dq, p, q, qi];
  const publicKey = await subtle.importKey("jwk", { ...open, key_ops: ["verify"] }, algorithm, true, ["verify"]);
  return { key, publicKey, algorithm };
}

const curves: Readonly<Record<string, { readonly namedCurve: string; readonly hash: string }>> = {
  prime256v1: { namedCurve: "P-256", hash: "SHA-256" },
  secp384r1: { namedCurve: "P-384", hash: "SHA-384" },
  secp521r1: { namedCurve: "P-521", hash: "SHA-512" },
};

const wrongKind = "the authority's key is neither RSA nor on one of the curves P-256, P-384 and P-521";

function algorithmOf(kind: string | undefined, curve: string | undefined) {
  if (kind === "rsa") return { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const known = kind === "ec" && curve !== undefined ? curves[curve] : undefined;
  if (!known) throw new AuthorityProblem("refused", wrongKind);
  return { name: "ECDSA", ...known };
}
