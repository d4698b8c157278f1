import type { CertificateFolder } from "./certificate-folder.js";
import { listOfRevoked, numberOf, type Signer } from "./issue.js";
import { X509Crl, X509CrlReason } from "./library.js";
import { damaged, whole } from "./problem.js";
import { certificatePems, normalSerial } from "./read-certificate.js";

/** The certificates that an authority has revoked: a file of its folder, which other processes may change. */
export class RevocationList {
  private readonly folder: CertificateFolder;
  private readonly signer: Signer;

  constructor(folder: CertificateFolder, signer: Signer) {
    this.folder = folder;
    this.signer = signer;
  }

  /** The serial numbers of all revoked certificates, in normal form. */
  get revoked(): ReadonlySet<string> {
    return new Set(this.own()?.entries.map(({ serialNumber }) => normalSerial(serialNumber)));
  }

  has(serial: string): boolean {
    return this.revoked.has(normalSerial(serial));
  }

  /** Adds certificates by their serial numbers, and writes a new list if one of them is new. */
  async add(serials: readonly string[]): Promise<void> {
    const old = this.own();
    const entries = (old?.entries ?? []).map(({ reason, revocationDate, serialNumber }) => ({
      serialNumber,
      revocationDate,
      ...(reason === undefined ? {} : { reason }),
    }));
    const known = new Set(entries.map(({ serialNumber }) => normalSerial(serialNumber)));
    const added = [...new Set(serials.map(normalSerial))].filter((serial) => !known.has(serial));
    if (added.length === 0) return;
    const revocationDate = new Date();
    const more = added.map((serial) => ({
      serialNumber: evenDigits(serial),
      revocationDate,
      reason: X509CrlReason.keyCompromise,
    }));
    const list = await listOfRevoked(this.signer, [...entries, ...more], numberOf(old) + 1n);
    const others = this.lists().filter(({ issuer }) => issuer !== list.issuer);
    this.folder.write(this.folder.listFile, [list, ...others].map(pemOf).join(""), 0o644);
  }

  /** The authority's own list; the file may hold those of the authorities above it, too. */
  private own(): X509Crl | undefined {
    return this.lists().find(({ issuer }) => issuer === this.signer.certificate.subject);
  }

  /** Throws if the file is there, but not whole: a new list in its place would revoke nobody of before. */
  private lists(): readonly X509Crl[] {
    const { listFile } = this.folder;
    const text = this.folder.read(listFile);
    if (text === undefined) return [];
    const lists = whole(listFile, () => certificatePems(text).map((pem) => new X509Crl(pem)));
    if (lists.length === 0) throw damaged(listFile);
    return lists;
  }
}

/** A certificate or a list in PEM. */
export function pemOf(data: { toString(format: "pem"): string }): string {
  // The library calls a list `CRL`, OpenSSL and Puppet `X509 CRL`.
  return `${data.toString("pem").replace(/(BEGIN|END) CRL/g, "$1 X509 CRL")}\n`;
}

function evenDigits(serial: string): string {
  return serial.length % 2 === 0 ? serial : `0${serial}`;
}
