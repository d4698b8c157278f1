import { extensionNames, isOfPuppet } from "./object-identifiers.js";
import { type Extension, X509Certificate, X509Crl } from "./library.js";

/** The certificates (or lists) in a PEM file, each as a PEM of its own. */
export function certificatePems(text: string): string[] {
  return text.match(/-----BEGIN ([A-Z0-9 ]+)-----[^-]*-----END \1-----/g)?.map((pem) => `${pem}\n`) ?? [];
}

/** The revocation lists in a PEM file, each as it is written there; undefined if one of them is cut off. */
export function revocationListPems(text: string): string[] | undefined {
  const begun = text.match(/^-----BEGIN X509 CRL-----/gm) ?? [];
  const whole = text.match(/^-----BEGIN X509 CRL-----[^-]*-----END X509 CRL-----(?:\r?\n)?/gm) ?? [];
  return whole.length === begun.length ? whole : undefined;
}

/** The subjects of the certificates in a PEM file. */
export function subjectsIn(pems: string): string[] {
  const certificates = certificatePems(pems).filter((pem) => pem.startsWith("-----BEGIN CERTIFICATE-----"));
  return certificates.map((pem) => new X509Certificate(pem).subject);
}

/** What a certificate says of its holder. */
export interface Holder {
  /** The common name; undefined if there isn't exactly one. */
  readonly name: string | undefined;
  readonly issuer: string;
  /** Hexadecimal digits without zeros in front. */
  readonly serialNumber: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly extensions: ReadonlyMap<string, string>;
}

/** Reads a certificate; whether it holds is another question. */
export function holderOf(certificate: Uint8Array<ArrayBuffer> | string): Holder {
  const read = new X509Certificate(certificate);
  const { issuer, notAfter, notBefore, serialNumber } = read;
  const [name, ...others] = read.subjectName.getField("CN");
  return {
    name: others.length === 0 ? name : undefined,
    issuer,
    serialNumber: normalSerial(serialNumber),
    notBefore,
    notAfter,
    extensions: extensionsIn(read),
  };
}

/** Puppet's extensions of a certificate by their names (or object identifiers), as `$trusted['extensions']` has them. */
export function extensionsOf(certificate: Uint8Array<ArrayBuffer> | string): ReadonlyMap<string, string> {
  return extensionsIn(new X509Certificate(certificate));
}

function extensionsIn(certificate: X509Certificate): ReadonlyMap<string, string> {
  return puppetExtensions(certificate, isOfPuppet);
}

/** Those of Puppet's extensions that `includes` selects by their object identifiers. */
export function puppetExtensions(
  { extensions }: { readonly extensions: readonly Extension[] },
  includes: (identifier: string) => boolean,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { type, value } of extensions)
    if (includes(type)) found.set(extensionNames.get(type) ?? type, textOf(new Uint8Array(value)));
  return found;
}

/** When each certificate of a PEM file expires, by its common name. */
export function certificateExpirations(pems: string): Map<string, Date> {
  const certificates = certificatePems(pems).map((pem) => new X509Certificate(pem));
  return new Map(certificates.map(({ notAfter, subjectName }) => [commonName(subjectName), notAfter]));
}

/** The common name, or all of a name that has none. */
export function commonName(name: X509Certificate["subjectName"]): string {
  return name.getField("CN")[0] ?? name.toString();
}

/** The text in a DER string, or all bytes where there is none. */
function textOf(bytes: Uint8Array): string {
  const decoder = new TextDecoder();
  const [tag = 0, length = 0] = bytes;
  const isString = [0x0c, 0x13, 0x14, 0x16, 0x1a].includes(tag);
  if (!isString) return decoder.decode(bytes);
  const header = length < 0x80 ? 2 : 2 + (length & 0x7f);
  return decoder.decode(bytes.subarray(header));
}

/** The serial numbers that lists of revoked certificates hold, by the lists' issuers. */
export function revokedSerials(pems: string): ReadonlyMap<string, ReadonlySet<string>> {
  const byIssuer = new Map<string, Set<string>>();
  for (const pem of revocationListPems(pems) ?? []) {
    const list = new X509Crl(pem);
    const serials = byIssuer.get(list.issuer) ?? new Set<string>();
    for (const { serialNumber } of list.entries) serials.add(normalSerial(serialNumber));
    byIssuer.set(list.issuer, serials);
  }
  return byIssuer;
}

/** Whether a certificate is on the list of its issuer. */
export function isRevokedBy(
  revoked: ReadonlyMap<string, ReadonlySet<string>>,
  certificate: Uint8Array<ArrayBuffer> | string,
): boolean {
  const { issuer, serialNumber } = new X509Certificate(certificate);
  return revoked.get(issuer)?.has(normalSerial(serialNumber)) === true;
}

/** Hexadecimal digits without zeros in front. */
export function normalSerial(serial: string): string {
  return serial.toLowerCase().replace(/^0+(?=.)/, "");
}
