import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isCertificateName } from "./certificate-name.js";
import { DirectoryLock } from "./directory-lock.js";
import { AuthorityProblem, whole } from "./problem.js";

/** How many requests may wait: anybody may send one. */
const mostRequests = 10_000;

const folders = ["", "signed", "requests", "private"];

/** The files of an authority, where Puppet's has them. */
export class CertificateFolder {
  readonly root: string;
  private readonly lock: DirectoryLock;

  constructor(root: string) {
    this.root = root;
    this.lock = new DirectoryLock(root);
  }

  get certificateFile(): string {
    return join(this.root, "ca_crt.pem");
  }

  get keyFile(): string {
    return join(this.root, "ca_key.pem");
  }

  get listFile(): string {
    return join(this.root, "ca_crl.pem");
  }

  get exists(): boolean {
    return existsSync(this.certificateFile);
  }

  make(): void {
    for (const folder of folders) {
      const path = join(this.root, folder);
      if (existsSync(path)) continue;
      mkdirSync(path, { recursive: true, mode: folder === "private" || folder === "" ? 0o700 : 0o755 });
      if (folder !== "") chownSync(path, ...ownerFor(path));
    }
  }

  read(file: string): string | undefined {
    try {
      return readFileSync(file, "utf8");
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw thrown;
    }
  }

  /** When a file was last written; undefined if there is none. */
  timeOf(file: string): Date | undefined {
    return statSync(file, { throwIfNoEntry: false })?.mtime;
  }

  signedFile(name: string): string {
    return this.fileOf("signed", name);
  }

  requestFile(name: string): string {
    return this.fileOf("requests", name);
  }

  /** The private key of a certificate that the authority made with its key. */
  privateFile(name: string): string {
    return this.fileOf("private", name);
  }

  /**
   * The files where the private key of a name may be: the authority's own, then those of Puppet, whose authority is in `ssl/ca` or,
   * since version 7, in `puppetserver/ca` beside `puppet/ssl`.
   */
  keyFiles(name: string): string[] {
    const own = this.privateFile(name);
    const root = resolve(this.root);
    return [own, ...["..", "../../puppet/ssl"].map((path) => join(root, path, "private_keys", `${name}.pem`))];
  }

  /** Every path that a name is part of: anything but a certificate's name could point outside. */
  private fileOf(folder: "private" | "requests" | "signed", name: string): string {
    if (!isCertificateName(name)) throw new AuthorityProblem("refused", "the name isn't a valid certificate name");
    return join(this.root, folder, `${name}.pem`);
  }

  namesIn(folder: "signed" | "requests"): string[] {
    const path = join(this.root, folder);
    if (!existsSync(path)) return [];
    const files = readdirSync(path).filter((file) => file.endsWith(".pem"));
    return files.map((file) => file.slice(0, -4)).sort();
  }

  /** Whether one more request may wait. */
  hasRoom(): boolean {
    return this.namesIn("requests").length < mostRequests;
  }

  /** Writes beside and renames: a reader sees the old file or the new one, and secrets are never readable by others. */
  write(file: string, text: string, mode: 0o600 | 0o644): void {
    const temporary = `${file}.${process.pid}.tmp`;
    try {
      // A link that somebody has put there isn't followed.
      const descriptor = openSync(temporary, "wx", mode);
      try {
        fchownSync(descriptor, ...ownerFor(file));
        writeFileSync(descriptor, text);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      chmodSync(temporary, mode);
      renameSync(temporary, file);
    } catch (thrown) {
      rmSync(temporary, { force: true });
      throw thrown;
    }
  }

  remove(file: string): void {
    rmSync(file, { force: true });
  }

  /**
   * The next serial number, as hexadecimal digits; it is never given twice. `largest` returns the largest number that is
   * in use elsewhere. It counts if `serial` is missing or empty, or if there is no inventory to compare an old `serial` with.
   */
  takeSerial(largest: () => bigint = () => 0n): string {
    const file = join(this.root, "serial");
    const text = this.read(file)?.trim() ?? "";
    const noted = whole(file, () => (text === "" ? undefined : BigInt(`0x${text.replace(/^0x/i, "")}`)));
    const inInventory = this.largestNoted();
    const least = (noted === undefined || inInventory === 0n ? largerOf(inInventory, largest()) : inInventory) + 1n;
    const next = largerOf(noted ?? 1n, least);
    this.write(file, `${hexOf(next + 1n)}\n`, 0o644);
    return hexOf(next);
  }

  private largestNoted(): bigint {
    const inventory = this.read(this.inventoryFile) ?? "";
    let largest = 0n;
    for (const [, digits] of inventory.matchAll(/^(?:0x)?([0-9a-f]+) /gim))
      largest = largerOf(largest, BigInt(`0x${digits!}`));
    return largest;
  }

  private get inventoryFile(): string {
    return join(this.root, "inventory.txt");
  }

  /** The serial numbers that were given to a name, ever. */
  serialsOf(name: string): string[] {
    const lines = (this.read(this.inventoryFile) ?? "").split("\n");
    const own = lines.map((line) => line.trim().split(" ")).filter(([, , , subject]) => subject === `/CN=${name}`);
    return own.map(([serial = ""]) => serial.replace(/^0x/, "").toLowerCase());
  }

  /** Adds a line to the inventory: all of it, or nothing if the disk is full. */
  note(serial: string, from: Date, until: Date, name: string): void {
    const line = `0x${serial} ${puppetDate(from)} ${puppetDate(until)} /CN=${name}\n`;
    const before = this.read(this.inventoryFile) ?? "";
    // A process that was killed may have left a part of a line.
    const isCutOff = before !== "" && !before.endsWith("\n");
    const descriptor = openSync(this.inventoryFile, "a", 0o644);
    const { size } = fstatSync(descriptor);
    try {
      if (size === 0) fchownSync(descriptor, ...ownerFor(this.inventoryFile));
      writeFileSync(descriptor, isCutOff ? `\n${line}` : line);
      fsyncSync(descriptor);
    } catch (thrown) {
      ftruncateSync(descriptor, size);
      throw thrown;
    } finally {
      closeSync(descriptor);
    }
  }

  /** Runs one job at a time, among all processes. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    return this.lock.with(work, () => this.removeTemporaryFiles());
  }

  /** Removes the files that a killed process was about to rename. */
  private removeTemporaryFiles(): void {
    for (const folder of folders.map((each) => join(this.root, each)).filter((each) => existsSync(each)))
      for (const file of readdirSync(folder)) if (/\.\d+\.tmp$/.test(file)) this.remove(join(folder, file));
  }
}

/** What root writes belongs to the owner of its folder, since Puppet's server runs as another user; else the owner stays. */
function ownerFor(file: string): readonly [user: number, group: number] {
  if (process.getuid?.() !== 0) return [-1, -1];
  const { gid, uid } = statSync(dirname(file));
  return [uid, gid];
}

function largerOf(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}

function hexOf(serial: bigint): string {
  const digits = serial.toString(16).toUpperCase();
  return digits.padStart(Math.max(4, digits.length + (digits.length % 2)), "0");
}

/** A date as Puppet's authority writes it: `2031-11-28T15:10:01UTC`. */
export function puppetDate(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, "UTC");
}
