import { createHash } from "node:crypto";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { TestServer } from "./harness.js";
import { eventually } from "@cairn/testing";

/** The contents of environments. The answers are those of `puppetserver` 7.9.5 for the same files. */
let server: TestServer;
let described = 0;
let readTransports = 0;
const modules = "code/production/modules";

const files: Readonly<Record<string, string>> = {
  "web/metadata.json": '{"name":"me-web","version":"1.2.3"}',
  "web/tasks/init.sh": "#!/bin/sh\necho hi\n",
  "web/tasks/init.json": '{"description":"the init task","parameters":{"p":{"type":"String"}}}',
  "web/tasks/plain.sh": "#!/bin/sh\n",
  "web/tasks/multi.json": JSON.stringify({
    description: "multi",
    private: true,
    files: ["web/files/one", "web/lib/puppet/functions/"],
    implementations: [
      { name: "multi.ps1", requirements: ["powershell"], files: ["web/scripts/s.sh"] },
      { name: "multi.sh", requirements: ["shell"] },
    ],
  }),
  "web/tasks/multi.sh": "x\n",
  "web/tasks/multi.ps1": "y\n",
  "web/files/one": "one\n",
  "web/scripts/s.sh": "s\n",
  "web/lib/puppet/functions/f.rb": "f\n",
  "web/tasks/bad.json": "{broken",
  "web/tasks/bad.sh": "z",
  "web/tasks/nofile.json": "{}",
  "web/tasks/evil.json": '{"files":["../../etc/passwd"]}',
  "web/tasks/evil.sh": "z",
  "web/tasks/climbs.json": '{"files":["web/files/../metadata.json"]}',
  "web/tasks/climbs.sh": "z",
  "web/tasks/leads.json": '{"files":["web/files/out"]}',
  "web/tasks/leads.sh": "z",
  "web/tasks/two.sh": "a",
  "web/tasks/two.rb": "a",
  "web/tasks/Bad-Name.py": "a",
  "web/tasks/note.md": "a",
  "web/plans/init.pp": "plan web() {}",
  "web/plans/deploy.pp": "plan web::deploy() {}",
  "web/plans/class.pp": "",
  "web/plans/sub/x.pp": "",
  "other/plans/y.yaml": "steps: []",
};

beforeAll(async () => {
  const classes = async ({ name }: { readonly name: string }) => {
    described++;
    return [{ classes: [{ name: "web", params: [] }], path: name }];
  };
  const transports = async ({ name }: { readonly name: string }) =>
    name === "dev" ? { problem: "not a schema" } : { transports: [{ name, number: ++readTransports }] };
  const compiler = { compile: async () => ({ problem: "none" }), classes, transports, close: async () => undefined };
  server = await TestServer.start({ compiler });
  for (const [path, text] of Object.entries(files)) server.write(`${modules}/${path}`, text);
  server.write("code/dev/manifests/site.pp", "");
  symlinkSync("/etc/passwd", join(server.folder, modules, "web/files/out"));
  symlinkSync("/etc/passwd", join(server.folder, modules, "web/tasks/linked.sh"));
  await new Promise((resolve) => setTimeout(resolve, 500));
}, 300_000);
afterAll(async () => server.stop());

const ask = async (path: string, headers: Record<string, string> = {}) =>
  server.ask(`/puppet/v3/${path}`, { as: "admin", headers });
const json = async (path: string) => JSON.parse((await ask(path)).text) as unknown;

describe("environment_classes", () => {
  const path = "environment_classes?environment=production";

  test("are described once for each state of the files, with a digest", async () => {
    const answers = await Promise.all([ask(path), ask(path)]);
    const { headers, text } = answers[0];
    expect(text).toBe('{"files":[{"classes":[{"name":"web","params":[]}],"path":"production"}],"name":"production"}');
    expect(headers["etag"]).toBe(createHash("sha256").update(text).digest("hex"));
    expect(described).toBe(1);
    server.write(`${modules}/web/manifests/init.pp`, "class web {}");
    await eventually(async () => {
      await ask(path);
      expect(described).toBe(2);
    });
  });

  test("are sent only if they have changed", async () => {
    const tag = (await ask(path)).headers["etag"] as string;
    for (const known of [tag, `"${tag}"`, `${tag}--gzip`]) {
      const answer = await ask(path, { "If-None-Match": known });
      expect([answer.status, answer.text, answer.headers["etag"]]).toEqual([304, "", tag]);
    }
    expect((await ask(path, { "If-None-Match": "other" })).status).toBe(200);
  });
});

