import fc from "fast-check";
import { serialize, serializePlain, serializeView, type View } from "@cairn/store";
import { parseDocument } from "yaml";
import { component, isPairs, model, modelOf, print, read, storeOver, treeOf, type Model } from "./models.js";

/** As JavaScript has it, except that components are lists of pairs. */
function plainOf(value: Model): unknown {
  if (isPairs(value)) return { pairs: value.pairs.map(([name, each]) => [name, plainOf(each)]) };
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value === "object" && value !== null) return "digits" in value ? Number(value.digits) : value.data;
  return value;
}

/** What the library `yaml` reads, in the same shape. */
function fromYaml(value: unknown): unknown {
  if (value instanceof Map) return { pairs: [...value].map(([name, each]) => [name, fromYaml(each)]) };
  return Array.isArray(value) ? value.map(fromYaml) : value;
}

describe("json", () => {
  it("is what JSON.parse reads back, and what JSON.stringify would have written", () => {
    fc.assert(
      fc.property(component.map(noNumbers), (value) => {
        const text = print(treeOf(value), "json");
        expect(modelOf(read(text, "json").value, read(text, "json").log)).toEqual(value);
        const hasIntegerNames = /"\d+": /.test(text);
        if (!hasIntegerNames && !text.includes("__proto__")) {
          expect(text).toBe(`${JSON.stringify(JSON.parse(text), undefined, 2)}\n`);
        }
      }),
    );
  });

  it("prints order, empty containers and exact digits", () => {
    const text = print(
      treeOf({
        pairs: [
          ["b", { digits: "1.50" }],
          ["1", []],
          ["a", { pairs: [] }],
          ["c", [null, true]],
        ],
      }),
      "json",
    );
    expect(text).toBe('{\n  "b": 1.50,\n  "1": [],\n  "a": {},\n  "c": [\n    null,\n    true\n  ]\n}\n');
  });

  it("prints data references as the caller wants them", () => {
    const tree = treeOf({ pairs: [["d", { data: ["a", "b"] }]] });
    expect(JSON.parse(print(tree, "json"))).toEqual({ d: "$.a:b" });
    const tagged = { dataReference: (path: readonly string[]) => ({ $data: path.join(":") }) };
    expect(JSON.parse(print(tree, "json", tagged))).toEqual({ d: { $data: "a:b" } });
    expect(parseDocument(print(tree, "yaml", tagged)).toJS()).toEqual({ d: { $data: "a:b" } });
  });

  it("stops indenting at depth 64", () => {
    const { store, origin } = storeOver();
    let inside = store.root;
    for (let depth = 0; depth < 200; depth++) inside = store.putComponent(inside, "a", origin(1));
    for (const format of ["json", "yaml"] as const) {
      const lines = print({ value: store.root, log: store.log }, format).split("\n");
      expect(Math.max(...lines.map((line) => /^ */.exec(line)![0].length))).toBeLessThanOrEqual(128);
      expect(modelOf(read(lines.join("\n"), format).value, read(lines.join("\n"), format).log)).toEqual(
        modelOf(store.root, store.log),
      );
    }
  });
});

function noNumbers(value: Model): Model {
  if (isPairs(value)) return { pairs: value.pairs.map(([name, each]) => [name, noNumbers(each)]) };
  if (Array.isArray(value)) return value.map(noNumbers);
  return typeof value === "object" && value !== null && "digits" in value ? { digits: "7" } : value;
}

describe("yaml", () => {
  for (const version of ["1.1", "1.2"] as const) {
    it(`is read back by any reader of YAML ${version} as the same values in the same order`, () => {
      fc.assert(
        fc.property(model, (value) => {
          const document = parseDocument(print(treeOf(value), "yaml"), { version, merge: version === "1.1" });
          expect(document.errors).toEqual([]);
          expect(fromYaml(document.toJS({ mapAsMap: true }))).toEqual(plainOf(value));
        }),
        { numRuns: 2000 },
      );
    });
  }

  it("leaves plain what can be plain", () => {
    const value: Model = {
      pairs: [
        ["name", "web server"],
        ["path", "/etc/motd"],
        ["on", "off"],
        ["power", "E0"],
        ["list", [["x"], { pairs: [["a", "1"]] }]],
      ],
    };
    expect(print(treeOf(value), "yaml")).toBe(
      'name: web server\npath: /etc/motd\n"on": "off"\npower: "E0"\nlist:\n  - - x\n  - a: "1"\n',
    );
  });
});

describe("the size", () => {
  it("is known exactly before anything is printed", () => {
    fc.assert(
      fc.property(model, fc.constantFrom("json" as const, "yaml" as const), (value, format) => {
        const tree = treeOf(value);
        const bytes = Buffer.byteLength(print(tree, format));
        expect(serialize(tree.value, tree.log, { format, maxBytes: bytes - 1 })).toEqual({ tooLarge: bytes });
        expect(serialize(tree.value, tree.log, { format, maxBytes: bytes })).toHaveProperty("chunks");
      }),
    );
  });
});

describe("plain data", () => {
  it("is printed as JSON.stringify prints it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect([...serializePlain(value)].join("")).toBe(`${JSON.stringify(value, undefined, 2)}\n`);
      }),
    );
  });

  it("leaves out members without a value", () => {
    const data = { a: undefined, b: [undefined, null], c: () => 1, d: 2n };
    expect(JSON.parse([...serializePlain(data)].join(""))).toEqual({ b: [null, null], d: 2 });
  });
});

describe("values that are in no store", () => {
  /** Maps are components, sets vectors. */
  const view: View = {
    container(value) {
      if (!(value instanceof Map || value instanceof Set)) return undefined;
      const { size } = value;
      return { object: value, named: value instanceof Map, size, entries: () => value.entries() };
    },
    value: (entry) => entry,
    scalar: (value, layout, inline) => layout.quote(String(value), inline),
  };

  it("are printed as their view reads them", () => {
    const value = new Map<string, unknown>([
      ["a", 1],
      ["b", new Set(["x", new Map()])],
    ]);
    const printed = serializeView(value, view, { format: "json", maxBytes: 100 });
    expect("chunks" in printed && [...printed.chunks].join("")).toBe(
      '{\n  "a": "1",\n  "b": [\n    "x",\n    {}\n  ]\n}\n',
    );
  });

  it("are measured before they are written if they are long", () => {
    const value = new Set(["x".repeat(20 * 2 ** 20)]);
    const bytes = 20 * 2 ** 20 + 9;
    expect(serializeView(value, view, { format: "json", maxBytes: bytes - 1 })).toEqual({ tooLarge: bytes });
    const printed = serializeView(value, view, { format: "json", maxBytes: bytes });
    expect("chunks" in printed && [...printed.chunks].join("").length).toBe(bytes);
  });
});
