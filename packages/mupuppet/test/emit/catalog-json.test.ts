import { integerType, resourceType } from "@cairn/puppet-core/types";
import { defaultValue, HashValue, type Value } from "@cairn/puppet-core/values";
import { makeCatalog, makeResource, printed, printLimited } from "./make-catalog.js";

function parametersOf(...[type, title, values]: Parameters<typeof makeResource>): unknown {
  const text = printed(makeCatalog([makeResource(type, title, values)]));
  return (JSON.parse(text) as { resources: { parameters?: unknown }[] }).resources[0]!.parameters;
}

function messageText(message: Value): string {
  const text = printed(makeCatalog([makeResource("Notify", "a", { message })]));
  return /"message": ([^]*?)\n {6}\}/.exec(text)![1]!;
}

const hash = (...entries: (readonly [Value, Value])[]) => new HashValue(entries);

describe("a catalog as JSON", () => {
  it("has Puppet's keys in Puppet's order, two blanks a level", () => {
    const containers = [makeResource("Class", "main")];
    const resource = makeResource("Notify", "a", { message: "b" }, { sensitive: new Set(["message"]), containers });
    expect(printed(makeCatalog([resource]))).toBe(`{
  "tags": [
    "settings"
  ],
  "name": "n",
  "version": 0,
  "code_id": null,
  "catalog_format": 2,
  "environment": "production",
  "resources": [
    {
      "type": "Notify",
      "title": "a",
      "tags": [
        "notify"
      ],
      "file": "/etc/site.pp",
      "line": 2,
      "exported": false,
      "kind": "compilable_type",
      "parameters": {
        "message": "b"
      },
      "sensitive_parameters": [
        "message"
      ]
    }
  ],
  "edges": [
    {
      "source": "Class[main]",
      "target": "Notify[a]"
    }
  ],
  "classes": [
    "settings"
  ]
}
`);
  });

  it("leaves out what is virtual, with its edges, but shows what is exported", () => {
    const containers = [makeResource("Class", "main"), makeResource("Class", "hidden", {}, { virtual: true })];
    const resources = [
      makeResource("Notify", "a", {}, { virtual: true, containers }),
      makeResource("Notify", "b", {}, { virtual: true, exported: true, containers }),
    ];
    const catalog = JSON.parse(printed(makeCatalog(resources))) as {
      resources: { title: string; exported: boolean }[];
      edges: object[];
    };
    expect(catalog.resources).toEqual([expect.objectContaining({ title: "b", exported: true })]);
    expect(catalog.edges).toEqual([{ source: "Class[main]", target: "Notify[b]" }]);
  });

  it("prints what the title says of a resource, unless it is the title", () => {
    expect(parametersOf("File", "/tmp/")).toEqual({ path: "/tmp" });
    expect(parametersOf("File", "/tmp", { path: "/tmp" })).toBeUndefined();
    expect(parametersOf("File", "a", { mode: "0644", name: "/x" })).toEqual({ path: "/x", mode: "0644" });
    expect(parametersOf("Package", "a", { provider: "gem", name: "b" })).toEqual({ name: "b", provider: "gem" });
    expect(parametersOf("Class", "main")).toEqual({ name: "main" });
  });

  it("leaves out undef, flattens lists of references, and marks what is secret", () => {
    const b = resourceType("notify", "b");
    const secret = { kind: "sensitive", value: "x" } as const;
    expect(parametersOf("Notify", "a", { message: null })).toBeUndefined();
    expect(parametersOf("Notify", "a", { require: [b, [b, null]] })).toEqual({ require: ["Notify[b]", "Notify[b]"] });
    expect(parametersOf("Notify", "a", { message: [["c"], "d"] })).toEqual({ message: [["c"], "d"] });
    const text = printed(makeCatalog([makeResource("Notify", "a", { message: secret })]));
    expect(text).toContain('"message": "x"');
    expect(text).toContain('"sensitive_parameters": [');
  });

  it.each<[Value, string]>([
    [1.0, "1.0"],
    [-0.0, "-0.0"],
    [1e20, "1.0e+20"],
    [9007199254740993n, "9007199254740993"],
    ["caf\u00e9 \u0001\t\u2028", '"caf\u00e9 \\u0001\\t\u2028"'],
    [[], "[]"],
    [hash(), "{}"],
  ])("prints %p as Puppet does", (value, text) => {
    expect(messageText(value)).toBe(text);
  });

  it.each<[string, Value, unknown]>([
    ["default", defaultValue, { __ptype: "Default" }],
    ["a regex", { kind: "regexp", source: "a/b" }, { __ptype: "Regexp", __pvalue: "a/b" }],
    ["a secret inside", [{ kind: "sensitive", value: "x" }], [{ __ptype: "Sensitive", __pvalue: "x" }]],
    ["another key than a string", hash([1n, 2n]), { __ptype: "Hash", __pvalue: [1, 2] }],
    ["a key that means something", hash(["__ptype", 2n]), { __ptype: "Hash", __pvalue: ["__ptype", 2] }],
    ["a type", integerType(1n, 2n), { __ptype: "Pcore::IntegerType", from: 1, to: 2 }],
    ["an open range", integerType(undefined, 2n), { __ptype: "Pcore::IntegerType", from: null, to: 2 }],
    ["a reference", resourceType("apache::vhost", "x"), "Apache::Vhost[x]"],
    ["a symbol of Ruby", { kind: "symbol", text: "a" }, "a"],
    ["a symbol as a key", hash([{ kind: "symbol", text: "a" }, 1n]), { __ptype: "Hash", __pvalue: ["a", 1] }],
    ["undef inside", [null], [null]],
  ])("writes %s as rich data", (_, value, expected) => {
    expect(parametersOf("Notify", "a", { message: value })).toEqual({ message: expected });
  });

  it("writes values of any depth, without blanks from level 64 on", () => {
    let deep: Value = "x";
    for (let level = 0; level < 100_000; level++) deep = [deep];
    const text = messageText(deep);
    expect(text.startsWith("[\n          [\n")).toBe(true);
    expect(text).toContain("[[[[");
    expect(text.length).toBeLessThan(250_000);
  });

  it("writes a list of any length, and what comes after it", () => {
    const message = Array.from({ length: 20_000 }, (_, index) => `item ${index}`);
    expect(parametersOf("Notify", "a", { message, withpath: true })).toEqual({ message, withpath: true });
  });

  it("refuses what would grow beyond the limit before it is expanded", () => {
    let doubled: Value = "x";
    for (let level = 0; level < 2000; level++) doubled = [doubled, doubled];
    const { diagnostics } = printLimited(makeCatalog([makeResource("Notify", "a", { message: doubled })]), 2 ** 28);
    expect(diagnostics.map(({ code }) => code)).toEqual(["mupuppet/output-too-large"]);
  });

  it.each(["json", "yaml"] as const)("knows the size in %s to the byte", (format) => {
    const catalog = makeCatalog([makeResource("Notify", "\u00e9", { message: ["\u{1F600}", "\ud800"] })]);
    const bytes = Buffer.byteLength([...printLimited(catalog, 0, format).value!].join(""));
    expect(printLimited(catalog, bytes, format).value).toBeDefined();
    expect(printLimited(catalog, bytes - 1, format).value).toBeUndefined();
  });
});
