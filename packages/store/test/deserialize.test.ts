import { Allowance, createSource, mostWordsInAll, spanText } from "@cairn/diagnostics";
import { deserialize, isComponent, type DataFormat } from "@cairn/store";
import fc from "fast-check";
import { model, modelOf, print, read, treeOf, type Model } from "./models.js";

function errorsOf(text: string, format: DataFormat, maxDepth?: number): string[] {
  const { errors } = deserialize(createSource("x", text), format, maxDepth === undefined ? {} : { maxDepth });
  return errors.map(({ message, start, end }) => `${start}-${end} ${message}`);
}

function modelIn(text: string, format: DataFormat): Model {
  const tree = read(text, format);
  return modelOf(tree.value, tree.log);
}

/** Each line contains the previous one twice. */
function laughs(lines: number): string {
  const text = ["l0: &l0 {a: 1}"];
  for (let index = 1; index <= lines; index++)
    text.push(`l${index}: &l${index} {a: *l${index - 1}, b: *l${index - 1}}`);
  return text.join("\n");
}

/** Each line contains the previous one ten times. */
function tenfold(lines: number): string {
  const text = ["l0: &l0 [x]"];
  for (let index = 1; index <= lines; index++) text.push(`l${index}: &l${index} [${`*l${index - 1}, `.repeat(10)}]`);
  return text.join("\n");
}

/** What was written at each attribute's place. */
function places(text: string, format: DataFormat): Record<string, string> {
  const { store } = read(text, format);
  const found: Record<string, string> = {};
  const waiting = [store.root];
  for (let component = waiting.pop(); component; component = waiting.pop()) {
    for (const [, record] of component.entries()) {
      found[store.log.path(record).join(".")] = spanText(store.log.span(record));
      const value = store.log.value(record);
      for (const inner of Array.isArray(value) ? value : [value]) if (isComponent(inner)) waiting.push(inner);
    }
  }
  return found;
}

