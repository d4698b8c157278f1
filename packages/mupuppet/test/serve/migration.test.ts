import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import type { TLSSocket } from "node:tls";
import { dirname, join } from "node:path";
import { nodeHost, type OptionValues } from "@cairn/cli-kit";
import { CertificateChain } from "@cairn/testing/puppet";
import { serve } from "../../src/cli/serve/serve-agents.js";

/** A server in place of Puppet's, on the files of its authority. */
const chain = new CertificateChain();
const folder = mkdtempSync(join(tmpdir(), "cairn-migration-"));
const [server, other, node] = [chain.issue("localhost"), chain.issue("other"), chain.issue("web1")];
const bundle = chain.certificateOf("intermediate") + chain.certificateOf("root");
const compiler = {
  compile: async () => ({ problem: "none" }),
  classes: async () => [],
  transports: async () => ({ transports: [] }),
  close: async () => undefined,
};

afterAll(() => {
  chain.remove();
  rmSync(folder, { recursive: true });
});

/** Puppet's files in a directory of their own, with the server's certificate in `signed`. */
function install(name: string, ca: string, files: Readonly<Record<string, string>>): string {
  const root = join(folder, name);
  cpSync(chain.folder, join(root, ca), { recursive: true });
  mkdirSync(join(root, "code"));
  for (const [path, text] of Object.entries({ [`${ca}/signed/localhost.pem`]: server.cert, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The status that a node gets, and the serial number of the server's certificate. */
async function visit(root: string, options: OptionValues): Promise<unknown> {
  const given = { state: join(root, "state"), port: 0, listen: "127.0.0.1", certname: "localhost", ...options };
  const { close, port } = await serve(
    join(root, "code"),
    given,
    { ...nodeHost(), writeStderr: () => undefined },
    () => compiler,
  );
  try {
    return await new Promise((resolve, reject) => {
      const secure = {
        ca: bundle,
        ...node,
        servername: "localhost",
        checkServerIdentity: () => undefined,
        agent: false,
      } as const;
      request({ host: "127.0.0.1", port, path: "/metrics", ...secure }, (response) => {
        const certificate = (response.socket as TLSSocket).getPeerCertificate();
        resolve([response.statusCode, certificate.subject.CN]);
        response.resume();
      })
        .on("error", reject)
        .end();
    });
  } finally {
    await close();
  }
}

test.each([
  ["puppetserver/ca", "puppet/ssl/private_keys/localhost.pem"],
  ["ssl/ca", "ssl/private_keys/localhost.pem"],
])(
  "of the authority in %s the server's key is found in %s",
  async (ca, keyFile) => {
    const root = install(ca.replace("/", "-"), ca, { [keyFile]: server.key });
    expect(await visit(root, { ca: join(root, ca) })).toEqual([200, "localhost"]);
  },
  60_000,
);

test("a key that isn't that of the certificate is passed over", async () => {
  const keys = {
    "puppetserver/ca/private/localhost.pem": other.key,
    "puppet/ssl/private_keys/localhost.pem": server.key,
  };
  const root = install("stale", "puppetserver/ca", keys);
  expect(await visit(root, { ca: join(root, "puppetserver/ca") })).toEqual([200, "localhost"]);
}, 60_000);

test("`--ssl-cert` and `--ssl-key` are the server's with `--ca`, too", async () => {
  const root = install("named", "ca", { "other.crt": other.cert, "other.key": other.key });
  const files = { sslCert: join(root, "other.crt"), sslKey: join(root, "other.key") };
  expect(await visit(root, { ca: join(root, "ca"), ...files })).toEqual([200, "other"]);
}, 60_000);

test("a certificate without its key is an error that names the files", async () => {
  const root = install("keyless", "puppetserver/ca", {});
  const message = `\`${join(root, "puppet/ssl/private_keys/localhost.pem")}\`: name both with \`--ssl-cert\``;
  await expect(visit(root, { ca: join(root, "puppetserver/ca") })).rejects.toThrow(message);
}, 60_000);
