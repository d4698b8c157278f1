/**
 * A process that works on an authority's directory: `signer ROOT ACTION NAME…` runs one action, `signer ROOT random SEED COUNT` many
 * random ones. Each action that ends is a line of JSON, written before the next one starts.
 */
import { webcrypto, X509Certificate } from "node:crypto";
import { readFileSync, writeSync } from "node:fs";
import { Random, seededSource } from "@cairn/testing/deep";
import { Authority, AuthorityProblem } from "@cairn/puppet-ca";
import "../src/library.js";
import { Pkcs10CertificateRequestGenerator } from "@peculiar/x509";

/** An action that has ended. Names that begin with `keep` are never revoked or cleaned. */
export interface Ended {
  readonly pid: number;
  readonly action: string;
  readonly name: string;
  readonly certificate?: string;
  readonly problem?: string;
}

type Action = (authority: Authority, name: string) => Promise<unknown>;

const actions: Readonly<Record<string, Action>> = {
  submit: async (authority, name) => authority.submit(name, await requestFor(name)),
  sign: async (authority, name) => authority.sign(name),
  generate: async (authority, name) => (await authority.generate(name)).certificate,
  renew: async (authority, name) => authority.renew(name, bytesOf(authority.certificate(name))),
  revoke: async (authority, name) => authority.revoke(name),
  clean: async (authority, name) => authority.clean(name),
};

function bytesOf(pem: string | undefined): Uint8Array<ArrayBuffer> {
  if (pem === undefined) throw new AuthorityProblem("missing", "nothing to renew");
  return Uint8Array.from(new X509Certificate(pem).raw);
}

async function requestFor(name: string): Promise<string> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const signingAlgorithm = { ...algorithm, hash: "SHA-256" };
  const request = await Pkcs10CertificateRequestGenerator.create({ name: `CN=${name}`, keys, signingAlgorithm });
  return `${request.toString("pem")}\n`;
}

async function run(authority: Authority, action: string, name: string): Promise<boolean> {
  const outcome = await actions[action]!(authority, name).then(
    (certificate) => (typeof certificate === "string" ? { certificate } : {}),
    (thrown: Error) => {
      if (!(thrown instanceof AuthorityProblem) && !("syscall" in thrown)) throw thrown;
      return { problem: thrown.message };
    },
  );
  writeSync(1, `${JSON.stringify({ pid: process.pid, action, name, ...outcome } satisfies Ended)}\n`);
  return !("problem" in outcome);
}

async function runRandom(authority: Authority, seed: number, count: number): Promise<void> {
  const random = new Random(seededSource(seed, 0));
  const keeping = { submit: 4, sign: 4, generate: 2, renew: 3, revoke: 0, clean: 0 };
  for (let index = 0; index < count; index++) {
    const isKept = random.chance(50);
    const name = `${isKept ? "keep" : "gone"}${random.integer(1, 6)}`;
    await run(authority, random.weighted(isKept ? keeping : { ...keeping, revoke: 2, clean: 2 }), name);
  }
}

const [root = "", action = "", ...names] = process.argv.slice(2);
try {
  if (readFileSync(`${root}/ca_crt.pem`, "utf8") === "") throw new Error("an empty certificate");
  const authority = await Authority.open(root);
  if (action === "random") await runRandom(authority, Number(names[0]), Number(names[1]));
  else for (const name of names) if (!(await run(authority, action, name))) process.exitCode = 1;
} catch (thrown) {
  if (!(thrown instanceof AuthorityProblem) && !("syscall" in (thrown as Error))) throw thrown;
  writeSync(2, `${(thrown as Error).message}\n`);
  process.exitCode = 1;
}
