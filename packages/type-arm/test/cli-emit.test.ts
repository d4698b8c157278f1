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
    expect(stderr).toContain("Ecore can't carry `check` of `User/age`");
    expect(host.text("out/user.ecore")).toContain("<!-- not carried: `check` of `User/age`");
  });

  it("warns of names that EMF takes for one, inherited ones too", async () => {
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

  it("writes nothing where the types have errors", async () => {
    const { code, host } = await run("ecore", "bad.pp", "-o", "out");
    expect(code).toBe(1);
    expect(host.text("out/bad.ecore")).toBeUndefined();
  });

  it.each([
    [["ecroe", "user.pp", "-o", "out"], "ecore"],
    [["ecore", "user.pp"], "-o FOLDER"],
    [["ecore", "user.pp", "-o", "out", "--logic", "some"], "--logic"],
  ])("refuses wrong usage: %j", async (words, mention) => {
    const { code, stderr } = await run(...words);
    expect(code).toBe(64);
    expect(stderr).toContain(mention);
  });
});
