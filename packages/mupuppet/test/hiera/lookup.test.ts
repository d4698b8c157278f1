import { createSource } from "@cairn/diagnostics";
import { readStandIns } from "../../src/hiera/stand-ins.js";
import { common, lookUp, lookUpInData } from "./environment.js";

describe("a lookup", () => {
  it("finds the strongest level, and says where", () => {
    const files = {
      "hiera.yaml":
        "version: 5\nhierarchy:\n  - name: Node\n    path: '%{trusted.certname}.yaml'\n  - name: Common\n    path: common.yaml\n",
      "data/web1.yaml": "a: 1\n",
      "data/common.yaml": "a: 2\nb:\n  c: [x, y]\n",
    };
    expect(lookUp(files, "a")).toMatchObject({ value: "1", places: ["env/data/web1.yaml:1:1"], found: [] });
    expect(lookUp(files, "b.c.1")).toMatchObject({ value: "'y'", places: ["env/data/common.yaml:3:3"] });
    expect(lookUp(files, "nosuch").found).toEqual([
      "env:1: lookup: Function lookup() did not find a value for the name 'nosuch'",
    ]);
  });

  it("merges as it is asked to, and knows all that went into the value", () => {
    const files = {
      "hiera.yaml": "version: 5\nhierarchy:\n  - name: All\n    paths: [one.yaml, two.yaml]\n",
      "data/one.yaml": "h: {a: 1, l: [x, --y]}\nl: [1, [2]]\n",
      "data/two.yaml": "h: {b: 2, l: [y, z]}\nl: [2, 3]\n",
    };
    expect(lookUp(files, "h", { merge: "first" }).value).toBe("{'a' => 1, 'l' => ['x', '--y']}");
    expect(lookUp(files, "h", { merge: "hash" }).value).toBe("{'b' => 2, 'l' => ['x', '--y'], 'a' => 1}");
    expect(lookUp(files, "l", { merge: "unique" }).value).toBe("[1, 2, 3]");
    const deep = lookUp(files, "h", { merge: { strategy: "deep", knockout_prefix: "--" } });
    expect(deep.value).toBe("{'b' => 2, 'l' => ['z', 'x'], 'a' => 1}");
    expect(deep.places).toEqual(["env/data/one.yaml:1:1", "env/data/two.yaml:1:1"]);
  });

  it("heeds lookup_options, by name before patterns, and what values are to be converted to", () => {
    const data = [
      "lookup_options:",
      "  '^p': {merge: unique}",
      "  p1: {convert_to: Integer}",
      "p1: '5'",
      "p2: [1, 1]",
      "",
    ].join("\n");
    expect(lookUpInData(data, "p1").value).toBe("5");
    expect(lookUpInData(data, "p2").value).toBe("[1]");
    expect(lookUpInData("lookup_options: 5\np: 1\n", "p").found).toEqual([
      "env:1: hiera-data: value of lookup_options must be a hash",
    ]);
  });

  it("interpolates variables, other keys, and signs", () => {
    const data = [
      'a: "%{facts.os.family} %{facts.os.nosuch}%{nosuch}|"',
      "b: \"%{lookup('c.d')} %{literal('%')}{x} %{scope('role')}\"",
      "c: {d: [1, true]}",
      "e: \"%{alias('c')}\"",
      "f: \"%{lookup('dot.ted')} %{lookup(\\\"'dot.ted'\\\")}\"",
      "dot.ted: quoted",
      "",
    ].join("\n");
    const facts = { os: { family: "Debian" }, role: "web" };
    expect(lookUpInData(data, "a", { facts }).value).toBe("'Debian |'");
    expect(lookUpInData(data, "b", { facts }).value).toBe("'[1, true] %{x} web'");
    expect(lookUpInData(data, "e", { facts }).value).toBe("{'d' => [1, true]}");
    expect(lookUpInData(data, "f", { facts }).value).toBe("' quoted'");
  });

  it("passes on what eyaml has encrypted, and masks it where it is shown", () => {
    const files = {
      "hiera.yaml": `${common}    lookup_key: eyaml_lookup_key\n`,
      "data/common.yaml": "password: ENC[PKCS7,MIIBeQYJ]\nplain: '%{facts.role}'\n",
    };
    const found = lookUp(files, "password", { explains: "all" });
    expect(found.value).toBe("'ENC[PKCS7,MIIBeQYJ]'");
    expect(found.explanation).toContain('Found key: "password" value: "Sensitive [value redacted]"');
    expect(found.explanation).not.toContain("MIIBeQYJ");
    expect(lookUp(files, "plain", { facts: { role: "web" } }).value).toBe("'web'");
  });

  it("doesn't show values in an explanation that convert_to makes Sensitive, in no level", () => {
    const files = {
      "hiera.yaml": "version: 5\nhierarchy:\n  - {name: A, paths: [a.yaml, b.yaml]}\n",
      "data/a.yaml": "lookup_options:\n  a: {merge: deep, convert_to: [Sensitive]}\na: {x: canary-one}\n",
      "data/b.yaml": "a: {y: [canary-two]}\nb: shown\n",
    };
    const { explanation } = lookUp(files, "a", { explains: "all" });
    expect(explanation).toContain('Merged result: "Sensitive [value redacted]"');
    expect(explanation).not.toContain("canary");
    expect(lookUp(files, "b", { explains: "all" }).explanation).toContain('value: "shown"');
  });

  it("explains itself in Puppet's words, with the place of every value", () => {
    const files = {
      "hiera.yaml": common,
      "data/common.yaml": 'lookup_options: {a: {merge: unique}}\na: [1, "%{facts.role}"]\n',
    };
    expect(lookUp(files, "a.1", { explains: "all", facts: { role: "web" } }).explanation).toMatchSnapshot();
  });
});

