import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { request as httpsRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeHost, type OptionValues } from "@cairn/cli-kit";
import { newRequest } from "@cairn/puppet-ca";
import { testIf } from "@cairn/testing";
import { remoteIdentity } from "../../src/cli/serve/remote-identity.js";
import { type Serving, serve } from "../../src/cli/serve/serve-agents.js";
import { freePort } from "./free-port.js";
import { hasPuppetserver, Puppetserver } from "./live-puppetserver.js";
import { type Identity, sendAs } from "./send-as.js";
import { Served } from "./serve.js";

/** A server without an authority, behind one that has it. */
const api = "/puppet-ca/v1";
const compiler = {
  compile: async () => ({ catalog: "{}", exported: [] }),
  classes: async () => [],
  transports: async () => ({ transports: [] }),
  close: async () => undefined,
};

let authority: Served;
let url: string;
let folder: string;
let compiling: Serving;
const lines: string[] = [];

async function start(certname: string, more: OptionValues = {}): Promise<Serving> {
  const host = { ...nodeHost(), writeStderr: (text: string) => void lines.push(text) };
  const options = { certname, caServer: url, port: 0, listen: "127.0.0.1", state: join(folder, certname) };
  return serve(join(authority.folder, "code"), { ...options, ...more }, host, () => compiler);
}

const told = async (text: string): Promise<void> => {
  while (!lines.join("").includes(text)) await new Promise((resolve) => setTimeout(resolve, 20));
};

beforeAll(async () => {
  authority = await Served.start({ "code/environments/production/manifests/site.pp": "" });
  url = `https://localhost:${authority.serving.port}`;
  folder = mkdtempSync(join(tmpdir(), "cairn-compile-servers-"));
  const starting = start("compile1.test", { dnsAltNames: ["localhost"], administrator: ["admin.test"] });
  await told("mupuppet ca sign compile1.test --allow-dns-alt-names");
  await authority.authority.sign("compile1.test", { allowsAlternativeNames: true });
  compiling = await starting;
  for (const name of ["admin.test", "web1.test"]) await authority.authority.generate(name);
}, 60_000);
afterAll(async () => {
  await compiling.close();
  await authority.stop();
  rmSync(folder, { recursive: true });
});

const identityOf = (name: string) => {
  const { certificate, key } = authority.authority.generated(name)!;
  return { cert: certificate, key, ca: authority.authority.certificates };
};
const nobody = (): Identity => ({ ca: authority.authority.certificates });
const ask = async (as: string | undefined, method: string, path: string, body?: unknown) =>
  sendAs(as === undefined ? nobody() : identityOf(as), {
    ...{ port: compiling.port, method, path, body },
    ...(typeof body === "string" ? { type: "text/plain" } : {}),
  });

test("a server keeps its certificate, readable by its owner only", () => {
  const file = join(folder, "compile1.test/ssl/key.pem");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, "compile1.test/ssl/certificate.pem"), "utf8")).toBe(
    authority.authority.certificate("compile1.test"),
  );
});

test("passes on what agents without a certificate send", async () => {
  expect((await ask(undefined, "GET", `${api}/certificate/ca`)).text).toBe(authority.authority.certificates);
  const list = await ask(undefined, "GET", `${api}/certificate_revocation_list/ca`);
  expect(list.text).toBe(authority.authority.revocationList);
  const { request } = await newRequest("web9.test", []);
  expect((await ask(undefined, "GET", `${api}/certificate/web9.test`)).status).toBe(404);
  expect((await ask(undefined, "PUT", `${api}/certificate_request/web9.test`, request)).status).toBe(200);
  // The authority's server signs it at once.
  const { status, text } = await ask(undefined, "GET", `${api}/certificate/web9.test`);
  expect([status, text]).toEqual([200, authority.authority.certificate("web9.test")]);
  const other = await ask(undefined, "PUT", `${api}/certificate_request/web9.test`, "none");
  expect([other.status, JSON.parse(other.text)]).toMatchObject([400, { message: expect.stringContaining("PEM") }]);
});

test.each([
  ["GET", "certificate_statuses/all"],
  ["PUT", "certificate_status/web1.test"],
  ["DELETE", "certificate_status/web1.test"],
  ["DELETE", "certificate_request/web1.test"],
  ["PUT", "clean"],
  ["POST", "sign/all"],
  ["GET", "expirations"],
  ["POST", "certificate_renewal"],
])("names the authority to whoever sends %s %s", async (method, path) => {
  const { status, text } = await ask("admin.test", method, `${api}/${path}`, method === "GET" ? undefined : "{}");
  expect([status, (JSON.parse(text) as { message: string }).message]).toEqual([
    404,
    `the certificate authority is ${url}: send this request there`,
  ]);
  expect((await ask(undefined, method, `${api}/${path}`)).status).toBe(403);
  expect(authority.authority.status("web1.test")?.state).toBe("signed");
});

test("a request isn't passed on twice", async () => {
  const answer = await new Promise<number>((resolve, reject) => {
    const headers = { "X-Mupuppet-Passed-On": "1" };
    const options = { host: "127.0.0.1", servername: "localhost", port: compiling.port, ...nobody(), headers };
    httpsRequest({ ...options, path: `${api}/certificate/ca`, agent: false }, ({ statusCode }) => resolve(statusCode!))
      .on("error", reject)
      .end();
  });
  expect(answer).toBe(508);
});

