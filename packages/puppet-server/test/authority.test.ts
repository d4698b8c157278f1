import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findOnPath } from "@cairn/diagnostics/node";
import { testIf } from "@cairn/testing";
import { certificateRequest, TestServer } from "./harness.js";
import { run } from "./run-command.js";

/** Certificates, as administrators and `puppetserver ca` manage them. */
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
}, 300_000);
afterAll(async () => server.stop());

const api = "/puppet-ca/v1";
async function ask(method: string, path: string, body?: unknown) {
  const text = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  const answer = await server.ask(`${api}/${path}`, { as: "admin", method, ...text });
  return {
    ...answer,
    json:
      answer.text.startsWith("{") || answer.text.startsWith("[")
        ? (JSON.parse(answer.text) as Record<string, unknown>)
        : {},
  };
}
const submit = async (name: string, extensions?: string) =>
  server.authority.submit(name, certificateRequest(name, extensions));
const daysUntil = (name: string) =>
  (Date.parse(new X509Certificate(server.authority.certificate(name)!).validTo) - Date.now()) / 86_400_000;

test("a status has the names, digests, rights and dates of a certificate, and a request has no dates", async () => {
  await submit("waiting", "subjectAltName=DNS:waiting\n1.3.6.1.4.1.34380.1.3.39=ASN1:UTF8String:true");
  const [requested] = (await ask("GET", "certificate_statuses/all?state=requested")).json as unknown as object[];
  expect(Object.keys(requested!).sort()).toEqual([
    "authorization_extensions",
    "dns_alt_names",
    "fingerprint",
    "fingerprints",
    "name",
    "state",
    "subject_alt_names",
  ]);
  expect(requested).toMatchObject({
    name: "waiting",
    state: "requested",
    dns_alt_names: ["DNS:waiting"],
    authorization_extensions: { pp_cli_auth: "true" },
  });
  const { json } = await ask("GET", "certificate_status/web1");
  const {
    fingerprint256,
    fingerprint512,
    fingerprint: sha1,
  } = new X509Certificate(server.authority.certificate("web1")!);
  expect(json).toMatchObject({
    state: "signed",
    fingerprint: fingerprint256,
    fingerprints: { SHA1: sha1, SHA256: fingerprint256, SHA512: fingerprint512, default: fingerprint256 },
    not_after: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dUTC$/) as string,
  });
  expect(await server.authority.deleteRequest("waiting")).toBe(true);
});

test("`state` selects the certificates in a state", async () => {
  const names = async (state: string) =>
    ((await ask("GET", `certificate_statuses/all?state=${state}`)).json as unknown as { name: string }[]).map(
      ({ name }) => name,
    );
  expect([await names("requested"), await names("revoked")]).toEqual([[], ["revoked"]]);
  expect(await names("signed")).toEqual(["admin", "expired", "localhost", "web1", "web2"]);
  expect(await names("other")).toHaveLength(6);
});

test("a signature and a revocation that contradict the state are conflicts", async () => {
  const state = async (name: string, desired: string) =>
    (await ask("PUT", `certificate_status/${name}`, { desired_state: desired })).status;
  await submit("conflicting", "subjectAltName=DNS:other");
  expect([await state("none", "signed"), await state("web1", "signed")]).toEqual([404, 409]);
  expect([await state("conflicting", "signed"), await state("conflicting", "revoked")]).toEqual([409, 409]);
  expect([await state("web1", "x"), (await ask("PUT", "certificate_status/web1", {})).status]).toEqual([400, 400]);
  expect((await ask("DELETE", "certificate_request/conflicting")).status).toBe(204);
});

test("`cert_ttl` is the lifetime of a certificate in seconds", async () => {
  await submit("short");
  for (const wrong of ["1", 0, -1, 1.5, 1e11])
    expect((await ask("PUT", "certificate_status/short", { desired_state: "signed", cert_ttl: wrong })).status).toBe(
      400,
    );
  expect((await ask("PUT", "certificate_status/short", { desired_state: "signed", cert_ttl: 3 * 86_400 })).status).toBe(
    204,
  );
  expect(daysUntil("short")).toBeCloseTo(3, 1);
});

