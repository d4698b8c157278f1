import { readFileSync, statSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { revocationListPems, revokedSerials, subjectsIn } from "@cairn/puppet-ca";
import type { RevokedSerials } from "./caller.js";

const listAge = 1000;

/** The revocation lists of a file, each in PEM. */
interface WholeList {
  readonly pems: readonly string[];
  readonly serials: RevokedSerials;
}

/** Reads revocation lists in PEM; undefined if there is none, or if one of them is damaged or cut off. */
function wholeList(text: string): WholeList | undefined {
  const pems = revocationListPems(text) ?? [];
  if (pems.length === 0) return undefined;
  try {
    createSecureContext({ crl: pems });
    return { pems, serials: revokedSerials(text) };
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
  private readonly authorities: string;
  private readonly log: (line: string) => void;
  private current: WholeList | undefined;
  private checked = 0;
  private version = "";

  /** `authorities` are the certificates of the authorities that agents' certificates may come from, in PEM. */
  constructor(file: string | undefined, authorities: string, log: (line: string) => void) {
    this.file = file;
    this.authorities = authorities;
    this.log = log;
  }

  /** Each list in PEM, because Node.js reads only the first list of a string. Undefined without a file. */
  get pems(): readonly string[] | undefined {
    return this.current?.pems;
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
    if (next) this.use(next);
    else this.log(`the list of revoked certificates is damaged: the one before it counts (${this.file})`);
    return next !== undefined;
  }

  /** OpenSSL rejects every certificate below an authority that has no list, so the log names such authorities. */
  private use(list: WholeList): void {
    this.current = list;
    const missing = subjectsIn(this.authorities).filter((subject) => !list.serials.has(subject));
    for (const subject of missing)
      this.log(`\`${this.file}\` has no list of \`${subject}\`: certificates below this authority are rejected`);
  }
}
