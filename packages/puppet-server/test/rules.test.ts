import { readFileSync, writeFileSync } from "node:fs";
import { factsForm, TestServer } from "./harness.js";
import { eventually } from "@cairn/testing";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  server.write("code/production/modules/web/files/one", "1");
  server.write("code/production/modules/web/lib/facter/a.rb", "2");
}, 300_000);
afterAll(async () => server.stop());

const report = JSON.stringify({ host: "web1" });
const facts = JSON.stringify({ name: "web1", values: {} });
const wanted = JSON.stringify({
  certname: "web1",
  environment: "production",
  persistence: { facts: false, catalog: false },
});

const md5OfBody = "841a2d689ad86bd1611447453c22c6fc";
const md5OfNothing = "d41d8cd98f00b204e9800998ecf8427e";

/** Every route, with who may use it; and what it answers to who may. */
const everyRoute: readonly [method: string, path: string, allow: string, status: number, body?: string][] = [
  ["GET", "/status/v1/simple", "everybody", 200],
  ["GET", "/status/v1/simple/server", "everybody", 200],
  ["GET", "/status/v1/services", "everybody", 200],
  ["GET", "/status/v1/services/server", "everybody", 200],
  ["GET", "/metrics", "certificate", 200],
  ["GET", "/metrics/v2", "certificate", 200],
  ["GET", "/metrics/v2/read/java.lang:type=Memory", "certificate", 200],
  ["POST", "/metrics/v2", "certificate", 200, '{"type":"version"}'],
  ["DELETE", "/puppet-admin-api/v1/jruby-pool", "administrator", 204],
  ["DELETE", "/puppet-admin-api/v1/environment-cache", "administrator", 204],
  ["GET", "/puppet-ca/v1/certificate/ca", "everybody", 200],
  ["GET", "/puppet-ca/v1/certificate/web1", "everybody", 200],
  ["GET", "/puppet-ca/v1/certificate_revocation_list/ca", "everybody", 200],
  ["GET", "/puppet-ca/v1/certificate_request/web9", "everybody", 404],
  ["PUT", "/puppet-ca/v1/certificate_request/web9", "everybody", 400, "no request"],
  ["POST", "/puppet-ca/v1/certificate_renewal", "certificate", 200, ""],
  ["GET", "/puppet-ca/v1/certificate_statuses/all", "administrator", 200],
  ["GET", "/puppet-ca/v1/certificate_status/web1", "administrator", 200],
  ["PUT", "/puppet-ca/v1/certificate_status/web9", "administrator", 404, '{"desired_state":"signed"}'],
  ["DELETE", "/puppet-ca/v1/certificate_status/web9", "administrator", 404],
  ["PUT", "/puppet-ca/v1/clean", "administrator", 200, '{"certnames":[]}'],
  ["DELETE", "/puppet-ca/v1/certificate_request/web9", "administrator", 404],
  ["PUT", "/puppet-ca/v1/certificate_revocation_list", "administrator", 400, "no list"],
  ["POST", "/puppet-ca/v1/sign", "administrator", 200, '{"certnames":[]}'],
  ["POST", "/puppet-ca/v1/sign/all", "administrator", 200],
  ["GET", "/puppet-ca/v1/expirations", "certificate", 200],
  ["GET", "/puppet/v3/node/web1?environment=production", "own", 200],
  ["PUT", "/puppet/v3/facts/web1?environment=production", "own", 200, facts],
  ["PUT", "/puppet/v3/report/web1?environment=production", "own", 200, report],
  ["GET", "/puppet/v3/environments", "certificate", 200],
  ["GET", `/puppet/v3/catalog/web1?${factsForm("web1")}`, "own", 200],
  ["POST", "/puppet/v3/catalog/web1?environment=production", "own", 200, factsForm("web1")],
  ["POST", "/puppet/v4/catalog", "administrator", 200, wanted],
  ["GET", "/puppet/v3/environment_classes?environment=production", "administrator", 200],
  ["GET", "/puppet/v3/environment_modules", "administrator", 200],
  ["GET", "/puppet/v3/environment_transports?environment=production", "administrator", 200],
  ["GET", "/puppet/v3/tasks?environment=production", "certificate", 200],
  ["GET", "/puppet/v3/tasks/web/none?environment=production", "certificate", 404],
  ["GET", "/puppet/v3/plans?environment=production", "administrator", 200],
  ["GET", "/puppet/v3/plans/web/none?environment=production", "administrator", 404],
  ["GET", "/puppet/v3/file_metadata/modules/web/one", "certificate", 200],
  ["GET", "/puppet/v3/file_metadatas/plugins?recurse=true", "certificate", 200],
  ["GET", "/puppet/v3/file_content/modules/web/one", "certificate", 200],
  ["GET", "/puppet/v3/static_file_content/modules/web/files/one?code_id=x", "certificate", 404],
  ["PUT", `/puppet/v3/file_bucket_file/md5/${md5OfBody}/etc/motd`, "certificate", 200, "body"],
  ["HEAD", `/puppet/v3/file_bucket_file/md5/${md5OfNothing}`, "certificate", 404],
  ["GET", `/puppet/v3/file_bucket_file/md5/${md5OfNothing}`, "certificate", 404],
];

