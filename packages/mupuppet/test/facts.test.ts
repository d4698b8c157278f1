import { createSource } from "@cairn/diagnostics";
import type { HashValue } from "@cairn/puppet-core/values";
import { inspect, type Value } from "@cairn/puppet-core/values";
import { nodeSettings } from "../src/facts/node-settings.js";
import { localTrust } from "../src/facts/local-trust.js";
import { readFacts } from "../src/facts/read-facts.js";
import { readTypes } from "../src/resource-types/read-types.js";
import { TypeTable } from "../src/resource-types/type-table.js";

function factsOf(name: string, text: string) {
  const { value, diagnostics } = readFacts(createSource(name, text));
  expect(diagnostics).toEqual([]);
  return value!;
}

function shown(facts: ReadonlyMap<string, Value>): Record<string, string> {
  return Object.fromEntries([...facts].map(([name, value]) => [name, inspect(value)]));
}

describe("facts", () => {
  it.each([
    ["facter's JSON", "f.json", '{"os": {"family": "Debian"}, "processorcount": 4, "load": 0.5, "virtual": false}'],
    ["facter's YAML", "f.yaml", "os:\n  family: Debian\nprocessorcount: 4\nload: 0.5\nvirtual: false\n"],
    [
      "JSON that isn't named so",
      "facts",
      '{"os": {"family": "Debian"}, "processorcount": 4, "load": 0.5, "virtual": false}',
    ],
    [
      "Puppet's YAML",
      "n1.yaml",
      "--- !ruby/object:Puppet::Node::Facts\nname: n1\nvalues:\n  os: {family: Debian}\n  processorcount: 4\n  load: 0.5\n  virtual: false\ntimestamp: 2024-01-01\n",
    ],
    [
      "Puppet's JSON",
      "n1.json",
      '{"name": "n1", "values": {"os": {"family": "Debian"}, "processorcount": 4, "load": 0.5, "virtual": false}}',
    ],
  ])("reads %s", (_, name, text) => {
    const { facts } = factsOf(name, text);
    expect(shown(facts)).toEqual({ os: "{'family' => 'Debian'}", processorcount: "4", load: "0.5", virtual: "false" });
  });

  it("knows the node by its name, its certificate or its host", () => {
    expect(factsOf("f.json", '{"name": "n1", "values": {}}').name).toBe("n1");
    expect(factsOf("f.json", '{"clientcert": "n2", "fqdn": "n3"}').name).toBe("n2");
    expect(factsOf("f.json", '{"name": "Linus"}').name).toBeUndefined();
  });

  it("keeps whole numbers of 64 bits, and makes floats of others", () => {
    const { facts } = factsOf("f.json", '{"a": 9007199254740993, "b": 99999999999999999999, "c": 1.0, "d": 1e3}');
    expect([...facts.values()]).toEqual([9007199254740993n, 1e20, 1, 1000]);
  });

  it("shares what an alias shares, up to a million values", () => {
    const doubling = (levels: number): string => {
      const lines = ["a0: &a0 [x]"];
      for (let level = 1; level <= levels; level++)
        lines.push(`a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`);
      return lines.join("\n");
    };
    expect(factsOf("f.yaml", doubling(15)).facts.size).toBe(16);
    const [found] = readFacts(createSource("f.yaml", doubling(60))).diagnostics;
    expect(found?.message).toMatch(/up to `\*a17`, aliases repeat more than 1000000 values$/);
  });

  it.each([
    ["f.json", '{"a": 1,}', 1],
    ["f.json", "[1]", 1],
    ["f.yaml", "a: 1\nb: [", 2],
  ])("refuses what isn't a mapping: %s", (name, text, line) => {
    const { diagnostics } = readFacts(createSource(name, text));
    expect(diagnostics.map(({ code }) => code)).toContain("mupuppet/facts-file");
    expect(diagnostics[0]!.span.source.text.slice(0, diagnostics[0]!.span.start).split("\n")).toHaveLength(line);
  });
});

