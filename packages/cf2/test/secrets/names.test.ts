import fc from "fast-check";
import { describe, expect, it } from "@jest/globals";
import { compareNames, nameFor } from "../../src/secrets/names.js";
import { MASK, SecretText } from "../../src/secrets/index.js";

const name = /^[a-zA-Z_\u{80}-\u{fffff}][a-zA-Z0-9_\u{80}-\u{fffff}]*$/u;

describe("a name for a title", () => {
  it.each([
    ["fred", "fred"],
    ["entry-1", "entry★1"],
    ["1st", "★st"],
    ["", "★"],
    ["naïve café", "naïve★café"],
    ["a🔑b", "a🔑b"],
    ["\u{100000}x", "★x"],
    ["a.b/c", "a★b★c"],
    ["_x", "_x"],
  ])("%j is %j", (title, expected) => {
    expect(nameFor(title)).toBe(expected);
  });

  it("can always be written, as long as the title, and stays what it is when it is made again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (title) => {
        const made = nameFor(title);
        expect(made).toMatch(name);
        expect(Array.from(made)).toHaveLength(Math.max(1, Array.from(title).length));
        expect(nameFor(made)).toBe(made);
      }),
      { numRuns: 1000 },
    );
  });

  it("is ordered by code points", () => {
    expect(["\u{1f511}", "\uffff", "b", "ab", "a"].sort(compareNames)).toEqual(["a", "ab", "b", "\uffff", "\u{1f511}"]);
  });
});

describe("a secret", () => {
  it("reveals itself only on request", () => {
    const secret = new SecretText("hunter2");
    const shown = [String(secret), JSON.stringify({ secret }), `${secret}`, Object.values(secret).join()];
    expect(shown.join("\n")).not.toContain("hunter2");
    expect(shown[0]).toBe(MASK);
    expect(secret.reveal()).toBe("hunter2");
  });
});
