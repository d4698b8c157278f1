import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeHost } from "@cairn/cli-kit";
import { createSource, type Files } from "@cairn/diagnostics";
import { memoryHost } from "@cairn/cli-kit/testing";
import { Compiler } from "../src/compile.js";
import { printCatalog } from "../src/emit/print.js";
import { nodeSettings } from "../src/facts/node-settings.js";
import { customFunctions } from "../src/cli/custom-functions.js";
import { confineModules } from "../src/facts/module-files.js";
import { TypeTable } from "../src/resource-types/type-table.js";
import { compilerParts } from "../src/parts.js";

describe("the files of modules", () => {
  const host = memoryHost({
    files: { "modules/a/manifests/init.pp": "in", "modules.real/b/manifests/init.pp": "b", "secret.pp": "out" },
    links: {
      "modules/b": "modules.real/b",
      "modules/a/manifests/evil.pp": "secret.pp",
      "modules/a/manifests/good.pp": "modules/a/manifests/init.pp",
    },
  });
  const files: Files = { read: (path) => host.read(path), resolve: (_from, path) => path };
  const confined = confineModules(files, ["modules"], host);

  it("are read, also through links that stay in the module, and where the module itself is one", () => {
    for (const path of ["modules/a/manifests/init.pp", "modules/a/manifests/good.pp", "modules/b/manifests/init.pp"])
      expect([path, "bytes" in confined.read(path)]).toEqual([path, true]);
  });

  it("can't be left by links or dots", () => {
    for (const path of ["modules/a/manifests/evil.pp", "modules/a/../../secret.pp"])
      expect(confined.read(path)).toEqual({ problem: "it leads out of the module `a`" });
    expect("bytes" in confined.read("secret.pp")).toBe(true);
  });
});

describe("what leads out of a module is refused with its place", () => {
  const host = memoryHost({
    files: {
      "modules/m/manifests/init.pp": "class m { }",
      "out/class.pp": "class m::class { }",
      "out/function.pp": "function m::function() { 1 }",
      "out/type.pp": "type M::Type = String",
      "out/text": "secret",
    },
    links: {
      "modules/m/manifests/class.pp": "out/class.pp",
      "modules/m/functions/function.pp": "out/function.pp",
      "modules/m/types/type.pp": "out/type.pp",
      "modules/m/files/text": "out/text",
      "modules/m/templates/text": "out/text",
      "modules/m/templates/text.epp": "out/text",
    },
  });
  const files: Files = { read: (path) => host.read(path), resolve: (_from, path) => path };

  function run(statement: string): string {
    const types = new TypeTable();
    const confined = confineModules(files, ["modules"], host);
    const language = {
      parts: compilerParts,
      profile: "puppet7",
      strict: false,
      types,
      modulePath: ["modules"],
      files: confined,
    } as const;
    const compiler = new Compiler(createSource("site.pp", statement), { ...language, functions: new Map() });
    const { diagnostics } = compiler.compile(nodeSettings(undefined, undefined));
    return diagnostics.map(({ message, span }) => `${span.source.name}: ${message}`).join("\n");
  }

  it.each([
    ["include m::class", "manifests/class.pp"],
    ["notify { 'a': message => m::function() }", "functions/function.pp"],
    ["notice('a' =~ M::Type)", "types/type.pp"],
    ["notify { 'a': message => file('m/text') }", "files/text"],
    ["notify { 'a': message => file('m/../../../out/text') }", "files/../../../out/text"],
    ["notify { 'a': message => find_file('m/text') }", "files/text"],
    ["notify { 'a': message => template('m/text') }", "templates/text"],
    ["notify { 'a': message => epp('m/text') }", "templates/text.epp"],
    ["notify { 'a': message => String(binary_file('m/text')) }", "files/text"],
  ])("%s", (statement, path) => {
    const told = run(statement);
    expect(told).toContain(`can't read \`modules/m/${path}\`: it leads out of the module \`m\``);
    expect(told.split("\n")).toHaveLength(1);
  });
});

describe("functions of one's own", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "mupuppet-functions-"));
    mkdirSync(join(folder, "site"));
    writeFileSync(join(folder, "double.cjs"), "module.exports = (value) => value * 2;\n");
    writeFileSync(
      join(folder, "site/keys.cjs"),
      "module.exports = (hash) => Object.keys(hash).map((key) => ({ key }));\n",
    );
    writeFileSync(join(folder, "fails.cjs"), "module.exports = () => { throw new Error('not today'); };\n");
    writeFileSync(join(folder, "nothing.cjs"), "exports.x = 1;\n");
    writeFileSync(join(folder, "broken.cjs"), "module.exports = (\n");
    writeFileSync(join(folder, "odd.cjs"), "module.exports = () => new Date(0);\n");
    writeFileSync(join(folder, "loop.cjs"), "module.exports = () => { const a = []; a.push(a); return a; };\n");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(expression: string) {
    const source = createSource("site.pp", `notify { 'x': message => ${expression} }`);
    const files: Files = { read: () => ({ problem: "no such file" }), resolve: (_from, path) => path };
    const types = new TypeTable();
    const functions = customFunctions([folder], nodeHost());
    const language = {
      parts: compilerParts,
      profile: "puppet7",
      strict: true,
      types,
      modulePath: [],
      files,
      functions,
    } as const;
    const { diagnostics, value } = new Compiler(source, language).compile(nodeSettings(undefined, undefined));
    if (!value) return diagnostics.map(({ message }) => message).join("\n");
    const printed = printCatalog(value, { types, pathOf: ({ name }) => name, format: "json", maxOutput: 0, source });
    const { resources } = JSON.parse([...printed.value!].join("")) as {
      resources: { parameters?: Record<string, unknown>; sensitive_parameters?: unknown }[];
    };
    return [resources.at(-1)!.parameters!["message"], resources.at(-1)!.sensitive_parameters];
  }

  it.each<[string, unknown]>([
    ["double(21)", [42, undefined]],
    ["double(1.25)", [2.5, undefined]],
    ["site::keys({'a' => undef, 'b' => [1]})", [[{ key: "a" }, { key: "b" }], undefined]],
    ["double(Sensitive(2))", [4, ["message"]]],
  ])("%s", (expression, expected) => {
    expect(run(expression)).toEqual(expected);
  });

  it.each([
    ["fails()", /not today/],
    ["fails(Sensitive('x'))", /it refused a value that is secret/],
    ["nothing()", /must export a function by default/],
    ["broken()", /can't be loaded/],
    ["odd()", /no value of Puppet/],
    ["loop()", /no value of Puppet/],
  ])("%s is told where it is called", (expression, expected) => {
    expect(run(expression)).toMatch(expected);
  });
});
