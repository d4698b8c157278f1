import { createSource } from "@cairn/diagnostics";
import type { ExportedResource, Json } from "../../src/catalog/exported.js";
import type { Catalog } from "../../src/catalog/catalog.js";
import { compile } from "../../src/compile.js";
import { compileWithStore, type NodeStore } from "../../src/exported/compile-with-store.js";
import { ExportedTable } from "../../src/exported/exported-table.js";
import { exportedBy } from "../../src/exported/of-catalog.js";
import { settingsFor, types } from "./compile.js";

const vhost: ExportedResource = {
  certname: "web1",
  type: "Host",
  title: "web1.example.com",
  exported: true,
  tags: ["front", "host", "class", "web"],
  parameters: { ip: "10.0.0.1", tag: "front", host_aliases: ["www", "web"], target: "/etc/hosts" },
};
const other: ExportedResource = {
  ...vhost,
  certname: "web2",
  title: "web2.example.com",
  tags: ["back"],
  parameters: { ip: "10.0.0.2" },
};

function collect(text: string, exported: readonly ExportedResource[] = [vhost, other], node = "default") {
  const settings = settingsFor({ node });
  const own = { ...settings.node, exported: new ExportedTable(exported) };
  const { value: catalog, diagnostics } = compile(createSource("site.pp", text), { ...settings, node: own });
  const found = catalog?.resources.filter(({ type, virtual }) => type === "Host" && !virtual) ?? [];
  return { catalog, diagnostics, found, titles: found.map(({ title }) => title) };
}

function exportsOf(text: string, node = "web1"): ExportedResource[] {
  const settings = settingsFor({ node });
  const own = { ...settings.node, exported: new ExportedTable() };
  const { value, diagnostics } = compile(createSource("site.pp", text), { ...settings, node: own });
  expect(diagnostics).toEqual([]);
  return exportedBy(value as Catalog, { types, pathOf: ({ name }) => `/${name}` });
}

describe("a collector of exported resources", () => {
  test.each<[string, string, string[]]>([
    ["all of a type", "Host <<| |>>", ["web1.example.com", "web2.example.com"]],
    ["by a tag, in any case", "Host <<| tag == 'FRONT' |>>", ["web1.example.com"]],
    ["without a tag", "Host <<| tag != 'front' |>>", ["web2.example.com"]],
    ["by a title", "Host <<| title == 'web2.example.com' |>>", ["web2.example.com"]],
    ["by a title in the wrong case", "Host <<| title == 'WEB2.example.com' |>>", []],
    ["by a parameter", "Host <<| ip == '10.0.0.2' |>>", ["web2.example.com"]],
    ["by a parameter that only one has", "Host <<| target != '/etc/hosts' |>>", ["web2.example.com"]],
    ["by one item of a list: lists are compared whole", "Host <<| host_aliases == 'www' |>>", []],
    ["by a list", "Host <<| host_aliases == ['www', 'web'][0,2] |>>", ["web1.example.com"]],
    [
      "and, or",
      "Host <<| (tag == 'front' and ip == '10.0.0.1') or tag == 'back' |>>",
      ["web1.example.com", "web2.example.com"],
    ],
    ["nothing of that type", "File <<| |>>", []],
  ])("finds %s", (_what, text, titles) => {
    expect(collect(text)).toMatchObject({ diagnostics: [], titles });
  });

  test("finds nothing that only virtual collectors may find", () => {
    expect(collect("Host <| |>").titles).toEqual([]);
  });

  test("leaves out what the node itself exports, as the database has it, and realizes its own", () => {
    const text = "@@host { 'own': ip => '10.0.0.9' } @host { 'virtual': ip => '10.0.0.8' } Host <<| |>>";
    expect(collect(text, [vhost, { ...other, title: "old" }], "web2").titles).toEqual(["own", "web1.example.com"]);
  });

  test("gives resources without a place, with the defaults where it is", () => {
    const { found } = collect("class a { Host { comment => 'x', ip => 'no' } Host <<| tag == 'back' |>> } include a");
    expect(found).toMatchObject([{ exported: false, span: undefined, kind: "compilable_type" }]);
    expect(Array.from(found[0]!.parameters, ([name, { value }]) => [name, value])).toEqual([
      ["ip", "10.0.0.2"],
      ["comment", "x"],
    ]);
    expect(found[0]!.tags.all()).toEqual(["host", "web2.example.com", "class", "a"]);
    expect(found[0]!.containers).toMatchObject([{ type: "Class", title: "A" }]);
  });

  test("overrides what it finds, and what another one found it leaves alone", () => {
    const { found } = collect("Host <<| |>> { ip => '1' } Host <<| |>> { ip => '2' }");
    expect(found.map(({ parameters }) => parameters.get("ip")?.value)).toEqual(["1", "1"]);
  });

  test("runs the bodies of defined types", () => {
    const text = 'define web::site($port) { host { $title: ip => "${port}" } } Web::Site <<| |>>';
    const site = { ...vhost, type: "Web::Site", title: "s", parameters: { port: 80 } };
    const { found, diagnostics } = collect(text, [site]);
    expect(diagnostics).toEqual([]);
    expect(found).toMatchObject([{ title: "s" }]);
    expect(found[0]!.parameters.get("ip")?.value).toBe("80");
  });

  test.each([
    ["declared here", "host { 'web1.example.com': ip => '1' } Host <<| |>>"],
    ["declared here under another title", "host { 'x': name => 'web1.example.com', ip => '1' } Host <<| |>>"],
    ["virtual here", "@host { 'web1.example.com': ip => '1' } Host <<| |>>"],
  ])("refuses what is %s", (_what, text) => {
    const { diagnostics } = collect(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(["mupuppet/duplicate-declaration"]);
  });

  test("refuses what two nodes export, once for each", () => {
    const { diagnostics } = collect("Host <<| |>>", [
      vhost,
      other,
      { ...vhost, certname: "a" },
      { ...other, certname: "b" },
    ]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "A duplicate resource was found while collecting exported resources, with the type and title Host[web1.example.com]",
      "A duplicate resource was found while collecting exported resources, with the type and title Host[web2.example.com]",
    ]);
    expect(diagnostics[0]!.notes).toEqual(["a exports it", "web1 exports it, too"]);
  });

  test("deep and strange values arrive", () => {
    let deep: Json = 1;
    for (let depth = 0; depth < 20_000; depth++) deep = [deep];
    const { found, diagnostics } = collect("Host <<| |>>", [{ ...vhost, parameters: { ip: null, comment: deep } }]);
    expect(diagnostics).toEqual([]);
    expect(found).toHaveLength(1);
  });
});

