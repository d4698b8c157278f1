import type { CertificateFolder } from "./certificate-folder.js";
import { listOfRevoked, numberOf, type Signer } from "./issue.js";
import { X509Crl, X509CrlReason } from "./library.js";
import { damaged, whole } from "./problem.js";
import { normalSerial, revocationListPems } from "./read-certificate.js";

/** A list with its text in the file. */
interface StoredList {
  readonly pem: string;
  readonly list: X509Crl;
}

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
    return new Set(this.own()?.list.entries.map(({ serialNumber }) => normalSerial(serialNumber)));
  }

  has(serial: string): boolean {
    return this.revoked.has(normalSerial(serial));
  }

  /** Adds certificates by their serial numbers, and writes a new list if one of them is new. */
  async add(serials: readonly string[]): Promise<void> {
    const own = this.own();
    const old = own?.list;
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
    this.folder.write(this.folder.listFile, this.textWith(pemOf(list), own?.pem), 0o644);
  }

  /** The file's text with a new list in place of an old one. Lists of other authorities stay as they are, byte for byte. */
  private textWith(pem: string, old: string | undefined): string {
    const text = this.folder.read(this.folder.listFile) ?? "";
    return old === undefined ? pem + text : text.replace(old, () => pem);
  }

  /** The authority's own list, the newest of several; the file may also hold those of the authorities above it. */
  private own(): StoredList | undefined {
    const own = this.lists().filter(({ list }) => list.issuer === this.signer.certificate.subject);
    const [first, ...others] = own;
    return others.reduce((left, right) => (numberOf(left?.list) < numberOf(right.list) ? right : left), first);
  }

  /** Throws if the file is there, but not whole: a new list in its place would revoke nobody of before. */
  private lists(): readonly StoredList[] {
    const { listFile } = this.folder;
    const text = this.folder.read(listFile);
    if (text === undefined) return [];
    const pems = revocationListPems(text) ?? [];
    if (pems.length === 0) throw damaged(listFile);
    return whole(listFile, () => pems.map((pem) => ({ pem, list: new X509Crl(pem) })));
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
