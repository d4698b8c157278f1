import { createHash } from "node:crypto";
import type { CertificateFolder } from "./certificate-folder.js";
import { isCertificateName } from "./certificate-name.js";
import { digitPairs, namesOf } from "./describe.js";
import { grantsRights } from "./object-identifiers.js";
import { whole } from "./problem.js";
import { normalSerial, puppetExtensions } from "./read-certificate.js";
import { Pkcs10CertificateRequest, X509Certificate } from "./library.js";

/** Whether a name has sent a request, or has a certificate that is signed or revoked. */
export type CertificateState = "requested" | "signed" | "revoked";

/** A name's certificate, or its request. */
export interface CertificateStatus {
  readonly name: string;
  readonly state: CertificateState;
  /** SHA-256 of the certificate or the request, in pairs of hexadecimal digits. */
  readonly fingerprint: string;
  /** The fingerprints by digest: `SHA1`, `SHA256` and `SHA512`. */
  readonly fingerprints: Readonly<Record<string, string>>;
  readonly alternativeNames: readonly string[];
  /** The extensions that grant rights, such as `pp_cli_auth`, by their names. */
  readonly authorization: Readonly<Record<string, string>>;
  /** Only a certificate has these. */
  readonly serialNumber?: string;
  readonly notBefore?: Date;
  readonly notAfter?: Date;
}

/** The status of a name's certificate, or else of its request; undefined if it has neither. */
export function statusOf(
  folder: CertificateFolder,
  name: string,
  revoked: ReadonlySet<string>,
): CertificateStatus | undefined {
  if (!isCertificateName(name)) return undefined;
  return ofCertificate(folder, name, revoked) ?? ofRequest(folder, name);
}

/** The status of every name that has a certificate or has sent a request, by name. */
export function allStatuses(folder: CertificateFolder, revoked: ReadonlySet<string>): CertificateStatus[] {
  const names = new Set([...folder.namesIn("requests"), ...folder.namesIn("signed")]);
  return [...names]
    .map((name) => statusOf(folder, name, revoked))
    .filter((each) => each !== undefined)
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}

function ofRequest(folder: CertificateFolder, name: string): CertificateStatus | undefined {
  const file = isCertificateName(name) ? folder.requestFile(name) : undefined;
  const pem = file && folder.read(file);
  if (file === undefined || pem === undefined) return undefined;
  return { name, state: "requested", ...described(whole(file, () => new Pkcs10CertificateRequest(pem))) };
}

function ofCertificate(
  folder: CertificateFolder,
  name: string,
  revoked: ReadonlySet<string>,
): CertificateStatus | undefined {
  const file = isCertificateName(name) ? folder.signedFile(name) : undefined;
  const pem = file && folder.read(file);
  if (file === undefined || pem === undefined) return undefined;
  const certificate = whole(file, () => new X509Certificate(pem));
  const { notAfter, notBefore, serialNumber } = certificate;
  const state = revoked.has(normalSerial(serialNumber)) ? "revoked" : "signed";
  return { name, state, ...described(certificate), serialNumber, notBefore, notAfter };
}

/** What a certificate and a request have in common. */
function described(signed: Pkcs10CertificateRequest | X509Certificate) {
  const bytes = new Uint8Array(signed.rawData);
  const of = (algorithm: string) => digitPairs(createHash(algorithm).update(bytes).digest("hex"));
  const fingerprint = of("sha256");
  return {
    fingerprint,
    fingerprints: { SHA1: of("sha1"), SHA256: fingerprint, SHA512: of("sha512") },
    alternativeNames: namesOf(signed),
    authorization: Object.fromEntries(puppetExtensions(signed, grantsRights)),
  };
}
