import { describe, expect, it } from "@jest/globals";
import { createCli } from "../src/create-cli.js";
import { memoryHost, splitWords, type MemoryWorld } from "../src/testing/index.js";
import { kv } from "./fixture-language/language.js";

const home = "/home/user/.config/cairn";

async function run(line: string, files: MemoryWorld["files"], world: MemoryWorld = {}) {
  const host = memoryHost({
    env: { HOME: "/home/user" },
    ...world,
    files: { "web.kv": "port = 80\nport = 81\n", ...files },
  });
  const exitCode = await createCli(kv).run(splitWords(line), host);
  return { exitCode, host, stderr: host.stderr, stdout: host.stdout };
}

const hostile = { "kv.config.json": '{\n  "plugins": ["evil"]\n}\n' };
const refusal = `kv: kv.config.json:2:3: \`plugins\` runs what lies in that folder, which a project's file may not do by itself; type \`--plugins FOLDER\`, or trust this file: \`--trust-config\` (once) or \`--remember-trust\` (until it changes)
See: kv help
`;

describe("an option that needs trust", () => {
  it.each(["compile web.kv", "check web.kv", "fmt --check web.kv", "compile web.kv --plugins good"])(
    "is rejected in a file in the folder: %s",
    async (line) => {
      const { exitCode, stderr, stdout } = await run(line, hostile);
      expect([exitCode, stderr, stdout]).toEqual([64, refusal, ""]);
    },
  );

  it("is rejected in a file that the command line only names", async () => {
    const { exitCode, stderr } = await run("compile web.kv --config ci.json", { "ci.json": '{"plugins":["evil"]}' });
    expect([exitCode, stderr]).toEqual([64, expect.stringMatching(/^kv: ci\.json:1:2: `plugins` runs/)]);
  });

  it("is taken with --trust-config, for that run", async () => {
    const { exitCode, host } = await run("compile web.kv --trust-config", hostile);
    expect([exitCode, host.paths()]).toEqual([0, ["web.kv", "kv.config.json"]]);
  });

  it("is taken from the user's own file", async () => {
    const own = { [`${home}/kv.config.json`]: '{"plugins":["mine"]}' };
    expect((await run("compile web.kv", own)).exitCode).toBe(0);
  });

  it("is taken from the user's own file in XDG_CONFIG_HOME, or APPDATA on Windows", async () => {
    const own = { "/xdg/cairn/kv.config.json": '{"plugins":3}' };
    const { stderr } = await run("compile web.kv", own, { env: { XDG_CONFIG_HOME: "/xdg", HOME: "/home/user" } });
    expect(stderr).toMatch(/^kv: \/xdg\/cairn\/kv\.config\.json:1:12: `plugins` must be a list/);
    const windows = { env: { APPDATA: "C:\\Data" }, platform: "Node.js v20, win32" };
    const files = { "C:\\Data/cairn/kv.config.json": '{"plugins":3}' };
    expect((await run("compile web.kv", files, windows)).stderr).toMatch(/`plugins` must be a list/);
  });

  it.each([{ XDG_CONFIG_HOME: "." }, { XDG_CONFIG_HOME: "" }, { HOME: "." }, { HOME: "" }, {}])(
    "isn't taken from a folder that only seems to be the user's: %j",
    async (env) => {
      const files = { "cairn/kv.config.json": '{"plugins":3}', ".config/cairn/kv.config.json": '{"plugins":3}' };
      expect((await run("compile web.kv", files, { env })).exitCode).toBe(0);
    },
  );
});

describe("a file that a file in the folder names", () => {
  const reader = {
    ...kv,
    options: { ...kv.options, values: { type: "string", value: "skip|FILE", describe: "read values" } as const },
  };
  const check = async (path: string, words = "", world: MemoryWorld = {}) => {
    const files = {
      "project/web.kv": "a = b\n",
      "project/kv.config.json": JSON.stringify({ values: path }),
      "project/inside.json": "{}",
      "elsewhere/secret": "x",
      ...world.files,
    };
    const host = memoryHost({ env: { HOME: "/home/user" }, ...world, files });
    const line = `check project/web.kv --config project/kv.config.json ${words}`;
    return { exitCode: await createCli(reader).run(splitWords(line.trim()), host), stderr: host.stderr };
  };

  it.each(["skip", "inside.json", "./deeper/../inside.json", "missing.json"])(
    "may be in that folder: %s",
    async (path) => expect(await check(path)).toEqual({ exitCode: 0, stderr: "" }),
  );

  it.each(["../elsewhere/secret", "/home/user/elsewhere/secret", "/etc/passwd", "../missing", "deeper/../../missing"])(
    "needs trust elsewhere: %s",
    async (path) => {
      const { exitCode, stderr } = await check(path);
      expect([exitCode, stderr]).toEqual([64, expect.stringContaining("`values` reads a file outside of this folder")]);
      expect((await check(path, "--trust-config")).exitCode).toBe(0);
    },
  );

  it("needs trust where a link leads elsewhere", async () => {
    const links = { "project/link.json": "elsewhere/secret" };
    expect((await check("link.json", "", { links })).exitCode).toBe(64);
  });
});

