import type { webcrypto } from "node:crypto";
import type { X509Certificate, X509Crl } from "./library.js";
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  type PublicKey,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
  X509CrlGenerator,
  type X509CrlEntryParams,
} from "./library.js";
import type { SigningKey } from "./keys.js";

const day = 86_400_000;
export const years = 365 * day;

/** What signs: the authority's certificate with its key. */
export interface Signer extends SigningKey {
  readonly certificate: X509Certificate;
}

/** From when until when a certificate holds: clocks of machines differ. */
export function validFor(
  milliseconds: number,
  now = Date.now(),
): { readonly notBefore: Date; readonly notAfter: Date } {
  const whole = Math.floor(now / 1000) * 1000;
  return { notBefore: new Date(whole - day), notAfter: new Date(whole + milliseconds) };
}

/** The authority's own certificate, signed by itself. */
export async function selfSigned(name: string, signing: SigningKey, serialNumber: string): Promise<X509Certificate> {
  const { algorithm, key, publicKey } = signing;
  return X509CertificateGenerator.createSelfSigned({
    ...validFor(15 * years),
    serialNumber,
    name: `CN=${name}`,
    keys: { privateKey: key, publicKey },
    signingAlgorithm: algorithm,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(publicKey),
    ],
  });
}

/** What a certificate says besides what all say. */
export interface Issued {
  readonly name: string;
  readonly publicKey: PublicKey | webcrypto.CryptoKey;
  readonly serialNumber: string;
  readonly validity: { readonly notBefore: Date; readonly notAfter: Date };
  readonly extensions: readonly Extension[];
}

/** A certificate for a node or a server. */
export async function issue({ certificate, key, algorithm }: Signer, issued: Issued): Promise<X509Certificate> {
  const { extensions, name, publicKey, serialNumber, validity } = issued;
  return X509CertificateGenerator.create({
    ...validity,
    serialNumber,
    subject: `CN=${name}`,
    issuer: certificate.subjectName,
    publicKey,
    signingKey: key,
    signingAlgorithm: algorithm,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth, ExtendedKeyUsage.clientAuth], true),
      await SubjectKeyIdentifierExtension.create(publicKey),
      await keyIdentifierOf(certificate),
      ...extensions,
    ],
  });
}

/** The list of what is revoked, with a number that is larger than the last one's. */
export async function listOfRevoked(
  { certificate, key, algorithm }: Signer,
  entries: readonly X509CrlEntryParams[],
  number: bigint,
): Promise<X509Crl> {
  return X509CrlGenerator.create({
    issuer: certificate.subjectName,
    thisUpdate: new Date(Date.now() - day),
    nextUpdate: new Date(Date.now() + 5 * years),
    entries: [...entries],
    signingKey: key,
    signingAlgorithm: algorithm,
    extensions: [await keyIdentifierOf(certificate), new Extension(numberOfList, false, derInteger(number))],
  });
}

/** OpenSSL rejects certificates that name their authority's key otherwise than the authority's own certificate does. */
async function keyIdentifierOf({ extensions, publicKey }: X509Certificate): Promise<AuthorityKeyIdentifierExtension> {
  const own = extensions.find((each) => each instanceof SubjectKeyIdentifierExtension);
  return own ? new AuthorityKeyIdentifierExtension(own.keyId) : AuthorityKeyIdentifierExtension.create(publicKey);
}

const numberOfList = "2.5.29.20";

/** The number of a list; 0 if it has none. */
export function numberOf(list: X509Crl | undefined): bigint {
  const value = list?.extensions.find(({ type }) => type === numberOfList)?.value;
  return value ? BigInt(`0x${Buffer.from(value).subarray(2).toString("hex") || "0"}`) : 0n;
}

function derInteger(number: bigint): Uint8Array<ArrayBuffer> {
  const digits = number.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  const bytes = Buffer.from(Number.parseInt(even.slice(0, 2), 16) > 0x7f ? `00${even}` : even, "hex");
  return new Uint8Array([0x02, bytes.length, ...bytes]);
}