test("without a store, exporting and collecting is warned of", () => {
  const settings = settingsFor({});
  const { diagnostics } = compile(createSource("site.pp", "@@host { 'a': ip => '1' } Host <<| |>>"), settings);
  expect(diagnostics).toHaveLength(2);
});

describe("what a node exports", () => {
  test("is in PuppetDB's form", () => {
    const text = [
      "class web { @@host { 'b': ip => '1', tag => ['z', 'a'], comment => undef } }",
      "include web",
      "@host { 'virtual': ip => '1' }",
      "Host <<| |>>",
    ].join("\n");
    expect(exportsOf(text)).toEqual([
      {
        certname: "web1",
        type: "Host",
        title: "b",
        exported: true,
        tags: ["a", "b", "class", "host", "web", "z"],
        file: "/site.pp",
        line: 1,
        parameters: { ip: "1", tag: ["a", "z"] },
      },
    ]);
  });

  test("has names as aliases, no secrets, and only what JSON has", () => {
    const text =
      "define d($r, $h, $d, $s) {}\n@@d { 'x': r => /a/, h => { 1 => default }, d => Sensitive('no'), s => [Sensitive('no')] }\n@@file { 't': path => '/etc/t' }";
    expect(exportsOf(text).map(({ parameters }) => parameters)).toEqual([
      { r: "/a/", h: { 1: "default" }, s: ["Sensitive [value redacted]"] },
      { path: "/etc/t", alias: ["/etc/t"] },
    ]);
  });

  test("is found by other nodes, and gives them the same parameters", () => {
    const own = exportsOf("@@host { 'a': ip => '1', tag => 'x' }");
    expect(collect("Host <<| tag == 'x' |>>", own).titles).toEqual(["a"]);
  });
});

describe("a store that answers later", () => {
  function storeOf(answers: Readonly<Record<string, Json>>): NodeStore & { readonly asked: string[] } {
    const asked: string[] = [];
    return {
      asked,
      exported: (type) => (asked.push(type), Promise.resolve([vhost, other].filter((each) => each.type === type))),
      query: (query) => (asked.push(JSON.stringify(query)), Promise.resolve(answers[String(query)] ?? null)),
    };
  }

  test("is asked once for each type, and for queries that follow from others", async () => {
    const text = [
      "$names = puppetdb_query('nodes{}').map |$n| { $n['certname'] }",
      '$names.each |$n| { puppetdb_query("facts of ${n}").each |$f| { notify { $f: } } }',
      "Host <<| |>> File <<| |>> Host <<| tag == 'front' |>>",
    ].join("\n");
    const store = storeOf({ "nodes{}": [{ certname: "a" }], "facts of a": ["fact"] });
    const settings = settingsFor({});
    const { value, diagnostics } = await compileWithStore("default", store, (known) =>
      compile(createSource("site.pp", text), { ...settings, node: { ...settings.node, ...known } }),
    );
    expect(diagnostics).toEqual([]);
    expect(store.asked.sort()).toEqual(['"facts of a"', '"nodes{}"', "File", "Host"]);
    expect(value?.resources.slice(3).map(({ title }) => title)).toEqual([
      "fact",
      "web1.example.com",
      "web2.example.com",
    ]);
  });

  test("its refusal is the caller's", async () => {
    const store = { ...storeOf({}), exported: () => Promise.reject(new Error("gone")) };
    const settings = settingsFor({});
    const compiling = compileWithStore("default", store, (known) =>
      compile(createSource("site.pp", "Host <<| |>>"), { ...settings, node: { ...settings.node, ...known } }),
    );
    await expect(compiling).rejects.toThrow("gone");
  });
});

test.each([
  ["puppetdb_query('')", "wants a query"],
  ["puppetdb_query([])", "wants a query"],
  ["puppetdb_query('nodes{}')", "has no answer to `nodes{}`"],
])("%s is refused", (text, why) => {
  const { diagnostics } = compile(createSource("site.pp", text), settingsFor({}));
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining(why)]);
});