describe("--remember-trust", () => {
  it("trusts the file until it changes, and no copy of it elsewhere", async () => {
    const first = await run("compile web.kv --remember-trust", hostile);
    const list = { [`${home}/trusted.json`]: first.host.text(`${home}/trusted.json`)! };
    expect(JSON.parse(list[`${home}/trusted.json`]!)).toEqual({
      "/home/user/kv.config.json": expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await run("compile web.kv", { ...hostile, ...list })).exitCode).toBe(0);
    const changed = { "kv.config.json": '{\n  "plugins": ["evil2"]\n}\n' };
    expect((await run("compile web.kv", { ...changed, ...list })).exitCode).toBe(64);
    const copied = { "other/kv.config.json": hostile["kv.config.json"] };
    expect((await run("compile web.kv --config other/kv.config.json", { ...copied, ...list })).exitCode).toBe(64);
  });

  it("keeps the contents of the list, and doesn't touch a damaged one", async () => {
    const kept = await run("check web.kv --remember-trust", { ...hostile, [`${home}/trusted.json`]: '{"/a":"b"}' });
    expect(Object.keys(JSON.parse(kept.host.text(`${home}/trusted.json`)!) as object)).toEqual([
      "/a",
      "/home/user/kv.config.json",
    ]);
    const damaged = await run("check web.kv --remember-trust", { ...hostile, [`${home}/trusted.json`]: "{" });
    expect([damaged.exitCode, damaged.host.text(`${home}/trusted.json`)]).toEqual([64, "{"]);
    expect((await run("check web.kv", { ...hostile, [`${home}/trusted.json`]: "{" })).stderr).toBe(refusal);
  });

  it.each([
    ["there is no file", {}, {}],
    ["there is no folder of the user's", hostile, { env: {} }],
  ])("reports if %s", async (_, files, world) => {
    expect((await run("check web.kv --remember-trust", files, world)).exitCode).toBe(64);
  });
});

describe("a link in the folder", () => {
  it("doesn't borrow the trust of the file that it leads to: the folders that it names are others", async () => {
    const files = {
      [`${home}/kv.config.json`]: '{"plugins":["mine"]}',
      "clone/x.kv": "a = b\n",
    };
    const links = { "clone/kv.config.json": `${home}/kv.config.json` };
    const { exitCode, stderr } = await run("compile web.kv --config clone/kv.config.json", files, {
      env: { HOME: "/home/user" },
      links,
    });
    expect([exitCode, stderr]).toEqual([64, expect.stringContaining("`plugins` runs")]);
  });
});

describe("the user's own file", () => {
  const own = (text: string) => ({ [`${home}/kv.config.json`]: text });

  it("is beaten by the project's, rule by rule", async () => {
    const { exitCode } = await run("compile web.kv", own('{"rules":{"overridden":"error"}}'));
    expect(exitCode).toBe(1);
    const project = { "kv.config.json": '{"rules":{"kv/overridden":"off"}}' };
    const both = await run("compile web.kv", { ...own('{"rules":{"overridden":"error"}}'), ...project });
    expect([both.exitCode, both.stderr]).toEqual([0, ""]);
  });

  it.each([
    ["maxOutput", 2 ** 28],
    ["maxMemory", 2 ** 30],
  ])("bounds the project's limits: %s", async (name, usual) => {
    const project = (limit: number) => ({ "kv.config.json": JSON.stringify({ [name]: limit }) });
    const mine = (limit: number) => own(JSON.stringify({ [name]: limit }));
    const exitCode = async (files: MemoryWorld["files"]) => (await run("compile web.kv", files)).exitCode;
    expect(await exitCode(project(1000))).toBe(0);
    expect(await exitCode(project(usual))).toBe(0);
    expect(await exitCode(project(0))).toBe(64);
    expect(await exitCode(project(usual + 1))).toBe(64);
    expect(await exitCode({ ...mine(0), ...project(2 ** 40) })).toBe(0);
    expect(await exitCode({ ...mine(500), ...project(1000) })).toBe(64);
  });
});
