import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLike } from "../src/files/is-like.js";
import { TestServer } from "./harness.js";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  const module = "code/production/modules/web";
  server.write(`${module}/files/one`, "1");
  server.write(`${module}/files/tree/a`, "a");
  server.write(`${module}/files/tree/sub/deep/b`, "b");
  server.write(`${module}/files/tree/c.bak`, "c");
  server.write(`${module}/files/ö & %41`, "odd");
  server.write(`${module}/lib/facter/a.rb`, "web");
  server.write(`${module}/manifests/init.pp`, "class web { $password = 's3cret' }");
  server.write("code/production/modules/app/lib/facter/a.rb", "app");
  server.write("code/production/modules/app/lib/facter/b.rb", "b");
  server.write("code/production/secret", "s3cret");
  const files = join(server.folder, module, "files");
  symlinkSync("/etc/passwd", join(files, "passwd"));
  symlinkSync("/etc", join(files, "etc"));
  symlinkSync("../../../secret", join(files, "up"));
  symlinkSync("one", join(files, "inside"));
  symlinkSync("..", join(files, "tree/loop"));
}, 300_000);
afterAll(async () => server.stop());

const ask = async (path: string) => server.ask(`/puppet/v3/${path}`, { as: "web1" });
const names = (text: string) =>
  (JSON.parse(text) as { relative_path: string }[]).map((each) => each.relative_path).sort();

test("the content of a file is its bytes", async () => {
  const answer = await ask("file_content/modules/web/one");
  expect(answer).toMatchObject({
    status: 200,
    text: "1",
    headers: { "content-type": "application/octet-stream", "content-length": "1" },
  });
  expect((await ask("file_content/modules/web/%C3%B6%20%26%20%2541")).text).toBe("odd");
});

describe("nothing outside of a module's files is served", () => {
  test.each([
    "modules/web/../manifests/init.pp",
    "modules/web/%2e%2e/manifests/init.pp",
    "modules/web/..%2fmanifests%2finit.pp",
    "modules/web/..%5cmanifests",
    "modules/..%2f..%2fsecret",
    "modules/web/passwd",
    "modules/web/etc/passwd",
    "modules/web/up",
    "modules/web//etc/passwd",
    "modules/web/one%00.txt",
    "modules/%2e%2e/secret",
    "modules",
    "modules/web",
    "etc/passwd",
    "plugins/../../../secret",
    "plugins/%2e%2e/manifests/init.pp",
    `modules/${"x".repeat(300)}/one`,
    `modules/web/${"x".repeat(300)}`,
    `plugins/${"x".repeat(300)}`,
    "modules/web/one/below",
  ])("%s", async (path) => {
    for (const route of ["file_content", "file_metadata"]) {
      const { status, text } = await ask(
        `${route}/${path}${path.endsWith("d") && route === "file_metadata" ? "?links=follow" : ""}`,
      );
      expect(text).not.toMatch(/root:|s3cret/);
      if (route === "file_content") expect([400, 404]).toContain(status);
    }
    expect((await ask(`file_metadatas/${path}?recurse=true&links=follow`)).text).not.toMatch(
      /"(?:shadow|passwd|init\.pp|secret)"/,
    );
  });
});

test("a link is told of as a link, or as what it leads to within its module", async () => {
  const managed = JSON.parse((await ask("file_metadata/modules/web/passwd?links=manage")).text);
  expect(managed).toMatchObject({ type: "link", destination: "/etc/passwd", checksum: { value: null } });
  const followed = JSON.parse((await ask("file_metadata/modules/web/inside?links=follow")).text);
  expect(followed).toMatchObject({ type: "file", links: "follow" });
  expect((await ask("file_metadata/modules/web/passwd?links=follow")).status).toBe(404);
});

test("a folder is searched as deep as was asked for, without what is ignored, and a loop of links ends", async () => {
  const path = "file_metadatas/modules/web/tree?recurse=true";
  expect(names((await ask(`${path}&ignore=*.bak`)).text)).toEqual([".", "a", "loop", "sub", "sub/deep", "sub/deep/b"]);
  expect(names((await ask(`${path}&recurselimit=1`)).text)).toEqual([".", "a", "c.bak", "loop", "sub"]);
  expect(names((await ask("file_metadatas/modules/web/tree?recurse=false")).text)).toEqual(["."]);
  expect((await ask(`${path}&links=follow`)).status).toBe(200);
});

test("where no module has plugins, their folder is an empty one: agents would take its lack for an error", async () => {
  expect(names((await ask("file_metadatas/locales?recurse=true")).text)).toEqual(["."]);
  expect((await ask("file_metadatas/locales/web?recurse=true")).status).toBe(404);
  expect((await ask("file_content/locales")).status).toBe(404);
});

test("plugins are those of all modules, of one path the first module's", async () => {
  const text = (await ask("file_metadatas/plugins?recurse=true&checksum_type=md5")).text;
  expect(names(text)).toEqual([".", "facter", "facter/a.rb", "facter/b.rb"]);
  expect((await ask("file_content/plugins/facter/a.rb")).text).toBe("app");
});

test.each([
  ["sha256", "{sha256}6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"],
  ["md5", "{md5}c4ca4238a0b923820dcc509a6f75849b"],
  ["md5lite", "{md5lite}c4ca4238a0b923820dcc509a6f75849b"],
  ["none", "{none}"],
])("checksums of the kind %s", async (type, value) => {
  const { checksum } = JSON.parse((await ask(`file_metadata/modules/web/one?checksum_type=${type}`)).text);
  expect(checksum).toEqual({ type, value });
});

test("an unknown checksum is refused", async () => {
  expect((await ask("file_metadata/modules/web/one?checksum_type=sha512;x")).status).toBe(400);
});

test("the checksum of a file that has changed is that of its new bytes", async () => {
  const path = "file_metadata/modules/web/changing?checksum_type=md5";
  const file = join(server.folder, "code/production/modules/web/files/changing");
  writeFileSync(file, "1");
  const before = JSON.parse((await ask(path)).text);
  writeFileSync(file, "2");
  const after = JSON.parse((await ask(path)).text);
  expect(before.checksum.value).not.toBe(after.checksum.value);
});

test.each([
  ["web.bak", "*.bak", true],
  ["web.bak", "web?bak", true],
  ["web", "", false],
  ["", "*", true],
  ["a".repeat(200), `${"*a".repeat(99)}b`, false],
])("%s is like %s: %s", (name, pattern, isFitting) => {
  expect(isLike(name, pattern)).toBe(isFitting);
});
