import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { AuthorityProblem } from "./problem.js";
import {
  type Extension,
  Pkcs10CertificateRequest,
  SubjectAlternativeNameExtension,
  X509Certificate,
} from "./library.js";

export function isOfSameKey(left: string, right: string): boolean {
  return keyOf(new Pkcs10CertificateRequest(left)) === keyOf(new Pkcs10CertificateRequest(right));
}

/** Whether a certificate has the key of a request. */
export function isCertificateFor(request: string, certificate: string): boolean {
  return keyOf(new Pkcs10CertificateRequest(request)) === keyOf(new X509Certificate(certificate));
}

function keyOf({ publicKey }: Pkcs10CertificateRequest | X509Certificate): string {
  return fingerprintOf(publicKey.rawData);
}

export function isSameCertificate(pem: string, bytes: Uint8Array<ArrayBuffer>): boolean {
  return Buffer.from(new X509Certificate(pem).rawData).equals(bytes);
}

function fingerprintOf(bytes: ArrayBuffer): string {
  return createHash("sha256").update(new Uint8Array(bytes)).digest("hex");
}

/** Hexadecimal digits as fingerprints are shown: `0A:1B:…`. */
export function digitPairs(digits: string): string {
  return digits.toUpperCase().match(/../g)!.join(":");
}

export function namesOf({ extensions }: { readonly extensions: readonly Extension[] }): string[] {
  return namesIn(extensions.find(isOfNames)).map(({ type, value }) => `${type.toUpperCase()}:${String(value)}`);
}

/** The extensions with the certificate's own name among its alternative names, where today's clients look for it. */
export function withOwnName(name: string, extensions: readonly Extension[]): Extension[] {
  const given = extensions.find(isOfNames);
  const names = namesIn(given);
  if (names.some(({ type, value }) => type === "dns" && value === name)) return [...extensions];
  const named = new SubjectAlternativeNameExtension([{ type: "dns", value: name }, ...names], given?.critical);
  return [...extensions.filter((each) => each !== given), named];
}

function isOfNames({ type }: Extension): boolean {
  return type === "2.5.29.17";
}

function namesIn(extension: Extension | undefined) {
  return extension ? new SubjectAlternativeNameExtension(extension.rawData).names.toJSON() : [];
}

/** A name as Puppet's commands take it: `puppet`, `DNS:puppet` or `IP:10.0.0.1`. */
export function alternativeName(given: string): { readonly type: "dns" | "ip"; readonly value: string } {
  const [, kind = "dns", value = given] = /^(dns|ip):(.*)$/i.exec(given) ?? [];
  const type = kind.toLowerCase() === "ip" ? "ip" : "dns";
  if (type === "ip" && isIP(value) === 0) throw new AuthorityProblem("refused", `\`${value}\` is no address`);
  return { type, value };
}

export function derText(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  return new Uint8Array([0x0c, bytes.length, ...bytes]);
}
