import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { exitCodes, type OptionValues } from "@cairn/cli-kit";
import { AuthorityProblem, isCertificateName, newRequest } from "@cairn/puppet-ca";
import { isRevokedList, Refusal, type ServerIdentity } from "@cairn/puppet-server";
import { AuthorityClient, fingerprintOf } from "./authority-client.js";
import { checkedIdentity, givenIdentity, textOf } from "./given-identity.js";
import { ServeProblem } from "./serve-problem.js";

/** Time between two requests to an authority that has no certificate yet or doesn't answer, in milliseconds. */
const patience = 2000;
/** Time between two requests for the list of revoked certificates, in milliseconds. */
const listAge = 60_000;

export interface RemoteIdentityInit {
  readonly certname: string;
  /** The directory of the server's certificate, its key and the list of revoked certificates. */
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Time between two requests for the list, in milliseconds. */
  readonly listAge?: number;
}

/** The identity of a server whose authority is on another one. */
export interface RemoteIdentity {
  readonly identity: ServerIdentity;
  readonly authority: AuthorityClient;
  close(): void;
}

/**
 * Gets a certificate from the authority on another server, which may take until somebody signs the request, and its list of revoked
 * certificates again and again. Rejects with a `ServeProblem` if the authority doesn't accept the request.
 */
export async function remoteIdentity(
  url: string,
  options: OptionValues,
  init: RemoteIdentityInit,
): Promise<RemoteIdentity> {
  const { certname, folder, log } = init;
  if (!isCertificateName(certname)) throw new ServeProblem(`\`${certname}\` isn't a valid certificate name`);
  if (options["sslCert"] !== undefined || options["sslKey"] !== undefined) {
    const identity = await givenIdentity(options);
    const authority = new AuthorityClient(url, identity.authorities);
    return { identity, authority, close: () => authority.close() };
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = new IdentityFiles(folder);
  const authorities = await authoritiesOf(url, options, files, log);
  const authority = new AuthorityClient(url, authorities);
  const { certificate, key } = await certificateOf(certname, options, { authority, files, log });
  const identity = await checkedIdentity({ certificate, key, authorities });
  const refresh = async () => refreshList(authority, files).catch((thrown: Error) => log(thrown.message));
  if (files.has("crl")) await refresh();
  else await untilAnswered(async () => refreshList(authority, files), log);
  const timer = setInterval(() => void refresh(), init.listAge ?? listAge);
  const close = (): void => {
    clearInterval(timer);
    authority.close();
  };
  return { identity: { ...identity, listFile: files.path("crl") }, authority, close };
}

type Part = "authorities" | "certificate" | "crl" | "key";

/** The files of a server's identity, each of which is whole or isn't there. */
class IdentityFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  path(part: Part): string {
    return join(this.folder, `${part}.pem`);
  }

  has(part: Part): boolean {
    return existsSync(this.path(part));
  }

  read(part: Part): string | undefined {
    return this.has(part) ? readFileSync(this.path(part), "utf8") : undefined;
  }

  write(part: Part, text: string): void {
    const temporary = `${this.path(part)}.${randomUUID()}.tmp`;
    try {
      writeFileSync(temporary, text, { mode: 0o600, flush: true });
      renameSync(temporary, this.path(part));
    } catch (thrown) {
      rmSync(temporary, { force: true });
      throw thrown;
    }
  }
}

/** As an agent does, the server trusts the certificate that it gets first, unless `--ssl-ca` names it. */
async function authoritiesOf(
  url: string,
  { sslCa }: OptionValues,
  files: IdentityFiles,
  log: RemoteIdentityInit["log"],
): Promise<string> {
  if (typeof sslCa === "string") return textOf(sslCa);
  const known = files.read("authorities");
  if (known !== undefined) return known;
  const unverified = new AuthorityClient(url, undefined);
  const received = await untilAnswered(async () => unverified.read("certificate/ca"), log);
  unverified.close();
  const problem = () => new ServeProblem(`${url} has no certificate authority`, exitCodes.inputErrors);
  if (received === undefined) throw problem();
  try {
    log(`trusts the authority ${url}, whose certificate has the fingerprint (SHA256) ${fingerprintOf(received)}`);
  } catch {
    throw problem();
  }
  files.write("authorities", received);
  return received;
}

interface Asking {
  readonly authority: AuthorityClient;
  readonly files: IdentityFiles;
  readonly log: RemoteIdentityInit["log"];
}

async function certificateOf(name: string, { dnsAltNames }: OptionValues, { authority, files, log }: Asking) {
  const [known, knownKey] = [files.read("certificate"), files.read("key")];
  if (known !== undefined && knownKey !== undefined) return { certificate: known, key: knownKey };
  const names = ((dnsAltNames ?? []) as string[]).flatMap((each) => each.split(","));
  const { key, request } = await newRequest(name, names, knownKey).catch((thrown: Error) => {
    throw thrown instanceof AuthorityProblem ? new ServeProblem(thrown.message) : thrown;
  });
  files.write("key", key);
  const fetch = async () => authority.read(`certificate/${name}`);
  // A server that ended while it waited finds its certificate here.
  let certificate = await untilAnswered(fetch, log);
  if (certificate === undefined) await untilAnswered(async () => authority.submit(name, request), log);
  const hint = names.length === 0 ? "" : " --allow-dns-alt-names";
  for (let isTold = false; certificate === undefined; isTold = true) {
    certificate = await untilAnswered(fetch, log);
    if (certificate !== undefined) break;
    if (!isTold) log(`waits until its certificate is signed at ${authority.url}: mupuppet ca sign ${name}${hint}`);
    await delay(patience);
  }
  await checkedIdentity({ certificate, key, authorities: undefined }).catch(() => {
    const reason = `\`${name}\` has a certificate with another key at ${authority.url}`;
    throw new ServeProblem(`${reason}: mupuppet ca clean ${name} lets it ask again`, exitCodes.inputErrors);
  });
  files.write("certificate", certificate);
  return { certificate, key };
}

/** A list that is damaged or missing leaves the one before it. */
async function refreshList(authority: AuthorityClient, files: IdentityFiles): Promise<void> {
  const list = (await authority.read("certificate_revocation_list/ca")) ?? "";
  if (!isRevokedList(list))
    throw new Refusal(502, `the authority ${authority.url} sends no list of revoked certificates`);
  if (list !== files.read("crl")) files.write("crl", list);
}

/** Asks again until the authority answers: servers may start in any order. */
async function untilAnswered<T>(ask: () => Promise<T>, log: (line: string) => void): Promise<T> {
  for (let reported = ""; ;) {
    try {
      return await ask();
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      if (thrown.message !== reported) log(thrown.message);
      reported = thrown.message;
      await delay(patience);
    }
  }
}