describe("YAML is read as Ruby reads it", () => {
  it.each([
    ["yes", "true"],
    ["Off", "false"],
    ["y", "'y'"],
    ["0755", "493"],
    ["08", "'08'"],
    ["1_000", "1000"],
    ["1,5", "15"],
    ["1e3", "'1e3'"],
    ["1.", "1.0"],
    ["12:30", "45000"],
    ["~", "undef"],
    ["", "undef"],
    ["'0755'", "'0755'"],
    ["!!str 5", "'5'"],
    ["{1: a, 1.5: b, yes: c}", undefined],
    ["{<<: {a: 1, b: 2}, b: 3}", "{'a' => 1, 'b' => 3}"],
    ["{:sym: 1}", "{'sym' => 1}"],
  ])("%s", (text, value) => {
    expect(lookUpInData(`a: ${text}\n`, "a").value).toBe(value);
  });

  it("lets the last of equal keys count, and reads the first document only", () => {
    expect(lookUpInData("a: 1\nb: 2\na: 3\n---\na: 4\n", "a").value).toBe("3");
  });

  it("refuses what data can't be, where it is", () => {
    expect(lookUpInData("x: 1\nday: 2026-11-21\n", "x").found).toEqual([
      "env/data/common.yaml:2: hiera-data: Unable to parse (env/data/common.yaml): Tried to load unspecified class: Date",
    ]);
    expect(lookUpInData("x: 1\nday: :sunday\n", "x").value).toBe("1");
    expect(lookUpInData("x: 1\nday: :sunday\n", "day").found).toEqual([
      expect.stringContaining("has wrong type, expects Puppet::LookupValue, got Runtime[ruby, 'Symbol']"),
    ]);
  });
});

