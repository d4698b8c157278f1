import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { language } from "../src/cli/language.js";

const user = `type User {\n  attr age, Integer { check => $it > 0 }\n}\n`;

async function run(...words: readonly string[]) {
  const host = memoryHost({
    files: { "user.pp": user, "bad.pp": "type A { attr a, B }\n", "role.pp": "type Role { has user, User }\n" },
  });
  const code = await createCli(language).run(["emit", ...words], host);
  return { code, host, stderr: host.stderr };
}

describe("type-arm emit", () => {
  it("writes the files of the target", async () => {
    const { code, host, stderr } = await run("ecore", "user.pp", "role.pp", "-o", "out/deep");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const text = host.text("out/deep/user.ecore");
    expect(text).toContain('name="user"');
    expect(text).toContain('<eClassifiers xsi:type="ecore:EClass" name="Role">');
    expect(text).toContain('key="check"');
  });

  it("writes logic beside it, and heeds its other options", async () => {
    const { code, host } = await run(
      ...[
        "ecore",
        "user.pp",
        "-o",
        "out",
        "--logic",
        "separate",
        "--name",
        "people",
        "--ns-uri",
        "http://a/b",
        "--ns-prefix",
        "p",
      ],
    );
    expect(code).toBe(0);
    expect(host.text("out/people.ecore")).toContain('name="people" nsURI="http://a/b" nsPrefix="p"');
    expect(host.text("out/people.logic.xmi")).toContain('href="people.ecore#//User/age"');
    expect(host.text("out/puppet-logic.ecore")).toContain("ComparisonExpression");
  });

  it("lists what it doesn't carry, in the file and as warnings", async () => {
    const { code, host, stderr } = await run("ecore", "user.pp", "-o", "out", "--logic", "none");
    expect(code).toBe(0);
    expect(stderr).toContain("Ecore cannot represent `check` of `User/age`");
    expect(host.text("out/user.ecore")).toContain("<!-- not carried: `check` of `User/age`");
  });

  it("writes nothing if it would be more than `--max-output`", async () => {
    const { code, host, stderr } = await run("puppet", "user.pp", "-o", "out", "--max-output", "5000");
    expect(code).toBe(1);
    expect(stderr).toMatch(/error type-arm\/output-too-large: .*5000/);
    expect(host.kindOf("out")).toBe(undefined);
    expect((await run("puppet", "user.pp", "-o", "out", "--max-output", "0")).code).toBe(0);
  });

  it.each(["ruby", "puppet"])("knows at once that a chain of 20,000 types is too much for %s", async (target) => {
    const types = Array.from({ length: 20_000 }, (_, index) => {
      const parent = index === 0 ? "Resource" : `T${index - 1}`;
      return `type T${index} inherits ${parent} { attr a${index}, String has b${index}, T0 invariant { $a0 != x } }`;
    });
    const host = memoryHost({ files: { "a.pp": types.join("\n") } });
    const code = await createCli(language).run(["emit", target, "a.pp", "-o", "out"], host);
    expect({ code, out: host.kindOf("out") }).toEqual({ code: 1, out: undefined });
    expect(host.stderr).toMatch(/^out:1:1: error type-arm\/output-too-large: .* would take \d{11} or more bytes/);
  });

  it("respects the configuration file: what isn't represented may be an error, or not be reported", async () => {
    const emit = async (level: string) => {
      const rules = JSON.stringify({ rules: { "type-arm/not-carried": level } });
      const host = memoryHost({ files: { "user.pp": user, "type-arm.config.json": rules } });
      const words = ["emit", "ecore", "user.pp", "-o", "out", "--logic", "none"];
      const code = await createCli(language).run(words, host);
      return { code, stderr: host.stderr, isWritten: host.kindOf("out/user.ecore") === "file" };
    };
    expect(await emit("error")).toMatchObject({ code: 1, isWritten: false });
    expect(await emit("off")).toEqual({ code: 0, stderr: "", isWritten: true });
  });

  it("writes a TypeScript module with its runtime", async () => {
    const { code, host, stderr } = await run("typescript", "user.pp", "role.pp", "-o", "out");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(host.text("out/user.ts")).toContain("export class Role extends puppet.PuppetObject");
    expect(host.text("out/cairn-runtime/index.ts")).toContain("export { toJson }");
    expect(host.kindOf("out/cairn-runtime/bounded-search.ts")).toBe(undefined);
  });

  it("writes a Puppet module", async () => {
    const { code, host } = await run("puppet", "user.pp", "role.pp", "-o", "modules", "--name", "Staff-List");
    expect(code).toBe(0);
    expect(host.text("modules/staff_list/types/user.pp")).toContain("type Staff_list::User = Object[{");
    expect(host.text("modules/staff_list/functions/new_role.pp")).toContain("function staff_list::new_role(");
    expect(JSON.parse(host.text("modules/staff_list/metadata.json") ?? "")).toMatchObject({ name: "types-staff_list" });
  });

  it("warns of names that EMF treats as equal, inherited ones too", async () => {
    const files = {
      "a.pp":
        "type A { attr fooBar, String } type B inherits A { attr foo_bar, String } type C inherits A { attr x, enum[u, U] } type D { attr foobar, String }",
    };
    const host = memoryHost({ files });
    expect(await createCli(language).run(["emit", "ecore", "a.pp", "-o", "out"], host)).toBe(0);
    expect(host.stderr.match(/`\w+` and `\w+` become one name/g)).toEqual([
      "`foo_bar` and `fooBar` become one name",
      "`U` and `u` become one name",
    ]);
  });

  it("writes nothing if the types have errors", async () => {
    const { code, host } = await run("ecore", "bad.pp", "-o", "out");
    expect(code).toBe(1);
    expect(host.text("out/bad.ecore")).toBeUndefined();
  });

  it.each([
    [["ecroe", "user.pp", "-o", "out"], "ecore"],
    [["ecore", "user.pp"], "-o FOLDER"],
    [["ecore", "user.pp", "-o", "out", "--logic", "some"], "--logic"],
  ])("rejects wrong usage: %j", async (words, mention) => {
    const { code, stderr } = await run(...words);
    expect(code).toBe(64);
    expect(stderr).toContain(mention);
  });
});