const callers = ["nobody", "expired", "revoked", "web2", "web1", "admin"];
const may: Readonly<Record<string, readonly string[]>> = {
  everybody: callers,
  certificate: ["web2", "web1", "admin"],
  own: ["web1"],
  administrator: ["admin"],
};

describe.each(everyRoute)("%s %s", (method, path, allow, status, body) => {
  test.each(callers)("as %s", async (caller) => {
    const answer = await server.ask(path, {
      method,
      ...(caller === "nobody" ? {} : { as: caller }),
      ...(body === undefined ? {} : { body }),
    });
    const isAllowed = may[allow]!.includes(caller);
    expect(answer.status).toBe(isAllowed ? status : 403);
    if (!isAllowed && method !== "HEAD") expect(JSON.parse(answer.text)).toMatchObject({ issue_kind: "FORBIDDEN" });
  });
});

test("every route of the server is among them", () => {
  for (const { allow, methods, path } of server.server.routes)
    for (const method of methods) {
      const pattern = new RegExp(`^${path.replace(/:[a-z]+/g, "[^/]+").replace("*", ".+")}(?:\\?|$)`);
      const tried = everyRoute.filter(([triedMethod, triedPath]) => triedMethod === method && pattern.test(triedPath));
      expect([method, path, tried[0]?.[2]]).toEqual([method, path, allow]);
    }
});

test.each(["/", "/puppet", "/puppet/v3/nothing", "/puppet/v3/catalog", "/PUPPET/v3/catalog/web1"])(
  "%s isn't anybody's",
  async (path) => {
    expect((await server.ask(path)).status).toBe(403);
    expect((await server.ask(path, { as: "web1" })).status).toBe(404);
  },
);

test.each([
  "/puppet/v3/catalog/web1%00",
  "/puppet/v3/catalog/WEB1",
  "/puppet/v3/catalog/web1/",
  "/puppet/v3/node/..%2fweb1",
  "/puppet/v3/node/web1%20",
])("%s isn't web1's own", async (path) => {
  expect([403, 404]).toContain((await server.ask(path, { as: "web1" })).status);
});

test("a certificate is revoked in the midst of a connection", async () => {
  await server.identify("soon-revoked");
  const before = await server.ask("/puppet/v3/environments", { as: "soon-revoked" });
  await server.authority.revoke("soon-revoked");
  expect(before.status).toBe(200);
  const ask = async () => server.ask("/puppet/v3/environments", { as: "soon-revoked" });
  await eventually(async () => expect((await ask()).status).toBe(403));
});

test.each(["", "junk", "half"])("who was revoked stays so while the list is damaged: %j", async (damage) => {
  const whole = readFileSync(server.authority.listFile, "utf8");
  writeFileSync(server.authority.listFile, damage === "half" ? whole.slice(0, whole.length / 2) : damage);
  const ask = async (as: string) => (await server.ask("/puppet/v3/environments", { as })).status;
  await eventually(async () => {
    await ask("web1");
    expect(server.lines.join("")).toContain("list of revoked certificates is damaged");
  });
  const statuses = [await ask("web1"), await ask("revoked"), await ask("web1"), await ask("revoked")];
  writeFileSync(server.authority.listFile, whole);
  expect(statuses).toEqual([200, 403, 200, 403]);
  expect(server.lines.filter((line) => line.includes("list of revoked certificates is damaged"))).toHaveLength(1);
  server.lines.length = 0;
});

test("the list of revoked certificates comes again only if it has changed", async () => {
  const path = "/puppet-ca/v1/certificate_revocation_list/ca";
  const since = async (time: string) => (await server.ask(path, { headers: { "If-Modified-Since": time } })).status;
  const changed = server.authority.revocationListTime!.getTime();
  const answers = ["yesterday", new Date(changed - 60_000).toUTCString(), new Date(changed + 1000).toUTCString()];
  expect(await Promise.all(answers.map(since))).toEqual([200, 200, 304]);
});

test("facts and reports of other nodes aren't taken", async () => {
  const path = "/puppet/v3/catalog/web1?environment=production";
  const answer = await server.ask(path, { as: "web1", method: "POST", body: factsForm("web2") });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text).message).toContain("wrong node (web2)");
  const other = await server.ask("/puppet/v3/report/web1", { as: "web1", method: "PUT", body: '{"host":"web2"}' });
  expect(other.status).toBe(400);
});

test("what is trusted comes from the certificate, not from the facts", async () => {
  const body = factsForm("web1", { trusted: { certname: "admin", authenticated: "remote" } });
  const answer = await server.ask("/puppet/v3/catalog/web1", { as: "web1", method: "POST", body });
  expect(JSON.parse(answer.text).job.trusted).toEqual({
    authenticated: "remote",
    certname: "web1",
    domain: null,
    extensions: {},
    external: {},
    hostname: "web1",
  });
});

test("the log holds neither queries nor bodies", async () => {
  const body = factsForm("web1", { password: "s3cret" });
  await server.ask("/puppet/v3/catalog/web1?token=s3cret", { as: "web1", method: "POST", body });
  expect(server.lines.some((line) => line.startsWith("POST /puppet/v3/catalog/web1 200"))).toBe(true);
  expect(server.lines.join("\n")).not.toContain("s3cret");
});