describe("hostile data", () => {
  it("tells all members of a cycle, each with its place", () => {
    const data = "a: \"%{lookup('b')}\"\nb: \"%{alias('c')}\"\nc: [1, \"%{hiera('a')}\"]\n";
    expect(lookUpInData(data, "a").found).toEqual([
      "env/data/common.yaml:3: hiera-cycle: Lookup of key 'a' failed: Recursive lookup detected in [a, b, c]",
    ]);
  });

  it("ends a loop of variables that interpolate each other", () => {
    const facts = { x: "%{y}", y: "%{x}" };
    expect(lookUpInData("a: '%{x}'\n", "a", { facts }).found).toEqual([
      "env/data/common.yaml:1: hiera-cycle: Recursive lookup detected in [a, scope:x, scope:y]",
    ]);
  });

  it("follows a chain of 5,000 keys", () => {
    const keys = Array.from({ length: 5000 }, (_, index) => `k${index}: "%{lookup('k${index + 1}')}"`);
    expect(lookUpInData(`${keys.join("\n")}\nk5000: end\n`, "k0").value).toBe("'end'");
  });

  it("refuses a bomb of aliases, of interpolations, and of tags", () => {
    const names = [..."abcdefghijk"];
    const aliases = names.map(
      (name, index) => `${name}: &${name} [${"*x, ".replace("x", names[index - 1] ?? "z").repeat(10)}1]`,
    );
    const bomb = `z: &z [1]\n${aliases.join("\n")}\n`;
    expect(lookUpInData(bomb, "k").found).toEqual([expect.stringContaining("aliases repeat more than 1000000 values")]);
    const doubled = Array.from({ length: 40 }, (_, n) => `k${n}: "%{lookup('k${n + 1}')}%{lookup('k${n + 1}')}"`);
    expect(lookUpInData(`${doubled.join("\n")}\nk40: x\n`, "k0").found).toEqual([
      expect.stringContaining("endless: more than 200000 lookups lead from one to the other"),
    ]);
    expect(lookUpInData("a: !ruby/object:Gem::Installer {i: x}\n", "a").found).toEqual([
      expect.stringContaining("Tried to load unspecified class: Gem::Installer"),
    ]);
  });

  it("never leaves the environment or a module, by a path, a pattern or a link", () => {
    const at = (entry: string) => `version: 5\nhierarchy:\n  - name: X\n    ${entry}\n`;
    const escapes = [
      "path: ../../outside.yaml",
      "path: /outside.yaml",
      "{datadir: .., glob: '*.yaml'}",
      "{datadir: ../.., glob: '**/*'}",
    ];
    for (const entry of escapes) {
      const text = entry.startsWith("{") ? `version: 5\nhierarchy: [{name: X, ${entry.slice(1, -1)}}]\n` : at(entry);
      const { found, value } = lookUp({ "hiera.yaml": text }, "secret");
      expect(value).toBeUndefined();
      expect(found).toEqual([
        expect.stringMatching(/^env\/hiera.yaml:\d: hiera-config: `.*` leads out of the environment$/),
      ]);
    }
    const links = { "data/common.yaml": "outside.yaml" };
    expect(lookUp({ "hiera.yaml": common }, "secret", { links }).found).toEqual([
      expect.stringContaining("it leads out of the environment"),
    ]);
  });
});

