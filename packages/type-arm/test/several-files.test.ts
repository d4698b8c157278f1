import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { language } from "../src/cli/language.js";

const files = {
  "types/user.pp": "type User { has roles, Role { max => unbound } }\n",
  "types/deep/role.pp": 'type Role { attr gid, Integer { check => $it > 99 } invariant "odd" { $gid != 100 } }\n',
  "other/all.pp": "type User { has roles, Role { max => unbound } }\ntype Role { attr gid, Integer }\n",
  "lib/puppet/type/a.rb": "Puppet::Type.newtype(:a) do\n  newparam(:name)\nend\n",
  "lib/puppet/type/b.rb": "Puppet::Type.newtype(:b) do\n  newparam(:name)\nend\n",
};

async function run(words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const host = memoryHost({ files: { ...files, ...more } });
  const code = await createCli(language).run(words, host);
  return { code, host, stdout: host.stdout, stderr: host.stderr };
}

describe("several files of one program", () => {
  it.each([
    ["compile", ["compile", "types/user.pp", "types/deep/role.pp"], '"Role"'],
    ["compile a folder", ["compile", "types"], '"Role"'],
    ["compile a pattern", ["compile", "types/**/*.pp"], '"Role"'],
    ["compile to pp", ["compile", "types", "--format", "pp"], "type Role {"],
    ["explain", ["explain", "types/user.pp", "types/deep/role.pp", "Role/gid"], "Integer"],
    ["explain a folder", ["explain", "types", "User/roles"], "Role"],
    ["graph", ["graph", "types"], "Role"],
  ])("%s", async (_, words, expected) => {
    const { code, stderr, stdout } = await run(words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(expected);
  });

  it("diff compares folders", async () => {
    const { code, stdout } = await run(["diff", "types", "other"]);
    expect(code).toBe(2);
    expect(stdout).toContain("Role");
    expect((await run(["diff", "types", "types"])).code).toBe(0);
  });

  it("stops at what isn't there, and prints nothing", async () => {
    const { code, stderr, stdout } = await run(["compile", "types/deep/role.pp", "missing.pp"]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("missing.pp");
  });

  it("reports which argument is missing or empty", async () => {
    expect((await run(["explain", "types"])).stderr).toContain("needs PATH");
    expect((await run(["explain", "types", "", "User"])).code).toBe(64);
  });
});

describe("logic in a separate model", () => {
  const emitted = async () => {
    const { host } = await run(["emit", "ecore", "types", "-o", "out", "--logic", "separate", "--name", "m"]);
    return Object.fromEntries(
      ["m.ecore", "m.logic.xmi", "puppet-logic.ecore"].map((name) => [`out/${name}`, host.text(`out/${name}`)!]),
    );
  };

  it.each([
    ["both", ["out/m.ecore", "out/m.logic.xmi"]],
    ["the logic first", ["out/m.logic.xmi", "out/m.ecore"]],
    ["the base model, the logic beside it", ["out/m.ecore"]],
    ["the logic, the base model beside it", ["out/m.logic.xmi"]],
    ["all that was emitted", ["out/*"]],
    ["another way to write the path", ["./out/m.ecore"]],
  ])("is read back: %s", async (_, words) => {
    const models = await emitted();
    const { code, stderr, stdout } = await run(["compile", "--format", "pp", ...words], models);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const direct = await run(["diff", "types", "again.pp"], { "again.pp": stdout });
    expect(direct).toMatchObject({ code: 0, stderr: "" });
    expect(stdout).toContain("$gid != 100");
  });

  it("is read by every command", async () => {
    const models = await emitted();
    const data = { ...models, "bad.json": '{ "gid": 7 }' };
    const { code, stderr } = await run(["validate", "out/m.logic.xmi", "bad.json", "--type", "Role"], data);
    expect(code).toBe(1);
    expect(stderr).toContain("7");
    expect((await run(["check", "out/m.logic.xmi"], models)).code).toBe(0);
    expect((await run(["diff", "types", "out/m.ecore"], models)).code).toBe(0);
  });

  it("isn't read without its base model", async () => {
    const { "out/m.logic.xmi": logic } = await emitted();
    const { code, stderr } = await run(["compile", "m.logic.xmi"], { "m.logic.xmi": logic! });
    expect(code).toBe(1);
    expect(stderr).toContain("m.ecore");
  });
});

describe("type-arm migrate -o", () => {
  it("writes all types into a file whose name ends in .pp", async () => {
    const { code, host, stdout } = await run(["migrate", "lib", "-o", "out/types.pp"]);
    expect(code).toBe(0);
    expect(host.text("out/types.pp")!.match(/^type .*/gm)).toEqual([
      "type a inherits Resource {",
      "type b inherits Resource {",
    ]);
    expect(stdout).toContain("2 attributes");
    expect((await run(["check", "out/types.pp"], { "out/types.pp": host.text("out/types.pp")! })).code).toBe(0);
  });

  it("writes over a file that is there", async () => {
    const { code, host } = await run(["migrate", "lib", "-o", "all"], { all: "old" });
    expect({ code, isNew: host.text("all")!.includes("type a") }).toEqual({ code: 0, isNew: true });
  });

  it("treats a folder as a folder, whatever its name", async () => {
    const { code, host } = await run(["migrate", "lib", "-o", "x.pp"], { "x.pp/y": "" });
    expect({ code, text: host.text("x.pp/a.pp")?.includes("type a") }).toEqual({ code: 0, text: true });
  });
});