describe("the settings of a node", () => {
  it("are Puppet's own without options", () => {
    const { name, environment, facts, trusted } = nodeSettings(undefined, undefined);
    expect([name, environment, facts.size]).toEqual(["default", "production", 0]);
    expect(inspect(trusted)).toBe(inspect(localTrust("default")));
  });

  it("trust the name of the certificate, and what the file says instead", () => {
    const facts = factsOf("f.json", '{"clientcert": "a.b.c", "x": 1}');
    const { trusted } = nodeSettings("n", facts);
    expect((trusted as HashValue).get("hostname")).toBe("a");
    expect((trusted as HashValue).get("domain")).toBe("b.c");
    const told = factsOf("f.json", '{"trusted": {"extensions": {"pp_role": "web"}}}');
    expect(told.facts.size).toBe(0);
    expect(inspect(nodeSettings("n", told).trusted)).toBe("{'extensions' => {'pp_role' => 'web'}}");
  });
});

describe("resource types of a user", () => {
  const read = (text: string) => readTypes(createSource("types.json", text));

  it("are added to the known ones, and win", () => {
    const { value } = read(
      '{"door": {"params": ["name"], "properties": ["color"]}, "file": {"namevars": ["path", "host"], "title_patterns": [["/^(.*)@(.*)$/", ["path", "host"]]]}, "_metaparams": ["owner_team"]}',
    );
    const types = new TypeTable(value!.types, value!.metaparameters);
    expect([...types.find("door")!.parameters]).toEqual(["name", "color"]);
    expect(types.parseTitle(types.find("file")!, "/x@h")).toEqual(
      new Map([
        ["path", "/x"],
        ["host", "h"],
      ]),
    );
    expect(types.isMetaparameter("owner_team")).toBe(true);
    expect(types.find("exec")).toBeDefined();
  });

  it("must have the form of the table, and are told where not", () => {
    const { diagnostics, value } = read(`{
  "Door": {},
  "door": { "param": [], "isomorphic": 1, "properties": "x", "title_patterns": [["x", ["y"]]] },
  "gate": 3
}`);
    expect(value).toBeUndefined();
    const lines = diagnostics.map(({ span }) => span.source.text.slice(0, span.start).split("\n").length);
    expect(lines).toEqual([2, 3, 3, 3, 3, 4]);
  });
});

describe("facts of a node that PuppetDB or Puppet gives", () => {
  it.each([
    [
      "a query of facts",
      '[{"certname": "n1", "name": "a", "value": 1, "environment": "x"}, {"certname": "n1", "name": "b", "value": "2"}]',
    ],
    ["a query of the inventory", '[{"certname": "n1", "environment": "x", "facts": {"a": 1, "b": "2"}}]'],
    ["one node of the inventory", '{"certname": "n1", "facts": {"a": 1, "b": "2"}}'],
    [
      "`puppet facts find`",
      '{"name": "n1", "values": {"a": 1, "b": "2"}, "timestamp": "2026-01-01", "expiration": "2026-01-02"}',
    ],
  ])("are read: %s", (_, text) => {
    const { facts, name } = factsOf("facts.json", text);
    expect(name).toBe("n1");
    expect(shown(facts)).toEqual({ a: "1", b: "'2'" });
  });

  it("have `$trusted` beside them", () => {
    const sources = [
      '[{"certname": "n1", "facts": {"a": 1}, "trusted": {"certname": "n1"}}]',
      '{"values": {"a": 1}, "trusted": {"certname": "n1"}}',
    ];
    for (const text of sources) {
      const { facts, trusted } = factsOf("facts.json", text);
      expect([shown(facts), inspect(trusted!)]).toEqual([{ a: "1" }, "{'certname' => 'n1'}"]);
    }
  });

  it.each([
    ["[]", "PuppetDB has answered with an empty list"],
    ["[1]", "a list of something else than mappings"],
    ['[{"certname": "n1", "name": "a", "value": 1}, {"certname": "n2", "name": "a", "value": 1}]', "facts of 2 nodes"],
    ['[{"certname": "n1", "report": 1}]', "neither facts"],
    ['{"name": "n1", "values": [1]}', "isn't a mapping of facts"],
    ['{"certname": "n1", "facts": {"href": "/pdb"}}', "ask PuppetDB for the inventory"],
    ["3", "no mapping"],
  ])("that aren't understood are refused: %s", (text, message) => {
    const { diagnostics } = readFacts(createSource("facts.json", text));
    expect(diagnostics[0]!.message).toContain(message);
  });
});