test("many requests are signed at once, and those that can't be are named", async () => {
  for (const name of ["bulk1", "bulk2", "bulk3"]) await submit(name);
  await submit("bulk4", "subjectAltName=DNS:other");
  const expected = { signed: ["bulk1", "bulk2"], "no-csr": ["none"], "signing-errors": ["bulk4"] };
  expect((await ask("POST", "sign", { certnames: ["bulk1", "bulk2", "none", "bulk4"] })).json).toEqual(expected);
  expect((await ask("POST", "sign/all")).json).toEqual({
    signed: ["bulk3"],
    "no-csr": [],
    "signing-errors": ["bulk4"],
  });
  for (const wrong of [{}, { certnames: "bulk1" }, { certnames: [1] }])
    expect((await ask("POST", "sign", wrong)).status).toBe(422);
});

test("`clean` names the certificates that don't exist, and cleans the others", async () => {
  const answer = await ask("PUT", "clean", { certnames: ["bulk1", "none", "../ca"] });
  expect([answer.status, answer.text]).toEqual([
    200,
    'The following certs do not exist and cannot be revoked: ["none","../ca"]',
  ]);
  expect(server.authority.certificate("bulk1")).toBeUndefined();
  for (const wrong of [{}, { certnames: ["bulk2"], async: true }])
    expect((await ask("PUT", "clean", wrong)).status).toBe(400);
  expect(server.authority.certificate("bulk2")).toBeDefined();
});

test("the authority's certificate is sent only if it has changed", async () => {
  const since = async (date: number) =>
    (await server.ask(`${api}/certificate/ca`, { headers: { "If-Modified-Since": new Date(date).toUTCString() } }))
      .status;
  expect([await since(Date.now() + 5000), await since(0)]).toEqual([304, 200]);
});

test("expirations are named", async () => {
  const { json } = await ask("GET", "expirations");
  const date = expect.stringMatching(/UTC$/) as string;
  expect(json).toEqual({ "ca-certs": { "Test CA": date }, crls: { "Test CA": date } });
});

/** `puppetserver ca` with an administrator's certificate. */
const puppetserver = findOnPath("puppetserver");
testIf(puppetserver !== undefined, "needs puppetserver")(
  "`puppetserver ca` generates, lists, signs, revokes and cleans",
  async () => {
    const ssl = join(server.folder, "ssl");
    for (const name of ["certs", "private_keys"]) mkdirSync(join(ssl, name), { recursive: true });
    const { cert, key } = server.identities.get("admin")!;
    const files = {
      "certs/admin.pem": cert,
      "private_keys/admin.pem": key,
      "certs/ca.pem": server.authority.certificates,
    };
    for (const [name, text] of Object.entries({ ...files, "crl.pem": server.authority.revocationList }))
      writeFileSync(join(ssl, name), text);
    const settings = {
      certname: "admin",
      ssldir: ssl,
      server: "localhost",
      ca_server: "localhost",
      ca_port: server.port,
    };
    const config = join(server.folder, "puppet.conf");
    writeFileSync(
      config,
      `[main]\n${Object.entries(settings)
        .map((each) => each.join(" = "))
        .join("\n")}\n`,
    );
    const ca = async (...words: string[]) => run(puppetserver!, ["ca", ...words, "--config", config]);
    expect(await ca("generate", "--certname", "made")).toMatchObject({ status: 0 });
    expect(
      execFileSync("openssl", ["x509", "-noout", "-subject", "-in", join(ssl, "certs/made.pem")]).toString(),
    ).toContain("made");
    await submit("asked");
    expect((await ca("list")).output).toMatch(/Requested Certificates:\n +asked +\(SHA256\)/);
    expect(await ca("sign", "--certname", "asked")).toMatchObject({ status: 0 });
    expect((await ca("list", "--all")).output).toMatch(
      /Signed Certificates:[^]*asked[^]*Revoked Certificates:\n +revoked/,
    );
    expect(await ca("sign", "--certname", "nobody")).toMatchObject({
      status: 1,
      output: expect.stringContaining("Could not find certificate request for nobody") as string,
    });
    await submit("all1");
    expect(await ca("sign", "--all")).toMatchObject({
      output: expect.stringContaining("Successfully signed certificate request for all1") as string,
    });
    expect(await ca("revoke", "--certname", "asked")).toMatchObject({ status: 0 });
    expect(server.authority.status("asked")?.state).toBe("revoked");
    expect(await ca("clean", "--certname", "made,asked")).toMatchObject({ status: 0 });
    expect([server.authority.certificate("made"), server.authority.certificate("asked")]).toEqual([
      undefined,
      undefined,
    ]);
    await submit("only-asked");
    expect(await ca("clean", "--certname", "only-asked")).toMatchObject({ status: 24 });
    expect(server.authority.request("only-asked")).toBeUndefined();
  },
  300_000,
);
