import { createPrivateKey, X509Certificate } from "node:crypto";
import type { PuppetDbOptions } from "./connection.js";

type Identity = Pick<PuppetDbOptions, "authorities" | "certificate" | "key">;

/** Why what is given for TLS is of no use, whoever is asked; undefined if nothing is wrong with it. */
export function identityProblem({ authorities, certificate, key }: Identity): string | undefined {
  if (authorities !== undefined && !certificatesAreIn(authorities)) return "the authority's certificate isn't in PEM";
  if (certificate === undefined) return key === undefined ? undefined : "a key is given without its certificate";
  if (key === undefined) return "a certificate is given without its key";
  const own = certificateIn(certificate);
  if (!own) return "the own certificate isn't in PEM";
  try {
    return own.checkPrivateKey(createPrivateKey(key)) ? undefined : "the key isn't that of the certificate";
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return code === "ERR_MISSING_PASSPHRASE" ? "the key is encrypted" : "the key isn't in PEM";
  }
}

/** Whether a text holds certificates, all of them whole: Node.js ignores a damaged one and all after it. */
function certificatesAreIn(pems: string): boolean {
  const parts = pems
    .split(/^(?=-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----)/m)
    .filter((part) => part.startsWith("-----BEGIN"));
  return parts.length > 0 && parts.every((part) => certificateIn(part) !== undefined);
}

function certificateIn(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}

const unknownAuthority = "its certificate isn't of an authority that is believed here";
const reasons: ReadonlyMap<string, string> = new Map([
  ["CERT_HAS_EXPIRED", "its certificate has expired"],
  ["CERT_NOT_YET_VALID", "its certificate isn't valid yet"],
  ["CERT_REVOKED", "its certificate was revoked"],
  ["CERT_SIGNATURE_FAILURE", unknownAuthority],
  ["CERT_UNTRUSTED", unknownAuthority],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", unknownAuthority],
  ["SELF_SIGNED_CERT_IN_CHAIN", unknownAuthority],
  ["UNABLE_TO_GET_ISSUER_CERT", unknownAuthority],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", unknownAuthority],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", unknownAuthority],
]);

/** Why a connection over TLS has failed, in plain words. */
export function secureProblem(error: NodeJS.ErrnoException, { certificate }: Identity, now = Date.now()): string {
  const { code = "", message } = error;
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return namesProblem(message);
  const known = reasons.get(code);
  if (known !== undefined) return known;
  if (/wrong version number|packet length too long/.test(message))
    return "it doesn't speak TLS at that address, which may be one of `http:`";
  return isRefusal(code, message) ? refusal(certificate, now) : message;
}

/** Who doesn't believe a certificate says so in an alert, or only ends the connection. */
function isRefusal(code: string, message: string): boolean {
  const isAlert = (code.startsWith("ERR_SSL_") || code === "EPROTO") && /\balert\b/i.test(message);
  return isAlert || code === "ECONNRESET" || code === "EPIPE" || code === "ECONNABORTED";
}

function refusal(certificate: string | undefined, now: number): string {
  const ends = "it ends the connection";
  if (certificate === undefined) return `${ends}: it may want a certificate, and none is given`;
  const until = new Date(certificateIn(certificate)?.validTo ?? now);
  if (until.getTime() < now) return `${ends}: the own certificate has expired on ${until.toISOString().slice(0, 10)}`;
  return `${ends}: it may not believe the own certificate`;
}

/** `… Host: a. is not in the cert's altnames: DNS:b, DNS:c`. */
function namesProblem(message: string): string {
  const [, host, names] = /Host: (.*?)\. is not (?:in the cert's altnames|cert's CN): (.*)$/.exec(message) ?? [];
  return host === undefined ? message : `its certificate is for ${names!.replaceAll("DNS:", "")}, not for ${host}`;
}
