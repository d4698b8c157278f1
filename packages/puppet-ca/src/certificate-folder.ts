import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { AuthorityProblem, whole } from "./problem.js";

/** How many requests may wait: anybody may send one. */
const mostRequests = 10_000;
/** A lock that is older was left by who died. */
const oldestLock = 30_000;

/** The files of an authority, where Puppet's has them. */
export class CertificateFolder {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
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
    for (const folder of ["", "signed", "requests", "private"])
      mkdirSync(join(this.root, folder), {
        recursive: true,
        mode: folder === "private" || folder === "" ? 0o700 : 0o755,
      });
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
    return join(this.root, "signed", `${name}.pem`);
  }

  requestFile(name: string): string {
    return join(this.root, "requests", `${name}.pem`);
  }

  /** The private key of a certificate that the authority made with its key. */
  privateFile(name: string): string {
    return join(this.root, "private", `${name}.pem`);
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
      const descriptor = openSync(temporary, "w", mode);
      try {
        writeSync(descriptor, text);
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

  /** The next serial number, as hexadecimal digits; it is never given again. */
  takeSerial(): string {
    const file = join(this.root, "serial");
    const next = whole(file, () => BigInt(`0x${this.read(file)?.trim() || "1"}`));
    this.write(file, `${hexOf(next + 1n)}\n`, 0o644);
    return hexOf(next);
  }

  /** The serial numbers that were given to a name, ever. */
  serialsOf(name: string): string[] {
    const lines = (this.read(join(this.root, "inventory.txt")) ?? "").split("\n");
    const own = lines.map((line) => line.split(" ")).filter(([, , , subject]) => subject === `/CN=${name}`);
    return own.map(([serial = ""]) => serial.replace(/^0x/, "").toLowerCase());
  }

  note(serial: string, from: Date, until: Date, name: string): void {
    const line = `0x${serial} ${utc(from)} ${utc(until)} /CN=${name}\n`;
    appendFileSync(join(this.root, "inventory.txt"), line, { mode: 0o644 });
  }

  /** One after the other, also among processes: a serial number is given once, and no revocation is lost. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const lock = join(this.root, "lock");
    const end = Date.now() + 30_000;
    while (!this.tryLock(lock)) {
      if (Date.now() > end) throw new AuthorityProblem("busy", `another process works on \`${this.root}\``);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    try {
      return await work();
    } finally {
      rmSync(lock, { force: true });
    }
  }

  private tryLock(lock: string): boolean {
    try {
      closeSync(openSync(lock, "wx", 0o600));
      return true;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== "EEXIST") throw thrown;
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > oldestLock) rmSync(lock, { force: true });
      return false;
    }
  }
}

function hexOf(serial: bigint): string {
  const digits = serial.toString(16).toUpperCase();
  return digits.padStart(Math.max(4, digits.length + (digits.length % 2)), "0");
}

function utc(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, "UTC");
}
