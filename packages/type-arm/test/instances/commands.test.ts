import { createCli } from "@cairn/cli-kit";
import { memoryHost, runExamples } from "@cairn/cli-kit/testing";
import { language } from "../../src/cli/language.js";

const users = `type User {
  attr password, String { check => { if $it =~ /:/ { "no colons" } } }
  attr age, Integer
  has roles, Role { max => unbound }
}
type Role { attr gid, String }
`;
const files = {
  "users.pp": users,
  "one.json": '{ "password": "x" }',
  "user.json": '{ "password": "x" }',
  "user.yaml": "password: x\n",
  "bad.json": '[\n  { "password": "a:b", "age": "x" },\n  { "age": 3, "ag": 4 }\n]',
  "bad.yaml": 'roles:\n  - gid: 3\npassword: "a:b"\n',
  "user.xmi": '<u:User xmlns:u="urn:cairn:types:users" password="a:b" age="4"><roles gid="g"/></u:User>',
  "types.pp": "type Box { attr n, Integer }\n",
  "more.pp": "$box = Box.new({ n => 1 })\n$box\n",
};

async function run(...words: readonly string[]) {
  const host = memoryHost({ files, stdin: users });
  const code = await createCli(language).run(words, host);
  const { stderr, stdout } = host;
  return { code, stderr, stdout };
}

function diagnostics(stderr: string): unknown[][] {
  const lines = stderr.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => {
    const { code, file, line: at, column, message } = JSON.parse(line) as Record<string, unknown>;
    return [file, at, column, code, message];
  });
}

