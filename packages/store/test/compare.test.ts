import { compare, renderDifferences, sameNumber, type Comparison } from "@cairn/store";
import fc from "fast-check";
import { isPairs, model, read, storeOver, treeOf, type Model } from "./models.js";

function differences(left: string, right: string, order = true): string[] {
  const { differences } = compare(read(left, "json"), read(right, "json"), { order });
  return differences.map(({ kind, path, left: from, right: to }) =>
    [kind, path.join(":"), from?.text ?? "", to?.text ?? ""].join("|"),
  );
}

describe("compare", () => {
  it("finds nothing between a value and itself, or a value like it", () => {
    fc.assert(
      fc.property(model, (value) => {
        const tree = treeOf(value);
        expect(compare(tree, tree).differences).toEqual([]);
        expect(compare(tree, treeOf(value))).toEqual({ differences: [], complete: true });
      }),
    );
  });

  it("finds something between values that differ, and the same with sides exchanged", () => {
    fc.assert(
      fc.property(model, model, (first, second) => {
        const there = compare(treeOf(first), treeOf(second)).differences;
        const back = compare(treeOf(second), treeOf(first)).differences;
        expect(there.length === 0).toBe(JSON.stringify(canonical(first)) === JSON.stringify(canonical(second)));
        const opposite = { added: "removed", removed: "added", changed: "changed", moved: "moved" } as const;
        const count = (list: Comparison["differences"], kind: keyof typeof opposite): number =>
          list.filter((difference) => difference.kind === kind).length;
        for (const [kind, other] of Object.entries(opposite) as [keyof typeof opposite, keyof typeof opposite][]) {
          expect(count(there, kind)).toBe(count(back, other));
        }
      }),
    );
  });

  it.each([
    ['{"a": 1, "b": 2}', '{"a": 1.0, "b": 3}', ["changed|b|2|3"]],
    ['{"a": {"x": 1}}', '{"a": {"x": 1, "y": 2}}', ["added|a:y||2"]],
    ['{"a": {"x": 1, "y": 2}}', '{"a": {"x": 1}}', ["removed|a:y|2|"]],
    ['{"a": 1, "b": 2, "c": 3}', '{"c": 3, "a": 1, "b": 2}', ["moved|c|3|3"]],
    ['{"a": {"x": 1}}', '{"a": [1]}', ["changed|a|{1 attribute}|[1]"]],
    ['{"a": [1, 2]}', '{"a": [1, 3]}', ["changed|a|[1, 2]|[1, 3]"]],
    ['{"a": [{"x": 1}]}', '{"a": [{"x": 2}, 5]}', ["changed|a:0:x|1|2", "added|a:1||5"]],
    ["1", "2", ["changed||1|2"]],
  ])("distinguishes %s from %s", (left, right, expected) => {
    expect(differences(left, right)).toEqual(expected);
  });

  it("can be configured to ignore the order", () => {
    expect(differences('{"a": 1, "b": 2}', '{"b": 2, "a": 1}', false)).toEqual([]);
  });

  it("knows where each side was written", () => {
    const [difference] = compare(read('{"a":\n 1}', "json"), read("a: 2", "yaml")).differences;
    expect(difference).toMatchObject({
      left: { span: { start: 1 } },
      right: { span: { source: { name: "data.yaml" } } },
    });
  });

  it("compares what is shared once: 2^39 components take 40 steps", () => {
    const [left, right] = [doubling(1), doubling(1)];
    expect(compare(left, right)).toEqual({ differences: [], complete: true });
    const different = compare(left, doubling(2));
    expect(different.complete).toBe(false);
    expect(different.differences).toHaveLength(10_000);
  });

  it("stops if the paths of the differences would take too much memory", () => {
    const deep = (leaf: number): string => `${'{"b": '.repeat(5000)}${leaf}${`, "a": ${leaf}}`.repeat(5000)}`;
    const { differences, complete } = compare(read(deep(1), "json"), read(deep(2), "json"));
    expect(complete).toBe(false);
    expect(differences.length).toBeGreaterThan(100);
  });
});

/** Numbers by value; order counts. */
function canonical(value: Model): unknown {
  if (isPairs(value)) return { pairs: value.pairs.map(([name, each]) => [name, canonical(each)]) };
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null || !("digits" in value)) return value;
  const [, sign, whole, fraction = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(value.digits)!;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  let [mantissa, exponent] = [digits, Number(power) - fraction.length];
  while (mantissa !== 0n && mantissa % 10n === 0n) [mantissa, exponent] = [mantissa / 10n, exponent + 1];
  return { number: `${mantissa}e${mantissa === 0n ? 0 : exponent}` };
}

function doubling(leaf: number): ReturnType<typeof treeOf> {
  const { store, origin } = storeOver();
  let last = store.putComponent(store.root, "c0", origin(1));
  store.put(last, "x", leaf, origin(1));
  for (let index = 1; index < 40; index++) {
    const shared = store.share(last);
    last = store.putComponent(store.root, `c${index}`, origin(1));
    store.put(last, "a", shared, origin(2));
    store.put(last, "b", shared, origin(2));
  }
  return { value: store.root, log: store.log };
}

describe("sameNumber", () => {
  it.each([
    ["1", "1.0", true],
    ["1e3", "1000", true],
    ["0.10", "1e-1", true],
    ["-0", "0.0e99", true],
    ["9223372036854775808", "9223372036854775809", false],
    ["1e400", "1e401", false],
    ["1e99999999999999999999", "10e99999999999999999998", true],
    ["1", "-1", false],
  ])("%s and %s: %s", (left, right, same) => {
    expect(sameNumber({ kind: "number", digits: left }, { kind: "number", digits: right })).toBe(same);
  });
});

describe("rendering", () => {
  const left = read('{"a": 1, "b": {"x|y": "`"}, "c": 1.50, "d": true}', "json");
  const right = read('{"b": {"x|y": "|"}, "a": 1, "c": 2, "e": []}', "json");

  it("writes text with locations", () => {
    expect(renderDifferences(compare(left, right), { format: "text" })).toBe(
      [
        'changed b:x|y: "`" -> "|"',
        "    data.json:1:16 -> data.json:1:8",
        "changed c: 1.50 -> 2",
        "    data.json:1:29 -> data.json:1:29",
        "removed d: true",
        "    data.json:1:40",
        "added   e: []",
        "    data.json:1:37",
        "moved   b: is in a different position",
        "    data.json:1:10 -> data.json:1:2",
        "5 differences\n",
      ].join("\n"),
    );
    expect(renderDifferences({ differences: [], complete: true }, { format: "text" })).toBe("no differences\n");
  });

  it("writes json with exact digits and places", () => {
    const json = renderDifferences(compare(left, right), { format: "json" });
    expect(json).toContain('"left": {"value": 1.50, "file": "data.json", "line": 1, "column": 29}');
    expect(JSON.parse(json)).toMatchObject({ complete: true, differences: { length: 5, 0: { path: "b:x|y" } } });
  });

  it("writes markdown whose cells may contain anything", () => {
    const markdown = renderDifferences(compare(left, right), {
      format: "markdown",
      formatPath: (path) => path.join("."),
    });
    expect(markdown).toContain('| changed | `b.x\\|y` | ``"`"`` | `"\\|"` |');
    for (const line of markdown.split("\n").slice(0, 7)) expect(line.replaceAll("\\|", "").split("|")).toHaveLength(6);
  });
});
