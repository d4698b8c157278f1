import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { parsePlacedJson } from "../src/placed-json.js";

function parseStrictly(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function expectSame(text: string): void {
  const expected = parseStrictly(text);
  const actual = parsePlacedJson(text);
  if (!expected) expect(actual).toHaveProperty("problem");
  else expect("value" in actual && actual.value).toEqual(expected.value);
}

describe("parsePlacedJson", () => {
  it("reads what JSON.parse reads", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2), (text, indent) => {
        expectSame(JSON.stringify(JSON.parse(text), undefined, indent));
      }),
    );
  });

  it("rejects what JSON.parse rejects, and accepts what it accepts, after any change of a character", () => {
    const characters = fc.constantFrom(...'{}[],:"\\ ntrue-10.e+ '.split(""));
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), characters, fc.nat(2), (text, place, character, removed) => {
        const at = place % (text.length + 1);
        expectSame(text.slice(0, at) + character + text.slice(at + removed));
      }),
      { numRuns: 5000 },
    );
  });

  it("has the locations of keys and values", () => {
    const parsed = parsePlacedJson('{ "a": [1, {"b": 2}] }');
    expect("keyAt" in parsed && Object.fromEntries(parsed.keyAt)).toEqual({ a: 2, "a/1/b": 12 });
    expect("valueAt" in parsed && Object.fromEntries(parsed.valueAt)).toEqual({
      "": 0,
      a: 7,
      "a/0": 8,
      "a/1": 11,
      "a/1/b": 17,
    });
  });

  it("reads a hundred thousand brackets", () => {
    expect(parsePlacedJson("[".repeat(100_000) + "]".repeat(100_000))).toHaveProperty("value");
  });

  it("doesn't let a member called __proto__ change anything", () => {
    const parsed = parsePlacedJson('{"__proto__": {"quiet": true}}');
    expect("value" in parsed && Object.keys(parsed.value as object)).toEqual(["__proto__"]);
    expect(({} as { quiet?: boolean }).quiet).toBeUndefined();
  });
});