describe("type-arm eval", () => {
  it("prints an object as its user sees it", async () => {
    const { code, stderr, stdout } = await run(
      "eval",
      "users.pp",
      "-e",
      "User.new({ age => 9223372036854775807, roles => [Role.new] })",
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toBe(
      '{\n  "$type": "User",\n  "age": 9223372036854775807,\n  "roles": [\n    {\n      "$type": "Role"\n    }\n  ]\n}\n',
    );
  });

  it("prints any other value, of the last statement of the files where no code is given", async () => {
    expect((await run("eval", "types.pp", "more.pp")).stdout).toBe('{\n  "$type": "Box",\n  "n": 1\n}\n');
    expect((await run("eval", "types.pp", "more.pp", "-e", "[$box[n], 2.0, undef]")).stdout).toBe(
      "[\n  1,\n  2,\n  null\n]\n",
    );
    expect((await run("eval", "-", "-e", "1 + 1")).stdout).toBe("2\n");
    const nested = await run("eval", "types.pp", "more.pp", "-e", "{ a => [$box, { b => $box }] }");
    const box = { $type: "Box", n: 1 };
    expect(JSON.parse(nested.stdout)).toEqual({ a: [box, { b: box }] });
  });

  it("prints nothing if something is rejected, and one error for each", async () => {
    const { code, stderr, stdout } = await run(
      "eval",
      "users.pp",
      "-e",
      "User.new({ password => 'a:b', age => x })",
      "--diagnostics",
      "json",
    );
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(diagnostics(stderr)).toEqual([
      ["<code>", 1, 24, "type-arm/refused-value", "no colons"],
      ["<code>", 1, 38, "type-arm/wrong-type", "`age` must be an Integer, and the String `'x'` is not"],
    ]);
    expect(stderr).toContain('"file":"users.pp","line":2,"column":36');
  });

  it("writes the format of data files", async () => {
    const xmi = await run(
      "eval",
      "users.pp",
      "-e",
      "User.new({ age => 3, roles => Role.new({ gid => 'g' }) })",
      "--format",
      "xmi",
    );
    expect(xmi.stdout).toContain('<users:User xmi:version="2.0"');
    expect(xmi.stdout).toContain('<roles gid="g"/>');
    const data = await run(
      "eval",
      "users.pp",
      "-e",
      "User.new({ roles => Role.new({ gid => 'g' }) })",
      "--format",
      "data",
    );
    expect(JSON.parse(data.stdout)).toEqual({ $type: "User", roles: [{ gid: "g" }] });
    expect((await run("eval", "users.pp", "-e", "5", "--format", "xmi")).code).toBe(1);
    const unwritable = await run("eval", "users.pp", "-e", 'User.new({ password => "a\\u0001" })', "--format", "xmi");
    expect([unwritable.code, unwritable.stdout]).toEqual([1, ""]);
  });
});

describe("type-arm eval --format xmi", () => {
  const program =
    "type T { attr fooBar, String { max => unbound, unsettable => true } attr foo_bar, Integer has t, T }";
  const eachRun = async (code: string, ...more: readonly string[]) => {
    const host = memoryHost({ files: { "t.pp": program } });
    const words = ["eval", "t.pp", "-e", code, "--format", "xmi", "--diagnostics", "json", ...more];
    return { code: await createCli(language).run(words, host), stderr: host.stderr, stdout: host.stdout };
  };

  it("reports lists that are nil, and names that EMF treats as equal", async () => {
    const { code, stderr, stdout } = await eachRun("T.new({ t => T.new({ fooBar => undef }) })");
    expect(code).toBe(0);
    expect(stdout).toContain('<t fooBar=""/>');
    expect(diagnostics(stderr).map(([, , , ...rest]) => rest)).toEqual([
      ["type-arm/similar-names", "`foo_bar` and `fooBar` become one name in code that Ecore's tools generate"],
      ["type-arm/not-carried", "XMI cannot represent nil as the list `T/fooBar`: it becomes the empty list"],
    ]);
    const empty = await eachRun("T.new({ fooBar => [] })");
    expect(empty.stdout).toContain('fooBar=""');
    expect(empty.stderr).not.toContain("not-carried");
  });

  it("writes no more than `--max-output`", async () => {
    const { code, stderr, stdout } = await eachRun("T.new({})", "--max-output", "50");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("type-arm/output-too-large");
  });
});

describe("type-arm validate", () => {
  it.each(["user.json", "user.yaml"])("accepts %s", async (name) => {
    expect(await run("validate", "users.pp", "--type", "User", name)).toEqual({ code: 0, stderr: "", stdout: "" });
  });

  it("reports the locations in the data and in the program", async () => {
    const json = await run("validate", "users.pp", "--type", "User", "bad.json", "--diagnostics", "json");
    expect(json.code).toBe(1);
    expect(diagnostics(json.stderr)).toEqual([
      ["bad.json", 2, 17, "type-arm/refused-value", "no colons"],
      ["bad.json", 2, 31, "type-arm/wrong-type", "`age` must be an Integer, and the String `'x'` is not"],
      ["bad.json", 3, 15, "type-arm/unknown-feature", "User has no feature `ag`"],
    ]);
    expect(json.stderr).toContain('"file":"users.pp","line":2,"column":36');
    const yaml = await run("validate", "users.pp", "--type", "User", "bad.yaml", "--diagnostics", "json");
    expect(diagnostics(yaml.stderr)).toEqual([
      ["bad.yaml", 2, 10, "type-arm/wrong-type", "`gid` must be a String, and the Integer `3` is not"],
      ["bad.yaml", 3, 11, "type-arm/refused-value", "no colons"],
    ]);
    const types = "type A { has b, B { max => unbound } has l, B { containment => false } } type B { }";
    const linked = { "t.pp": types, "a.xmi": '<A l="//@b.3"><b/></A>' };
    const host = memoryHost({ files: linked });
    await createCli(language).run(["validate", "t.pp", "--type", "A", "a.xmi"], host);
    expect(host.stderr).toContain("the link `//@b.3` of `l` leads to no object: `b` has no object number 3 here");
    const xmi = await run("validate", "users.pp", "--type", "User", "user.xmi", "--diagnostics", "json");
    expect(diagnostics(xmi.stderr)).toEqual([["user.xmi", 1, 51, "type-arm/refused-value", "no colons"]]);
  });

  it("reports the locations of values in lists, on other lines than their names, and of too many", async () => {
    const data =
      "name:\n  7\ntags:\n  - a\n  - 5\n  - b: c\nparts: [{ n: 1 }, { n: x }, 3, {}]\nfew: [a, b, c]\nnone:\n";
    const types = `type A {
      attr name, String
      attr tags, String { max => unbound }
      attr few, String { max => 2 }
      attr none, String { min => 1 }
      has parts, B { max => unbound }
    }
    type B { attr n, Integer { min => 1 } }`;
    const host = memoryHost({ files: { "t.pp": types, "a.yaml": data } });
    await createCli(language).run(["validate", "t.pp", "--type", "A", "a.yaml", "--diagnostics", "json"], host);
    expect(diagnostics(host.stderr).map(([, line, column, code]) => [line, column, code])).toEqual([
      [2, 3, "type-arm/wrong-type"],
      [5, 5, "type-arm/wrong-type"],
      [6, 5, "type-arm/wrong-data"],
      [7, 24, "type-arm/wrong-type"],
      [7, 29, "type-arm/wrong-type"],
      [7, 32, "type-arm/wrong-count"],
      [8, 6, "type-arm/wrong-count"],
      [9, 6, "type-arm/wrong-count"],
    ]);
  });

  it("knows several data files, and wrong usage", async () => {
    expect((await run("validate", "users.pp", "--type", "User", "user.json", "user.yaml")).code).toBe(0);
    expect((await run("validate", "users.pp", "--type", "User", "user.json", "bad.yaml")).code).toBe(1);
    expect((await run("validate", "users.pp", "user.json")).code).toBe(64);
    expect((await run("validate", "--type", "User", "user.json")).code).toBe(64);
    expect((await run("validate", "users.pp", "--type", "Usr", "user.json")).stderr).toContain("unknown type `Usr`");
  });
});

describe("help with names", () => {
  const types = "type A { attr name, String attr age, Integer } type B inherits A { } type None { }";
  const helpOf = (stderr: string): readonly unknown[] =>
    stderr
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { readonly help?: string }).help);
  const evaluate = async (code: string) => {
    const host = memoryHost({ files: { "t.pp": types } });
    await createCli(language).run(["eval", "t.pp", "-e", code, "--diagnostics", "json"], host);
    return helpOf(host.stderr);
  };

  it.each([
    ["A.new({ nmae => x })", "did you mean `name`?"],
    ["A.new({ zip => x })", "A has `name` and `age`"],
    ["B.new({ zip => x, zap => 1 })", "B has `name` and `age`"],
    ["None.new({ zip => x })", "leave it out: None has no features at all"],
    ["A.new |$a| { $a[zip] = 1 }", "A has `name` and `age`"],
  ])("%s", async (code, help) => {
    expect(await evaluate(code)).toEqual([help]);
  });

  it.each([
    ['{ "$type": "Bb" }', "A", "did you mean `B`?"],
    ['{ "$type": "Other" }', "A", "the program's types are `A`, `B` and `None`"],
    ['{ "$type": 1 }', "A", "the program's types are `A`, `B` and `None`"],
    ["{}", "Other", "the program's types are `A`, `B` and `None`"],
  ])("%s as a %s", async (data, type, help) => {
    const host = memoryHost({ files: { "t.pp": types, "d.json": data } });
    await createCli(language).run(["validate", "t.pp", "--type", type, "d.json", "--diagnostics", "json"], host);
    expect(helpOf(host.stderr)).toEqual([help]);
  });
});

describe("the examples of the help", () => {
  it.each(["eval", "validate"])("%s", async (command) => {
    const results = (await runExamples(language, { files, stdin: users })).filter((each) => each.command === command);
    expect(results.length).toBeGreaterThan(1);
    for (const { line, exitCode, stderr } of results)
      expect({ line, exitCode, stderr }).toEqual({ line, exitCode: 0, stderr: "" });
  });
});
