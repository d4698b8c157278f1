import { describe, expect, it } from "@jest/globals";
import {
  compareValues,
  defaultValue,
  equalValues,
  HashValue,
  inspect,
  printFloat,
  toNumber,
  toText,
  type Value,
} from "@cairn/puppet-core/values";

const hash = (...entries: [Value, Value][]) => new HashValue(entries);

describe("toText and inspect", () => {
  const rows: [Value, string, string][] = [
    [null, "", "undef"],
    ["it's", "it's", "'it\\'s'"],
    ["a\nb$", "a\nb$", '"a\\nb\\$"'],
    [1n, "1", "1"],
    [1, "1.0", "1.0"],
    [1e20, "1.0e+20", "1.0e+20"],
    [1e-5, "1.0e-05", "1.0e-05"],
    [true, "true", "true"],
    [defaultValue, "default", "default"],
    [[1n, "two", [null]], "[1, two, []]", "[1, 'two', [undef]]"],
    [hash(["k", "v"], [1n, []]), "{k => v, 1 => []}", "{'k' => 'v', 1 => []}"],
    [{ kind: "sensitive", value: "secret" }, "Sensitive [value redacted]", "#<Sensitive [value redacted]>"],
    [
      { kind: "type", name: "Resource", typeName: "apache::vhost", title: "x" },
      "Apache::Vhost['x']",
      "Apache::Vhost['x']",
    ],
  ];
  it.each(rows)("prints %j as %s and %s", (value, text, shown) => {
    expect(toText(value)).toBe(text);
    expect(inspect(value)).toBe(shown);
  });

  it("prints arrays of any depth", () => {
    let deep: Value = [];
    for (let depth = 1; depth < 100_000; depth++) deep = [deep];
    expect(toText(deep)).toBe("[".repeat(100_000) + "]".repeat(100_000));
  });
});

describe("hashes", () => {
  it("distinguish keys by type and case, and keep the first position", () => {
    const value = hash(["a", 1n], ["A", 2n], [1n, 3n], [1, 4n], ["a", 5n], [[1n], 6n], [["1"], 7n], ["1", 8n]);
    expect(value.keys()).toEqual(["a", "A", 1n, 1, [1n], ["1"], "1"]);
    expect([value.get("a"), value.get([1n]), value.get(["1"])]).toEqual([5n, 6n, 7n]);
    expect(value.has("b")).toBe(false);
  });

  it("aren't fooled by a string that looks like another key", () => {
    const value = hash([[1n], "array"], ["\0[bigint1:1]", "string"]);
    expect(value.size).toBe(2);
  });
});

describe("equalValues", () => {
  const rows: [Value, Value, boolean][] = [
    ["a", "A", true],
    ["ä", "Ä", false],
    [1n, 1, true],
    [1n, "1", false],
    [["a", ["B"]], ["A", ["b"]], true],
    [hash(["a", "x"]), hash(["a", "X"]), true],
    [hash(["a", "x"]), hash(["A", "x"]), false],
    [null, "", false],
    [null, false, false],
    [{ kind: "type", name: "Integer" }, { kind: "type", name: "Integer", from: 1n }, false],
  ];
  it.each(rows)("%# of the table", (left, right, expected) => {
    expect(equalValues(left, right)).toBe(expected);
    expect(equalValues(right, left)).toBe(expected);
  });
});

describe("compareValues", () => {
  it("orders strings ignoring case, numbers of both kinds, and versions", () => {
    expect(compareValues("B", "a")).toEqual({ order: 1 });
    expect(compareValues(1n, 1.5)).toEqual({ order: -1 });
    const version = (text: string): Value => ({ kind: "version", text });
    expect(compareValues(version("1.0.0-rc1"), version("1.0.0"))).toEqual({ order: -1 });
    expect(compareValues(version("1.10.0"), version("1.9.0"))).toEqual({ order: 1 });
  });

  it("rejects the rest in Puppet's words", () => {
    expect(compareValues("1", 1n)).toEqual({ problem: "A String is not comparable to a non String" });
    expect(compareValues(1n, "1")).toEqual({ problem: "A Numeric is not comparable to non Numeric" });
    const problem = "Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable";
    expect(compareValues([], [])).toEqual({ problem });
  });
});

describe("toNumber", () => {
  const rows: [string, bigint | number | undefined][] = [
    ["10", 10n],
    [" -0x1F ", -31n],
    ["017", 15n],
    ["08", undefined],
    ["1.5e3", 1500],
    ["0e1", undefined],
    ["1_000", undefined],
    ["", undefined],
    ["abc", undefined],
  ];
  it.each(rows)("%j", (text, expected) => {
    expect(toNumber(text)).toBe(expected);
  });
});

it("prints floats as Ruby does", () => {
  expect(
    [0.1, 999999999999999, 1e15, 1000000000000000.1, 9999999999999998, 1.25e-5, -0.0001, 123456.789].map(printFloat),
  ).toEqual([
    "0.1",
    "999999999999999.0",
    "1.0e+15",
    "1000000000000000.1",
    "9.999999999999998e+15",
    "1.25e-05",
    "-0.0001",
    "123456.789",
  ]);
});
