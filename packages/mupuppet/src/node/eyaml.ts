import { spawnSync } from "node:child_process";
import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { startOf, type Result, type Source } from "@cairn/diagnostics";
import { findOnPath } from "@cairn/diagnostics/node";
import type { Decrypt } from "@cairn/hiera";
import { catalogue } from "../diagnostics/index.js";
import { decryptEnveloped } from "./enveloped-data.js";

/** The keys that may decrypt secrets. */
export interface EyamlKeys {
  /** An RSA key in PEM. */
  readonly privateKey?: Source | undefined;
  /** Its certificate in PEM: whatever was encrypted for another one is rejected. */
  readonly certificate?: Source | undefined;
  /** The folder of gpg's secret keys. */
  readonly gpgHome?: string | undefined;
}

/** How secrets are decrypted with some keys; each cipher is decrypted once. */
export function createDecrypt({ certificate, gpgHome, privateKey }: EyamlKeys): Result<Decrypt> {
  const key = privateKey && readKey(privateKey);
  if (key === null) return wrongKey(privateKey!, "an RSA key in PEM without a passphrase");
  const owner = certificate && readCertificate(certificate);
  if (owner === null) return wrongKey(certificate!, "a certificate in PEM");
  const known = new Map<string, ReturnType<Decrypt>>();
  const decrypt: Decrypt = (scheme, cipher) => {
    const name = `${scheme} ${cipher}`;
    const before = known.get(name);
    if (before) return before;
    const bytes = Buffer.from(cipher, "base64");
    const result = plainText(scheme, bytes, { key, owner, gpgHome });
    known.set(name, result);
    return result;
  };
  return { value: decrypt, diagnostics: [] };
}

interface ReadKeys {
  readonly key: KeyObject | undefined;
  readonly owner: X509Certificate | undefined;
  readonly gpgHome: string | undefined;
}

function plainText(scheme: string, bytes: Uint8Array, { gpgHome, key, owner }: ReadKeys): ReturnType<Decrypt> {
  switch (scheme.toUpperCase()) {
    case "PKCS7":
      return key ? textOf(decryptEnveloped(bytes, key, owner)) : { problem: "pkcs7_private_key is not defined" };
    case "GPG":
      return gpgHome === undefined ? { problem: "gpg_gnupghome is not defined" } : textOf(runGpg(bytes, gpgHome));
    default:
      return { problem: `Could not find hiera-eyaml encryptor: ${scheme}` };
  }
}

function textOf(result: Uint8Array | { readonly problem: string }): ReturnType<Decrypt> {
  return result instanceof Uint8Array ? { text: new TextDecoder().decode(result) } : result;
}

function runGpg(bytes: Uint8Array, home: string): Uint8Array | { readonly problem: string } {
  const program = findOnPath("gpg");
  if (program === undefined) return { problem: "there is no program gpg" };
  const words = ["--batch", "--no-tty", "--quiet", "--homedir", home, "--decrypt"];
  const { status, stderr, stdout } = spawnSync(program, words, { input: bytes, timeout: 30_000 });
  if (status === 0) return new Uint8Array(stdout);
  return { problem: `gpg: ${stderr.toString().trim().split("\n").at(-1) ?? "it failed"}` };
}

function readKey({ text }: Source): KeyObject | null {
  try {
    const key = createPrivateKey(text);
    return key.asymmetricKeyType === "rsa" ? key : null;
  } catch {
    return null;
  }
}

function readCertificate({ text }: Source): X509Certificate | null {
  try {
    return new X509Certificate(text);
  } catch {
    return null;
  }
}

function wrongKey(source: Source, wanted: string): Result<never> {
  const reason = `\`${source.name}\` isn't ${wanted}`;
  return { diagnostics: [catalogue.create["wrong-key"](startOf(source), { reason })] };
}