describe("parsing", () => {
  it("yields the same json", () => {
    fc.assert(fc.property(model, (value) => expect(modelIn(print(treeOf(value), "json"), "json")).toEqual(value)));
  });

  it("yields the same yaml, except for the notation of exponents", () => {
    fc.assert(
      fc.property(model, (value) => {
        const text = print(treeOf(value), "yaml");
        const again = print(read(text, "yaml"), "yaml");
        expect(again).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it("parses any json as JSON.parse does, and rejects what that rejects", () => {
    const pieces = [
      '{"a":',
      "[",
      "]",
      "}",
      ",",
      '"b"',
      ":",
      "1",
      "-",
      "0",
      ".5",
      "e3",
      "true",
      "nul",
      "l",
      " ",
      "\n",
      '"\\u00',
      '41"',
      '"',
    ];
    const counts = { good: 0, bad: 0 };
    const strings = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((list) => list.join("")),
      fc.json({ maxDepth: 3 }),
    );
    fc.assert(
      fc.property(strings, (text) => {
        const expected = parsed(text);
        const { tree, errors } = deserialize(createSource("x", text), "json");
        if (errors.some(({ message }) => message.includes("given twice"))) return;
        counts[tree ? "good" : "bad"]++;
        expect(tree !== undefined).toBe(expected !== undefined);
        if (tree) expect(JSON.parse(print(tree, "json"))).toEqual(expected!.value);
        for (const { start, end } of errors) {
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(counts.good, counts.bad)).toBeGreaterThan(300);
  });
});

describe("json", () => {
  it("ends at the value that is one too many", () => {
    const text = `[${"1,".repeat(4_000_100)}1]`;
    const errors = deserialize(createSource("x", text), "json").errors;
    expect(errors.map(({ message }) => message)).toEqual(["this has more than 4000000 values"]);
  });

  it("ends at the value with a name that is one too many", () => {
    const text = `{${Array.from({ length: 1_200_001 }, (_, index) => `"${index}":1`).join(",")}}`;
    const errors = deserialize(createSource("x", text), "json").errors;
    expect(errors.map(({ message }) => message)).toEqual(["this has more than 1200000 values with a name"]);
  });
});

describe.each(["json", "yaml"] as const)("many files of %s", (format) => {
  it("end if all together have too many tokens", () => {
    const allowance = new Allowance();
    allowance.takeWords(mostWordsInAll - 20);
    const source = createSource("x", '["a", "b", "c"]');
    expect(deserialize(source, format, { allowance }).errors).toEqual([]);
    allowance.takeWords(16);
    const [error] = deserialize(source, format, { allowance }).errors;
    expect(error!.message).toBe("all files together have more than 8000000 tokens");
  });
});

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

describe("places", () => {
  it("are those of each attribute in json", () => {
    expect(places('{"a": 1.50, "b": [1, {"c": null}], "d": {"e": "x"}}', "json")).toEqual({
      a: '"a": 1.50',
      b: '"b"',
      "b.1.c": '"c": null',
      d: '"d"',
      "d.e": '"e": "x"',
    });
  });

  it("are those of each attribute in yaml", () => {
    expect(places("a: 1.50\nb:\n  - 1\n  - c:\nd:\n  e: x # why\n", "yaml")).toEqual({
      a: "a: 1.50",
      b: "b",
      "b.1.c": "c:",
      d: "d",
      "d.e": "e: x",
    });
  });
});

describe("mistakes", () => {
  it.each([
    ["", "0-0 expected a value, but the text ends here"],
    ["[1,]", "3-4 expected another value after `,`"],
    ["[1 2]", "3-4 expected `,` or `]`"],
    ['{"a" 1}', "5-6 expected `:` after the name"],
    ["{a: 1}", "1-2 expected a name in double quotes"],
    ['{"a": 1, "a": 2}', "9-12 `a` is repeated in the same component"],
    ["01", "0-2 expected a value"],
    ['"a\nb"', "0-1 this string isn't closed"],
    ['"a\\x"', "2-4 invalid escape"],
    ["[] x", "3-4 unexpected content after the value"],
  ])("of json are found at their place: %j", (text, error) => {
    expect(errorsOf(text, "json")).toEqual([error]);
  });

  it.each([
    ["a: 1\nb: 2\na: 3", "10-11 `a` is repeated in the same component"],
    ["a: &a [*a]", "7-9 `*a` is inside its own anchor"],
    ["a: *b", "3-5 no anchor `&b` before this"],
    ["a: .inf", "3-7 numbers cannot be infinite or undefined"],
    ["? [a]\n: 1", "2-5 a name must be a scalar"],
    ["--- 1\n--- 2", "6-6 only one document is allowed in a file"],
    ["[", "1-1 flow sequence must end with a ]"],
    ["a: b: c", "3-4 nested mappings are not allowed in compact mappings"],
  ])("of yaml are found at their place: %j", (text, error) => {
    expect(errorsOf(text, "yaml")).toEqual([error]);
  });

  it("of nesting are found before anything overflows", () => {
    expect(errorsOf("[".repeat(50), "json", 10)).toEqual(["10-11 nested more than 10 levels deep"]);
    expect(errorsOf("- ".repeat(50) + "1", "yaml", 10)).toEqual(["20-21 nested more than 10 levels deep"]);
    expect(errorsOf("[".repeat(1_000_000), "json")).toEqual(["100000-100001 nested more than 100000 levels deep"]);
  });
});

describe("yaml", () => {
  it("names scalars as they are written, and keeps digits", () => {
    expect(modelIn("1: 1.50\ntrue: 0x1F\n2001-01-01: .5\n~: yes\n", "yaml")).toEqual({
      pairs: [
        ["1", { digits: "1.50" }],
        ["true", { digits: "31" }],
        ["2001-01-01", { digits: "0.5" }],
        ["~", "yes"],
      ],
    });
  });

  it("shares the value of an alias", () => {
    const { store } = read(laughs(10), "yaml");
    expect(store.log.count).toBe(11 + 1 + 20);
    expect(modelOf(store.get(store.root, "l2")!, store.log)).toEqual(
      modelIn("a: {a: {a: 1}, b: {a: 1}}\nb: {a: {a: 1}, b: {a: 1}}", "yaml"),
    );
  });

  it("reads hundreds of aliases of a few values, and a hundred thousand of one", () => {
    const uses = Array.from({ length: 800 }, (_, index) => `m${index}: {x: *b}`).join("\n");
    expect(errorsOf(`base: &b {a: 1, b: [2, 3]}\n${uses}`, "yaml")).toEqual([]);
    expect(errorsOf(`base: &b 1\nall: [${"*b,".repeat(100_000)}]`, "yaml")).toEqual([]);
  });

  it.each([
    ["doubles", laughs(30), "*l17"],
    ["holds ten of the one before", tenfold(8), "*l5"],
    ["repeats one large part", `l0: &l0 [${"1, ".repeat(10_000)}]\nl1: [${"*l0, ".repeat(200)}]`, "*l0"],
  ])("ends at the alias that makes it too large, where each %s", (_what, text, alias) => {
    const [error, ...others] = deserialize(createSource("x", text), "yaml").errors;
    expect(others).toEqual([]);
    expect(error!.message).toBe(`up to \`${alias}\`, aliases repeat more than 1000000 values`);
    expect(text.slice(error!.start, error!.end)).toBe(alias);
  });

  it("ends at the sign that is one too many", () => {
    const text = `[${"1,".repeat(1_500_000)}]`;
    const [error] = deserialize(createSource("x", text), "yaml").errors;
    expect(error!.message).toBe("this has more than 2000000 tokens, a limit that JSON doesn't have");
    expect(text.slice(error!.start - 1, error!.end + 1)).toMatch(/^1,1$|^,1,$/);
  });

  it.each([
    `a: [${",".repeat(300_000)}]`,
    "a: ]\n".repeat(100_000),
    "a: 'x' y\n".repeat(100_000),
    "@\n".repeat(300_000),
  ])("reports no more than a hundred of a million errors: %.12s…", (text) => {
    const { length } = deserialize(createSource("x", text), "yaml").errors;
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(200);
  });

  it("ends at a long text with escapes, and reads one without", () => {
    const errorsIn = (text: string) => deserialize(createSource("x", text), "yaml").errors;
    expect(errorsIn(`a: "${"\\x41".repeat(4_100_000)}"`).map(({ message }) => message)).toEqual([
      "this has more than 2000000 tokens, a limit that JSON doesn't have",
    ]);
    expect(errorsIn(`a: "${"x".repeat(20_000_000)}"`)).toEqual([]);
  });

  it("reads double quotes as such only where they are some", () => {
    const text = `a: "it is 'so'"\nb: |\n  "a longer text"\nc: >-\n  "a longer text"\n"a longer name": "x # y: z"\n`;
    expect(modelIn(text, "yaml")).toEqual(
      modelIn(
        String.raw`{"a": "it is 'so'", "b": "\"a longer text\"\n", "c": "\"a longer text\"", "a longer name": "x # y: z"}`,
        "json",
      ),
    );
  });

  it("reads a long ordered mapping in linear time", () => {
    const text = `a: !!omap\n${Array.from({ length: 60_000 }, (_, index) => `- k${index}: 1\n`).join("")}`;
    expect(deserialize(createSource("x", text), "yaml").errors).toEqual([]);
  }, 15_000);

  it("reads an alias as what its anchor names", () => {
    expect(modelIn("a: &x {b: [1]}\nc: *x\nd: &y [*x]\ne: *y\nf: &z 7\ng: *z", "yaml")).toEqual(
      modelIn('{"a": {"b": [1]}, "c": {"b": [1]}, "d": [{"b": [1]}], "e": [{"b": [1]}], "f": 7, "g": 7}', "json"),
    );
  });

  it("reads trees that are deeper than its library can compose at once", () => {
    for (const [open, close] of [
      ["[", "]"],
      ["{a: ", "}"],
      ["- ", ""],
      ["{? ", ": 1}"],
    ] as const) {
      const { tree, errors } = deserialize(createSource("x", open.repeat(5000) + "1" + close.repeat(5000)), "yaml");
      const depth = open === "{? " ? undefined : 5000;
      expect({ open, errors: errors.length, depth: tree && depthOf(tree.value, tree.log) }).toEqual({
        open,
        errors: depth === undefined ? 1 : 0,
        depth,
      });
    }
  });
});

function depthOf(value: unknown, log: ReturnType<typeof read>["log"]): number {
  let depth = 0;
  let inside = value;
  for (; typeof inside === "object" && inside !== null; depth++) {
    inside = isComponent(inside as never)
      ? log.value((inside as { find(name: string): number }).find("a"))
      : (inside as unknown[])[0];
  }
  return depth;
}
