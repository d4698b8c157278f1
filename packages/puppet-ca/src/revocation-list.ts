import type { CertificateFolder } from "./certificate-folder.js";
import { listOfRevoked, numberOf, type Signer } from "./issue.js";
import { X509Certificate, X509Crl, X509CrlReason } from "./library.js";
import { AuthorityProblem, damaged, whole } from "./problem.js";
import { certificatePems, commonName, normalSerial, revocationListPems } from "./read-certificate.js";

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

  /**
   * Takes newer lists of the authorities above this one from a PEM text. Lists of this authority itself and of strangers are ignored.
   * `authorities` are the certificates of all of them.
   */
  async updateOthers(text: string, authorities: string): Promise<void> {
    const incoming = listsIn(text);
    if (incoming.length === 0) throw new AuthorityProblem("refused", "No valid CRLs submitted.");
    let updated = this.folder.read(this.folder.listFile) ?? "";
    for (const pem of certificatePems(authorities)) {
      const authority = new X509Certificate(pem);
      if (authority.subject === this.signer.certificate.subject) continue;
      const next = newest(incoming.filter(({ list }) => list.issuer === authority.subject));
      const current = newest(this.lists().filter(({ list }) => list.issuer === authority.subject));
      if (!next || (current && numberOf(next.list) <= numberOf(current.list))) continue;
      await checkList(next.list, authority);
      updated = current === undefined ? updated + next.pem : updated.replace(current.pem, () => next.pem);
    }
    this.folder.write(this.folder.listFile, updated, 0o644);
  }

  /** When each list expires, by the common name of its issuer. */
  expirations(): Map<string, Date> {
    const entries = this.lists().map(({ list }) => [commonName(list.issuerName), list.nextUpdate] as const);
    return new Map(entries.flatMap(([name, date]) => (date === undefined ? [] : [[name, date]])));
  }

  /** The file's text with a new list in place of an old one. Lists of other authorities stay as they are, byte for byte. */
  private textWith(pem: string, old: string | undefined): string {
    const text = this.folder.read(this.folder.listFile) ?? "";
    return old === undefined ? pem + text : text.replace(old, () => pem);
  }

  /** The authority's own list, the newest of several; the file may also hold those of the authorities above it. */
  private own(): StoredList | undefined {
    return newest(this.lists().filter(({ list }) => list.issuer === this.signer.certificate.subject));
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

/** The lists in a PEM text from elsewhere. */
function listsIn(text: string): StoredList[] {
  try {
    return (revocationListPems(text) ?? []).map((pem) => ({ pem, list: new X509Crl(pem) }));
  } catch {
    return [];
  }
}

/** The list with the largest number; of several, the first. */
function newest([first, ...others]: readonly StoredList[]): StoredList | undefined {
  return others.reduce((left, right) => (numberOf(left?.list) < numberOf(right.list) ? right : left), first);
}

async function checkList(list: X509Crl, authority: X509Certificate): Promise<void> {
  const isSigned = await list.verify({ publicKey: authority.publicKey }).catch(() => false);
  const name = authority.subject;
  if (!isSigned) throw new AuthorityProblem("refused", `the list of \`${name}\` isn't signed by this authority`);
  if (list.nextUpdate !== undefined && list.nextUpdate.getTime() < Date.now())
    throw new AuthorityProblem("refused", `the list of \`${name}\` has expired`);
}

/** A certificate or a list in PEM. */
export function pemOf(data: { toString(format: "pem"): string }): string {
  // The library calls a list `CRL`, OpenSSL and Puppet `X509 CRL`.
  return `${data.toString("pem").replace(/(BEGIN|END) CRL/g, "$1 X509 CRL")}\n`;
}

function evenDigits(serial: string): string {
  return serial.length % 2 === 0 ? serial : `0${serial}`;
}
