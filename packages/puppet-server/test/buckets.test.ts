import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TestServer } from "./harness.js";

let server: TestServer;
beforeAll(async () => void (server = await TestServer.start()), 300_000);
afterAll(async () => server.stop());

const sumOf = (content: string, algorithm = "sha256") => createHash(algorithm).update(content).digest("hex");
const at = (content: string, path = "", algorithm = "sha256") =>
  `/puppet/v3/file_bucket_file/${algorithm}/${sumOf(content, algorithm)}${path}`;
const put = async (content: string, path: string, as = "web1") =>
  server.ask(at(content, path), {
    ...{ as, method: "PUT", body: content, headers: { "Content-Type": "application/octet-stream" } },
  });
const ask = async (content: string, path = "", { as = "web1", method = "HEAD" } = {}) =>
  server.ask(at(content, path), { as, method });

test("what a node sends it gets back, by its sum, with or without its path", async () => {
  const content = "line\r\n\u00e4".repeat(1000);
  expect((await ask(content, "//etc/motd?environment=production")).status).toBe(404);
  expect((await put(content, "//etc/motd?environment=production")).status).toBe(200);
  for (const path of ["", "/", "//etc/motd"]) expect((await ask(content, path)).status).toBe(200);
  expect((await ask(content, "//etc/other")).status).toBe(404);
  const got = await ask(content, "", { method: "GET" });
  expect(got).toMatchObject({ status: 200, text: content, headers: { "content-type": "application/octet-stream" } });
});

test("a node doesn't learn what others sent", async () => {
  await put("secret", "/etc/shadow");
  expect((await ask("secret", "", { as: "web2" })).status).toBe(404);
  expect((await ask("secret", "", { as: "admin", method: "GET" })).status).toBe(404);
});

test("an empty file, one sent twice and one from two places are kept", async () => {
  for (const path of ["/one", "/one", "/two"]) expect((await put("", path)).status).toBe(200);
  for (const path of ["/one", "/two"]) expect((await ask("", path)).status).toBe(200);
  const folder = join(server.folder, "buckets/web1", ...sumOf("").slice(0, 8), sumOf(""));
  expect(readdirSync(folder).sort()).toEqual(["contents", "paths"]);
  expect(readFileSync(join(folder, "paths"), "utf8")).toBe("one\ntwo\n");
});

test.each(["md5", "sha224", "sha384", "sha512"])("sums by %s", async (algorithm) => {
  const path = at("x", "/x", algorithm);
  expect((await server.ask(path, { as: "web1", method: "PUT", body: "x" })).status).toBe(200);
  expect((await server.ask(path, { as: "web1" })).text).toBe("x");
});

test("what isn't what its sum says, or is too large, leaves nothing", async () => {
  const wrong = await server.ask(at("a", "/x"), { as: "web1", method: "PUT", body: "b" });
  expect([wrong.status, JSON.parse(wrong.text).message]).toEqual([400, expect.stringContaining(sumOf("b"))]);
  const large = "x".repeat(1_000_001);
  const refused = await put(large, "/large").then(
    ({ status }) => status,
    () => "cut",
  );
  expect([413, "cut"]).toContain(refused);
  for (const content of ["a", large]) {
    expect((await ask(content)).status).toBe(404);
    const folder = join(server.folder, "buckets/web1", ...sumOf(content).slice(0, 8), sumOf(content));
    expect(readdirSync(folder)).toEqual([]);
  }
});

test.each([
  "sha256/..%2f..%2f..%2fca%2fca_key.pem",
  `sha256/${"0".repeat(63)}`,
  `sha256/${"0".repeat(63)}g`,
  `sha1/${"0".repeat(40)}`,
  `../sha256/${"0".repeat(64)}`,
  `sha256/${"0".repeat(64)}/etc%0amotd`,
  "sha256",
])("%s is no place in a bucket", async (path) => {
  for (const method of ["GET", "PUT"]) {
    const { status } = await server.ask(`/puppet/v3/file_bucket_file/${path}`, { as: "web1", method });
    expect([400, 404]).toContain(status);
  }
});

test("lists and differences are refused", async () => {
  for (const query of ["list_all=true", `diff_with=${sumOf("b")}`])
    expect((await ask("a", `?${query}`, { method: "GET" })).status).toBe(400);
});
