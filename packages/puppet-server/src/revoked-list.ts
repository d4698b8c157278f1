import { readFileSync, statSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { revokedSerials } from "@cairn/puppet-ca";
import type { RevokedSerials } from "./caller.js";

const listAge = 1000;

/** Lists of revoked certificates that can be used. */
interface WholeList {
  readonly pem: string;
  readonly serials: RevokedSerials;
}

/** What a text in PEM says who is revoked; undefined where it isn't whole. */
function wholeList(pem: string): WholeList | undefined {
  if (!/^-----BEGIN X509 CRL-----/m.test(pem)) return undefined;
  try {
    createSecureContext({ crl: pem });
    return { pem, serials: revokedSerials(pem) };
  } catch {
    return undefined;
  }
}

/** Whether a text in PEM holds lists of revoked certificates that a server can use. */
export function isRevokedList(pem: string): boolean {
  return wholeList(pem) !== undefined;
}

/** The file of the lists of revoked certificates, which others write: a change counts within a second. */
export class RevokedList {
  private readonly file: string | undefined;
  private readonly log: (line: string) => void;
  private current: WholeList | undefined;
  private checked = 0;
  private version = "";

  constructor(file: string | undefined, log: (line: string) => void) {
    this.file = file;
    this.log = log;
  }

  /** Undefined without a file. */
  get pem(): string | undefined {
    return this.current?.pem;
  }

  get serials(): RevokedSerials {
    return this.current?.serials ?? new Map();
  }

  /** Whether there is a new list. One that is damaged or half written doesn't count: who was revoked stays so. */
  refresh(): boolean {
    if (this.file === undefined || Date.now() - this.checked < listAge) return false;
    this.checked = Date.now();
    const stats = statSync(this.file, { throwIfNoEntry: false });
    const version = `${stats?.mtimeMs} ${stats?.ino} ${stats?.size}`;
    if (!stats || version === this.version) return false;
    this.version = version;
    const next = wholeList(readFileSync(this.file, "utf8"));
    if (next) this.current = next;
    else this.log(`the list of revoked certificates is damaged: the one before it counts (${this.file})`);
    return next !== undefined;
  }
}