test.each(["environment_classes", "environment_transports", "tasks", "tasks/web/init", "plans", "plans/web/init"])(
  "%s needs an environment that exists",
  async (path) => {
    const problem = async (query: string) => {
      const { status, text } = await ask(`${path}${query}`);
      return [status, (JSON.parse(text) as { message: string }).message];
    };
    expect(await problem("")).toEqual([400, "An environment parameter must be specified"]);
    expect(await problem("?environment=none")).toEqual([404, "Could not find environment 'none'"]);
    expect(await problem("?environment=a-b")).toEqual([400, "The environment must be purely alphanumeric, not 'a-b'"]);
  },
);

test("environment_modules are those of one environment, or of all", async () => {
  const production = {
    modules: [
      { name: "other", version: null },
      { name: "me/web", version: "1.2.3" },
    ],
    name: "production",
  };
  expect(await json("environment_modules?environment=production")).toEqual(production);
  expect(await json("environment_modules")).toEqual([{ modules: [], name: "dev" }, production]);
});

test("environment_transports are read once for each state of the files, with a digest; or the reason against them is told", async () => {
  const path = "environment_transports?environment=production";
  const answers = await Promise.all([ask(path), ask(path)]);
  const { headers, text } = answers[0];
  expect(text).toBe('{"name":"production","transports":[{"name":"production","number":1}]}');
  expect(answers[1].text).toBe(text);
  expect((await ask(path, { "If-None-Match": headers["etag"] as string })).status).toBe(304);
  const failed = await ask("environment_transports?environment=dev");
  expect([failed.status, JSON.parse(failed.text)]).toEqual([
    500,
    { message: "not a schema", issue_kind: "RUNTIME_ERROR" },
  ]);
});

describe("tasks", () => {
  const environment = [{ name: "production", code_id: null }];

  test("that can be used are listed", async () => {
    expect(await json("tasks?environment=production")).toEqual([
      { name: "web", private: false, description: "the init task", environment },
      { name: "web::multi", private: true, description: "multi", environment },
      { name: "web::plain", private: false, description: "", environment },
    ]);
  });

  const task = async (name: string) => {
    const { status, text } = await ask(`tasks/${name}?environment=production`);
    return { status, ...(JSON.parse(text) as { files: { filename: string; uri: { path: string } }[]; kind: string }) };
  };

  test("have metadata and files with their digests", async () => {
    const { status, ...init } = await task("web/init");
    expect([status, init]).toEqual([
      200,
      {
        metadata: { description: "the init task", parameters: { p: { type: "String" } } },
        name: "web",
        files: [
          {
            filename: "init.sh",
            sha256: "299001868fb8c02fd431c336c6d058f5558c5dff5b5af5e6fe04b870a6a9cbba",
            size_bytes: 18,
            uri: { path: "/puppet/v3/file_content/tasks/web/init.sh", params: { environment: "production" } },
          },
        ],
      },
    ]);
  });

  test("name implementations and further files by the mounts that serve them", async () => {
    const { files: parts } = await task("web/multi");
    expect(parts.map(({ filename, uri }) => [filename, uri.path])).toEqual([
      ["multi.ps1", "/puppet/v3/file_content/tasks/web/multi.ps1"],
      ["multi.sh", "/puppet/v3/file_content/tasks/web/multi.sh"],
      ["web/files/one", "/puppet/v3/file_content/modules/web/one"],
      ["web/lib/puppet/functions/f.rb", "/puppet/v3/file_content/plugins/puppet/functions/f.rb"],
      ["web/scripts/s.sh", "/puppet/v3/file_content/scripts/web/s.sh"],
    ]);
    for (const { uri } of parts)
      expect((await server.ask(`${uri.path}?environment=production`, { as: "web1" })).status).toBe(200);
  });

  test.each([
    ["web/bad", "unparseable-metadata"],
    ["web/nofile", "no-implementation"],
    ["web/two", "multiple-implementations"],
    ["web/evil", "invalid-metadata"],
    ["web/climbs", "invalid-metadata"],
    ["web/leads", "invalid-file"],
  ])("%s can't be used: %s", async (name, kind) => {
    expect(await task(name)).toMatchObject({ status: 500, kind: `puppet.tasks/${kind}` });
  });

  test.each(["web/none", "web/linked", "web/Bad-Name", "web/note", "none/init", "..%2fweb/init"])(
    "%s doesn't exist",
    async (name) => {
      expect((await task(name)).status).toBe(404);
    },
  );
});

test("plans are listed by name", async () => {
  const names = (await json("plans?environment=production")) as { name: string }[];
  expect(names.map(({ name }) => name)).toEqual(["other::y", "web::deploy", "web"]);
  expect(await json("plans/web/init?environment=production")).toEqual({ metadata: {}, name: "web" });
  expect((await ask("plans/web/class?environment=production")).status).toBe(404);
});
