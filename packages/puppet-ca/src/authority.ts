import type { webcrypto } from "node:crypto";
import { CertificateFolder } from "./certificate-folder.js";
import { isCertificateName } from "./certificate-name.js";
import { allStatuses, type CertificateStatus, statusOf } from "./certificate-status.js";
import { alternativeName, derText, isCertificateFor, isOfSameKey, isSameCertificate, withOwnName } from "./describe.js";
import { beginAuthority } from "./begin-authority.js";
import { issue, type Signer, validFor, years } from "./issue.js";
import { isKeyOf, newPrivateKey, readSigningKey } from "./keys.js";
import { administratorExtension, isOfPuppet } from "./object-identifiers.js";
import { AuthorityProblem, damaged, whole } from "./problem.js";
import { certificateExpirations, certificatePems } from "./read-certificate.js";
import { allowedExtensions, readRequest, type RequestRights } from "./request.js";
import { pemOf, RevocationList } from "./revocation-list.js";
import type { Pkcs10CertificateRequest } from "./library.js";
import { Extension, SubjectAlternativeNameExtension, X509Certificate } from "./library.js";

/** How an authority makes certificates. */
export interface AuthorityOptions {
  /** How long certificates hold, in milliseconds; five years by default. */
  readonly lifetime?: number;
}

/** The rights that a request may ask for; none by default. */
export interface SigningOptions extends Partial<RequestRights> {
  /** The request in PEM that was approved: another one, though of the same key, isn't signed. */
  readonly approved?: string;
  /** How long the certificate holds, in milliseconds; by default as long as all certificates of the authority. */
  readonly lifetime?: number;
}

/** A certificate authority on its folder; several processes may work on one. Every method throws `AuthorityProblem`. */
export class Authority {
  private readonly folder: CertificateFolder;
  private readonly signer: Signer;
  private readonly revocations: RevocationList;
  private readonly lifetime: number;

  private constructor(folder: CertificateFolder, signer: Signer, { lifetime = 5 * years }: AuthorityOptions) {
    this.folder = folder;
    this.signer = signer;
    this.revocations = new RevocationList(folder, signer);
    this.lifetime = lifetime;
  }

  /** Makes an authority, if the folder has none. */
  static async create(root: string, name: string, options: AuthorityOptions = {}): Promise<Authority> {
    const folder = new CertificateFolder(root);
    if (folder.exists) throw alreadyThere(root);
    folder.make();
    return folder.alone(async () => {
      if (folder.exists) throw alreadyThere(root);
      return new Authority(folder, await beginAuthority(folder, name), options);
    });
  }

  /** The authority of a folder: one that `create` made, or Puppet's. */
  static async open(root: string, options: AuthorityOptions = {}): Promise<Authority> {
    const folder = new CertificateFolder(root);
    const [certificates, key] = [folder.read(folder.certificateFile), folder.read(folder.keyFile)];
    const [first] = certificatePems(certificates ?? "");
    if (first === undefined || key === undefined)
      throw new AuthorityProblem(
        "missing",
        `\`${root}\` holds no authority: \`mupuppet ca init --ca ${root}\` makes one`,
      );
    folder.make();
    const certificate = whole(folder.certificateFile, () => new X509Certificate(first));
    const signing = await readSigningKey(key).catch((thrown: unknown) => {
      throw thrown instanceof AuthorityProblem ? thrown : damaged(folder.keyFile);
    });
    const signer = { ...signing, certificate };
    return new Authority(folder, signer, options);
  }

  /** The authority's certificates in PEM, its own first. */
  get certificates(): string {
    return this.folder.read(this.folder.certificateFile) ?? "";
  }

  get listFile(): string {
    return this.folder.listFile;
  }

  /** The lists of revoked certificates in PEM. */
  get revocationList(): string {
    return this.folder.read(this.folder.listFile) ?? "";
  }

  /** When the authority's certificates last changed. */
  get certificatesTime(): Date | undefined {
    return this.folder.timeOf(this.folder.certificateFile);
  }

  /** When the lists of revoked certificates last changed. */
  get revocationListTime(): Date | undefined {
    return this.folder.timeOf(this.folder.listFile);
  }

  /** The certificate of a name in PEM; undefined if it has none. */
  certificate(name: string): string | undefined {
    return isCertificateName(name) ? this.folder.read(this.folder.signedFile(name)) : undefined;
  }

