import { X509Certificate } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRevokedBy, revokedSerials } from "@cairn/puppet-ca";
import type { Ended } from "./signer.js";

/** What must hold of an authority's directory after its processes were killed, and after one more action has ended. */
export function brokenLaws(root: string, ended: readonly Ended[]): string[] {
  const state = readState(root);
  const issued = ended.filter(({ certificate }) => certificate !== undefined);
  return [
    ...inventoryLaws(state, issued),
    ...state.signed.flatMap((each) => signedLaws(state, each)),
    ...keptLaws(state, ended),
    ...revokedLaws(state, ended),
    ...state.files.filter((file) => file.endsWith(".tmp")).map((file) => `${file} is left behind`),
  ];
}

interface Certified {
  readonly name: string;
  readonly certificate: X509Certificate;
}

interface State {
  readonly root: string;
  readonly authority: X509Certificate;
  readonly files: readonly string[];
  readonly signed: readonly Certified[];
  /** The names in the inventory by their serial numbers. */
  readonly inventory: ReadonlyMap<bigint, string>;
  readonly complaints: readonly string[];
  readonly serial: bigint;
}

function readState(root: string): State {
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  const files = readdirSync(root, { recursive: true }) as string[];
  const complaints: string[] = [];
  const inventory = new Map<bigint, string>();
  for (const line of files.includes("inventory.txt") ? text("inventory.txt").split("\n") : []) {
    const [, digits, name] = /^0x([0-9A-F]{4,}) \S+UTC \S+UTC \/CN=(\S+)$/.exec(line) ?? [];
    if (digits === undefined) continue;
    const serial = BigInt(`0x${digits}`);
    if (inventory.has(serial)) complaints.push(`the inventory has ${digits} twice`);
    inventory.set(serial, name!);
  }
  const signed = files
    .filter((file) => /^signed\/.*\.pem$/.test(file))
    .map((file) => ({ name: file.slice(7, -4), certificate: new X509Certificate(text(file)) }));
  const authority = new X509Certificate(text("ca_crt.pem"));
  return { root, authority, files, signed, inventory, complaints, serial: BigInt(`0x${text("serial").trim()}`) };
}

const serialOf = ({ serialNumber }: X509Certificate) => BigInt(`0x${serialNumber}`);

function inventoryLaws({ complaints, inventory, serial }: State, issued: readonly Ended[]): string[] {
  const problems = [...complaints];
  const bySerial = new Map<bigint, string>();
  for (const { certificate, name } of issued) {
    const number = serialOf(new X509Certificate(certificate!));
    if (inventory.get(number) !== name) problems.push(`the inventory lacks ${number} of ${name}`);
    if ((bySerial.get(number) ?? certificate) !== certificate)
      problems.push(`two certificates have the number ${number}`);
    bySerial.set(number, certificate!);
  }
  for (const number of inventory.keys()) if (number >= serial) problems.push(`\`serial\` will give ${number} again`);
  return problems;
}

function signedLaws({ authority, inventory }: State, { certificate, name }: Certified): string[] {
  const problems: string[] = [];
  if (certificate.subject !== `CN=${name}`) problems.push(`the certificate of ${name} is for ${certificate.subject}`);
  if (!certificate.verify(authority.publicKey)) problems.push(`the certificate of ${name} isn't the authority's`);
  if (inventory.get(serialOf(certificate)) !== name) problems.push(`the inventory lacks the certificate of ${name}`);
  return problems;
}

/** A name that nobody revokes keeps its request or its certificate, and never goes back to an older one. */
function keptLaws({ files, signed }: State, ended: readonly Ended[]): string[] {
  const current = new Map(signed.map(({ certificate, name }) => [name, serialOf(certificate)]));
  return ended
    .filter(({ name, problem }) => name.startsWith("keep") && problem === undefined)
    .flatMap(({ action, certificate, name }) => {
      const now = current.get(name);
      if (certificate !== undefined && (now ?? 0n) < serialOf(new X509Certificate(certificate)))
        return [`${action} gave ${name} a certificate that is lost`];
      const isThere = now !== undefined || files.includes(`requests/${name}.pem`);
      return isThere ? [] : [`the request of ${name} is lost`];
    });
}

/** What a process had issued to a name before it revoked it is on the list. */
function revokedLaws({ root }: State, ended: readonly Ended[]): string[] {
  const revoked = revokedSerials(readFileSync(join(root, "ca_crl.pem"), "utf8"));
  return ended.flatMap(({ action, name, problem }, index) => {
    if (!["clean", "revoke"].includes(action) || problem !== undefined) return [];
    const before = ended
      .slice(0, index)
      .filter((each) => isOfSame(each, ended[index]!) && each.certificate !== undefined);
    const missing = before.filter(({ certificate }) => !isRevokedBy(revoked, certificate!));
    return missing.map(() => `a certificate of ${name} isn't on the list after ${action}`);
  });
}

const isOfSame = (left: Ended, right: Ended) => left.name === right.name && left.pid === right.pid;