describe("a hiera.yaml", () => {
  it.each([
    ["version: 6\n", "1: hiera-config: This runtime does not support hiera.yaml version 6"],
    [
      "version: 5\nhierarchy:\n  - path: x\n",
      "3: hiera-config: The Lookup Configuration at 'env/hiera.yaml' has wrong type, entry 'hierarchy' index 0 expects a value for key 'name'",
    ],
    [
      "version: 5\nhierarchy:\n  - {name: a, path: x, glob: y}\n",
      "3: hiera-config: Only one of path, paths, glob, globs, uri, uris, or mapped_paths can be defined in hierarchy 'a'",
    ],
    [
      "version: 5\nhierarchy:\n  - {name: a, path: x}\n  - {name: a, path: y}\n",
      "4: hiera-config: Hierarchy name 'a' defined more than once",
    ],
    [
      "version: 5\ndefault_hierarchy:\n  - {name: a, path: x}\n",
      "2: hiera-config: 'default_hierarchy' is only allowed in the module layer",
    ],
    [
      "version: 5\nhierarchy:\n  - {name: a, path: \"%{lookup('x')}\"}\n",
      "3: lookup: Interpolation using method syntax is not allowed in this context",
    ],
  ])("%j is refused where it is wrong", (text, message) => {
    const [first = ""] = lookUp({ "hiera.yaml": text }, "a").found;
    expect(first).toMatch(/^env\/hiera.yaml:/);
    expect(first.replace("env/hiera.yaml:", "")).toContain(message);
  });

  it("of version 3 counts in the global layer only, with --strict it is refused", () => {
    const files = { "hiera.yaml": ":backends: [yaml]\n" };
    expect(lookUp(files, "a").found[0]).toBe(
      "env/hiera.yaml:1: hiera-ignored: hiera.yaml version 3 found at the environment root was ignored",
    );
    expect(lookUp(files, "a", { strict: true }).found).toEqual([
      "env/hiera.yaml:1: hiera-config: hiera.yaml version 3 cannot be used in an environment",
    ]);
  });

  it("finds nothing where an empty variable makes a path absolute, or leads out", () => {
    const level = (text: string) =>
      `version: 5\nhierarchy:\n  - name: L\n    ${text}\n  - name: C\n    path: common.yaml\n`;
    for (const text of [
      "path: '%{facts.none}/.yaml'",
      "path: '%{facts.up}/outside.yaml'",
      "glob: '%{facts.none}/*.yaml'",
    ]) {
      const files = { "hiera.yaml": level(text), "data/common.yaml": "a: 1\n" };
      expect(lookUp(files, "a", { facts: { up: "../.." } })).toMatchObject({ value: "1", found: [] });
    }
  });

  it("reads data outside of the environment where that is allowed", () => {
    const files = { "hiera.yaml": "version: 5\nhierarchy:\n  - name: L\n    path: x.yaml\n    datadir: /srv/data\n" };
    expect(lookUp(files, "a").found[0]).toContain("hiera-config: `/srv/data` leads out of the environment");
    expect(lookUp(files, "a", { allowed: "/srv" })).toMatchObject({ value: "5", found: [] });
    expect(lookUp(files, "a", { allowed: "/sr" }).found).toHaveLength(1);
  });

  it("leaves out levels of other backends, or takes a file of values for them", () => {
    const files = {
      "hiera.yaml":
        "version: 5\nhierarchy:\n  - name: Vault\n    lookup_key: hiera_vault\n    options: { a: b }\n  - name: C\n    path: common.yaml\n",
      "data/common.yaml": "a: 1\nb: 2\n",
    };
    const skipped = lookUp(files, "a", { missing: "skip" });
    expect(skipped.value).toBe("1");
    expect(skipped.found).toEqual([
      "env/hiera.yaml:3: hiera-ignored: the level 'Vault' gets its data from 'hiera_vault', which isn't here: it is left out",
    ]);
    const { value: missing } = readStandIns(createSource("values.yaml", "a: '%{::environment}'\n"));
    expect(lookUp(files, "a", { missing }).value).toBe("'env'");
    expect(lookUp(files, "b", { missing }).value).toBe("2");
    expect(lookUp(files, "a", { missing: "error" }).found[0]).toContain("hiera-backend");
    expect(readStandIns(createSource("values.yaml", "- 1\n")).diagnostics).toHaveLength(1);
  });

  it("names a backend that would be a program", () => {
    const files = { "hiera.yaml": `${common}    lookup_key: hiera_vault\n`, "data/common.yaml": "a: 1\n" };
    expect(lookUp(files, "a").found).toEqual([
      "env/hiera.yaml:5: hiera-backend: Unable to find 'lookup_key' function named 'hiera_vault', which the level 'Common' asks for",
    ]);
  });
});