  /** The request of a name that waits. */
  request(name: string): string | undefined {
    return isCertificateName(name) ? this.folder.read(this.folder.requestFile(name)) : undefined;
  }

  /** Stores a request until somebody signs it. A newer one with the same key replaces it. */
  async submit(name: string, pem: string): Promise<void> {
    await readRequest(name, pem);
    await this.folder.alone(async () => {
      if (this.certificate(name) !== undefined)
        throw new AuthorityProblem("refused", `${name} has a signed certificate; the new request is ignored`);
      const waiting = this.request(name);
      if (waiting !== undefined && !isOfSameKey(waiting, pem))
        throw new AuthorityProblem("refused", `${name} has asked for a certificate with another key; clean it first`);
      if (waiting === pem) return;
      if (waiting === undefined && !this.folder.hasRoom())
        throw new AuthorityProblem("busy", "too many requests wait to be signed");
      this.folder.write(this.folder.requestFile(name), pem, 0o644);
    });
  }

  /** Signs the request of a name, and returns its certificate in PEM. */
  async sign(name: string, { approved, lifetime, ...rights }: SigningOptions = {}): Promise<string> {
    return this.folder.alone(async () => {
      const pem = this.request(name);
      if (pem === undefined) throw new AuthorityProblem("missing", `${name} has asked for no certificate`);
      if (approved !== undefined && approved !== pem)
        throw new AuthorityProblem("refused", `the request of ${name} has changed since it was approved`);
      const request = await readRequest(name, pem);
      const signed =
        this.alreadySigned(name, pem) ??
        (await this.issue(name, request.publicKey, allowedExtensions(name, request, rights), lifetime));
      this.folder.remove(this.folder.requestFile(name));
      return signed;
    });
  }

  /** The certificate of a request that a killed process had signed and not yet removed. */
  private alreadySigned(name: string, request: string): string | undefined {
    const signed = this.certificate(name);
    if (signed === undefined) return undefined;
    if (isCertificateFor(request, signed) && this.status(name)?.state === "signed") return signed;
    throw new AuthorityProblem("refused", `${name} has a certificate already; clean it first`);
  }

  /** A certificate with a key of its own: for the server, or for an administrator. Returns both in PEM. */
  async generate(
    name: string,
    {
      alternativeNames = [],
      isAdministrator = false,
    }: { alternativeNames?: readonly string[]; isAdministrator?: boolean } = {},
  ): Promise<{ readonly certificate: string; readonly key: string; readonly keyFile: string }> {
    if (!isCertificateName(name)) throw new AuthorityProblem("refused", `\`${name}\` is no name of a certificate`);
    return this.folder.alone(async () => {
      const keyFile = this.folder.privateFile(name);
      if (this.certificate(name) !== undefined)
        throw new AuthorityProblem("refused", `${name} has a certificate already`);
      const key = await newPrivateKey("ec");
      this.folder.write(keyFile, key, 0o600);
      const names = [...new Set(alternativeNames)].map(alternativeName);
      const extensions: Extension[] = [new SubjectAlternativeNameExtension(names)];
      if (isAdministrator) extensions.push(new Extension(administratorExtension, false, derText("true")));
      const certificate = await this.issue(name, (await readSigningKey(key)).publicKey, extensions);
      return { certificate, key, keyFile };
    });
  }

  /** The certificate of a name with its key, which `generate` or Puppet made on this machine; undefined if one of them isn't found. */
  generated(name: string): { readonly certificate: string; readonly key: string } | undefined {
    const certificate = this.certificate(name);
    if (certificate === undefined) return undefined;
    const keys = this.folder.keyFiles(name).map((file) => this.folder.read(file));
    const key = keys.find((pem) => pem !== undefined && isKeyOf(pem, certificate));
    return key === undefined ? undefined : { certificate, key };
  }

  /** The files in which `generated` looks for the key of a name. */
  keyFiles(name: string): readonly string[] {
    return this.folder.keyFiles(name);
  }

