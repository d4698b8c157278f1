import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeHost } from "@cairn/cli-kit";
import { eventually, testIf } from "@cairn/testing";
import { readAuthConf } from "../../src/cli/serve/auth-conf.js";
import { Served } from "./serve.js";

/** `--auth-conf` and `--fileserver-config`. */
const folder = mkdtempSync(join(tmpdir(), "cairn-access-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const asked = (name: string | undefined) => ({
  name,
  extensions: new Map(),
  certificate: undefined,
  refused: undefined,
});

test("an auth.conf is HOCON", () => {
  const file = write(
    "auth.conf",
    `authorization: {
      version: 1
      rules: [
        { # everybody's
          match-request: { path: "/status", type: path, method: get }
          allow-unauthenticated: true, sort-order: 500, name: "status" },
        { match-request { path = "^/puppet/v3/catalog/([^/]+)$", type = regex }, allow = ["$1", tool], sort-order = 500, name = catalogs }
      ]
    }`,
  );
  const rules = readAuthConf(file, nodeHost());
  const allows = (url: string, name?: string) => rules.allow({ method: "GET", url }, asked(name));
  expect([allows("/status/v1/simple"), allows("/puppet/v3/catalog/web1"), allows("/other", "web1")]).toEqual([
    true,
    false,
    false,
  ]);
  const catalog = "/puppet/v3/catalog/web1";
  expect([allows(catalog, "web1"), allows(catalog, "tool"), allows(catalog, "web2")]).toEqual([true, true, false]);
});

test.each([
  ["authorization: {", "auth.conf:1:"],
  ["other: 1", "there is no section `authorization`"],
  ["authorization: { version: 1, rules: [ { name: a, rbac: 1 } ] }", "rule `a`: `rbac` isn't supported"],
])("%s is an error", (text, message) => {
  const file = write("auth.conf", text);
  expect(() => readAuthConf(file, nodeHost())).toThrow(message);
});

const installed = "/etc/puppet/puppetserver/conf.d/auth.conf";
testIf(existsSync(installed), "needs puppetserver")(
  "the auth.conf of Debian's puppetserver lets agents do their work",
  () => {
    const rules = readAuthConf(installed, nodeHost());
    const allows = (method: string, url: string, name?: string) => rules.allow({ method, url }, asked(name));
    expect(allows("POST", "/puppet/v3/catalog/web1?environment=production", "web1")).toBe(true);
    expect(allows("POST", "/puppet/v3/catalog/web2", "web1")).toBe(false);
    expect(allows("PUT", "/puppet-ca/v1/certificate_request/web1")).toBe(true);
    expect(allows("GET", "/puppet/v3/file_metadatas/plugins", "web1")).toBe(true);
    expect(allows("GET", "/puppet/v3/environment_classes", "web1")).toBe(false);
    expect(allows("POST", "/puppet/v4/catalog", "web1")).toBe(false);
  },
);

describe("the mounts of a fileserver.conf", () => {
  let served: Served;
  let config: string;
  beforeAll(async () => {
    for (const name of ["mnt", "mnt/sub", "nodes", "nodes/web1.example.com"]) mkdirSync(join(folder, name));
    for (const name of ["mnt/m", "mnt/sub/n", "nodes/web1.example.com/own"]) write(name, name);
    symlinkSync("/etc/passwd", join(folder, "mnt/link"));
    config = write(
      "fileserver.conf",
      `# mounts\n[extra]\n  path ${folder}/mnt\n  allow *\n[own]\n  path nodes/%H\n  allow 10.0.0.0/8\n[gone]\n  path ${folder}/none\n`,
    );
    served = await Served.start({ "code/environments/production/manifests/site.pp": "" }, { fileserverConfig: config });
  }, 60_000);
  afterAll(async () => served.stop());

  const ask = async (path: string, name = "web1.example.com") =>
    served.ask(name, { path: `/puppet/v3/file_${path}${path.includes("?") ? "&" : "?"}environment=production` });

  test("are served, each node's own with its name", async () => {
    const { json, status } = await ask("metadatas/extra?recurse=true");
    const names = (json as unknown as { relative_path: string }[]).map((each) => each.relative_path);
    expect([status, names.sort()]).toEqual([200, [".", "link", "m", "sub", "sub/n"]]);
    expect((await ask("metadata/extra")).json).toMatchObject({ type: "directory" });
    expect((await ask("metadata/own/own")).json).toMatchObject({ type: "file" });
    expect((await ask("metadata/own/own", "web2.example.com")).status).toBe(404);
  });

  test("are confined to their directories", async () => {
    for (const path of ["content/extra/link", "metadata/extra/link?links=follow", "metadata/gone/x", "metadata/none/x"])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    for (const path of ["content/extra/..%2f..%2fetc/passwd", "content/extra/%2e%2e/fileserver.conf"])
      expect([400, 404]).toContain((await ask(path)).status);
  });

  test("a restriction that has no effect is logged", () => {
    expect(served.lines.join("")).toContain("`allow 10.0.0.0/8`");
    expect(served.lines.join("")).not.toContain("`allow *`");
  });

  test("change with the file, unless it is damaged", async () => {
    write("fileserver.conf", `[new]\n  path ${folder}/mnt\n`);
    await eventually(async () => {
      expect([(await ask("metadata/new/m")).status, (await ask("metadata/extra/m")).status]).toEqual([200, 404]);
    });
    write("fileserver.conf", "[broken\n");
    await eventually(async () => {
      expect((await ask("metadata/new/m")).status).toBe(200);
      expect(served.lines.join("")).toContain("the mounts stay as they were");
    });
    expect((await ask("metadata/new/m")).status).toBe(200);
  });
});