test("limits what one client can pass on, whatever it is", async () => {
  const statuses = new Set<number>();
  const send = async () => (await ask(undefined, "PUT", `${api}/certificate_request/web9.test`, "none")).status;
  // On a slow machine the client gets more in the meantime, two a second.
  for (let sent = 0; sent < 2000 && !statuses.has(503); sent += 20)
    for (const status of await Promise.all(Array.from({ length: 20 }, send))) statuses.add(status);
  expect([...statuses].sort()).toEqual([400, 503]);
}, 240_000);

test("a certificate that is revoked at the authority is revoked here at the next look", async () => {
  const init = { certname: "compile2.test", folder: join(folder, "compile2.test"), log: () => undefined, listAge: 20 };
  const { close, identity } = await remoteIdentity(url, {}, init);
  const revoked = async () => {
    while (readFileSync(identity.listFile!, "utf8") !== authority.authority.revocationList)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await revoked();
  await authority.authority.revoke("web9.test");
  await revoked();
  close();
});

test("starts without the authority once it has its certificate, and answers that the authority is away", async () => {
  const closed = await freePort();
  const first = await start("compile3.test");
  await first.close();
  const again = await start("compile3.test", { caServer: `https://localhost:${closed}` });
  const secure = { ...nobody(), checkServerIdentity: () => undefined };
  const { status, text } = await sendAs(secure, { port: again.port, path: `${api}/certificate/ca` });
  expect([status, text]).toEqual([502, expect.stringContaining(`https://localhost:${closed} doesn't answer`)]);
  expect((await sendAs(secure, { port: again.port, path: "/status/v1/simple" })).text).toBe("running");
  await again.close();
});

test("doesn't trust another authority than the first one", async () => {
  const other = await Served.start({ "code/environments/production/manifests/site.pp": "" });
  const again = await start("compile3.test", { caServer: `https://localhost:${other.serving.port}` });
  const secure = { ...nobody(), checkServerIdentity: () => undefined };
  const { status, text } = await sendAs(secure, { port: again.port, path: `${api}/certificate/ca` });
  expect([status, text]).toEqual([502, expect.stringContaining("certificate")]);
  expect(readFileSync(join(folder, "compile3.test/ssl/crl.pem"), "utf8")).toBe(authority.authority.revocationList);
  await again.close();
  await other.stop();
});

test.each<[string, number, OptionValues]>([
  ["`--ca-server` must be an address", 64, { caServer: "http://localhost" }],
  ["`--ca-server` must be an address", 64, { caServer: "https://user:secret@localhost" }],
  ["leave out one of them", 64, { ca: "ca" }],
  ["isn't a valid certificate name", 64, { certname: "A/B" }],
  ["`none` is no address", 64, { certname: "compile4.test", dnsAltNames: ["IP:none"] }],
  ["`web1.test` has a certificate with another key", 1, { certname: "web1.test" }],
])("is told: %s", async (message, exitCode, options) => {
  const problem = await start("compile4.test", options).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(problem).toMatchObject({
    name: "ServeProblem",
    message: expect.stringContaining(message) as string,
    exitCode,
  });
});

test("a server that is stopping says so, answers everything else, and ends each connection", async () => {
  const serving = await start("compile5.test");
  const secure = { ...identityOf("web1.test"), checkServerIdentity: () => undefined };
  const send = async (path: string) => sendAs(secure, { port: serving.port, path });
  expect(await send("/status/v1/simple")).toEqual({ status: 200, text: "running" });
  serving.announceEnd();
  expect(await send("/status/v1/simple")).toEqual({ status: 503, text: "stopping" });
  const service = JSON.parse((await send("/status/v1/services/server")).text) as object;
  expect(service).toMatchObject({ state: "stopping" });
  expect(
    (
      await send(
        "/puppet/v3/catalog/web1.test?environment=production&facts_format=application/json&facts=%7B%22name%22%3A%22web1.test%22%2C%22values%22%3A%7B%7D%7D",
      )
    ).status,
  ).toBe(200);
  await serving.close();
  await expect(send("/status/v1/simple")).rejects.toThrow("ECONNREFUSED");
});

testIf(hasPuppetserver, "puppetserver isn't installed")(
  "puppetserver without its authority answers with 404, too",
  async () => {
    const peer = new Puppetserver(join(folder, "peer"), await freePort(), { allowsEverything: true });
    peer.makeAuthority();
    const disabled = "certificate-authority-disabled-service";
    peer.write("puppetserver/services.d/ca.cfg", `puppetlabs.services.ca.${disabled}/${disabled}\n`);
    await peer.start();
    try {
      for (const path of ["certificate_statuses/all", "expirations", "certificate_status/web1.test"]) {
        const { status } = await sendAs(peer.identity, { port: peer.port, path: `${api}/${path}` });
        expect([path, status]).toEqual([path, 404]);
      }
    } finally {
      await peer.stop();
    }
  },
  600_000,
);