  /** Replaces the current certificate of a name with one of the same name, key and extensions. */
  async renew(name: string, current: Uint8Array<ArrayBuffer>): Promise<string> {
    const old = new X509Certificate(current);
    if (old.subject !== `CN=${name}`) throw new AuthorityProblem("refused", "the certificate is another one's");
    return this.folder.alone(async () => {
      if (this.revocations.has(old.serialNumber)) throw new AuthorityProblem("refused", "the certificate is revoked");
      const stored = this.certificate(name);
      if (stored === undefined || !isSameCertificate(stored, current))
        throw new AuthorityProblem("refused", `the certificate isn't the current one of ${name}`);
      const kept = old.extensions.filter(({ type }) => isOfPuppet(type) || type === "2.5.29.17");
      return this.issue(name, old.publicKey, kept);
    });
  }

  /** Revokes all certificates that a name has ever got. */
  async revoke(name: string): Promise<void> {
    await this.folder.alone(async () => {
      const serials = this.serialsOf(name);
      if (serials.length === 0) throw new AuthorityProblem("missing", `${name} has no certificate`);
      await this.revocations.add(serials);
    });
  }

  /** Revokes and forgets a name: it can send a new request. */
  async clean(name: string): Promise<void> {
    await this.folder.alone(async () => {
      const serials = this.serialsOf(name);
      if (serials.length === 0 && this.request(name) === undefined)
        throw new AuthorityProblem("missing", `nothing is known of ${name}`);
      if (serials.length > 0) await this.revocations.add(serials);
      for (const file of ["requestFile", "signedFile", "privateFile"] as const)
        this.folder.remove(this.folder[file](name));
    });
  }

  /** The serial numbers of all certificates that a name has ever got. */
  private serialsOf(name: string): string[] {
    if (!isCertificateName(name)) return [];
    const current = this.certificate(name);
    const noted = this.folder.serialsOf(name);
    return current === undefined
      ? noted
      : [...noted, whole(this.folder.signedFile(name), () => new X509Certificate(current)).serialNumber];
  }

  /** Forgets the request of a name; false if it has sent none. */
  async deleteRequest(name: string): Promise<boolean> {
    return this.folder.alone(async () => {
      if (this.request(name) === undefined) return false;
      this.folder.remove(this.folder.requestFile(name));
      return true;
    });
  }

  /** Replaces the revocation lists of the authorities above this one by newer ones in PEM. */
  async updateLists(pem: string): Promise<void> {
    await this.folder.alone(async () => this.revocations.updateOthers(pem, this.certificates));
  }

  /** When each of the authority's certificates and revocation lists expires, by common name. */
  expirations(): { readonly certificates: ReadonlyMap<string, Date>; readonly lists: ReadonlyMap<string, Date> } {
    const { certificateFile } = this.folder;
    const certificates = whole(certificateFile, () => certificateExpirations(this.certificates));
    return { certificates, lists: this.revocations.expirations() };
  }

  /** The status of every certificate and every request, by name. */
  list(): CertificateStatus[] {
    return allStatuses(this.folder, this.revocations.revoked);
  }

  status(name: string): CertificateStatus | undefined {
    return statusOf(this.folder, name, this.revocations.revoked);
  }

  /** The largest serial number of the certificates that are stored or revoked. */
  private largestSerial(): bigint {
    const stored = this.folder.namesIn("signed").map((name) => this.certificate(name));
    const certificates = stored.filter((pem) => pem !== undefined).map((pem) => new X509Certificate(pem).serialNumber);
    const { issuer, serialNumber, subject } = this.signer.certificate;
    const own = issuer === subject ? [serialNumber] : [];
    const all = [...certificates, ...own, ...this.revocations.revoked].map((digits) => BigInt(`0x${digits}`));
    return all.reduce((left, right) => (left > right ? left : right), 0n);
  }

  private async issue(
    name: string,
    publicKey: Pkcs10CertificateRequest["publicKey"] | webcrypto.CryptoKey,
    extensions: Extension[],
    lifetime = this.lifetime,
  ) {
    const validity = validFor(lifetime);
    const serialNumber = this.folder.takeSerial(() => this.largestSerial());
    const named = withOwnName(name, extensions);
    const signed = await issue(this.signer, { name, publicKey, serialNumber, validity, extensions: named });
    this.folder.note(serialNumber, validity.notBefore, validity.notAfter, name);
    const pem = pemOf(signed);
    this.folder.write(this.folder.signedFile(name), pem, 0o644);
    return pem;
  }
}

function alreadyThere(root: string): AuthorityProblem {
  return new AuthorityProblem("refused", `there is an authority in \`${root}\` already`);
}
