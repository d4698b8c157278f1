import { expect, it } from "@jest/globals";
import { createSource } from "@cairn/diagnostics";
import { NameIndex } from "../src/name-index.js";
import type { Analysis } from "../src/service.js";

/** Each word of a text defines itself; capitals don't count. */
function analyze(text: string): Analysis {
  const names = [...text.matchAll(/\w+/g)].map(({ 0: word, index }) => {
    const [start, end] = [index, index + word.length];
    return { start, end, kind: "variable", keys: [word.toLowerCase()], isDefinition: true } as const;
  });
  const source = createSource("a", text);
  return { source, names, tokens: [], tokensAt: () => [], brackets: [], symbols: [], links: [] };
}

function described(index: NameIndex, keys: readonly string[]): string[] {
  return keys.flatMap((key) =>
    index.definitionsFor(key).map(({ analysis, file, name, place: { end, start } }) => {
      expect(analysis.source.text.slice(start, end)).toBe(name);
      return `${key} ${file} ${name} ${start}`;
    }),
  );
}

it("knows after each change of a text what an index knows that reads the text for the first time", () => {
  const index = new NameIndex();
  index.set("other", analyze("b x"));
  const keys = ["a", "b", "c", "d", "x"];
  for (const text of [
    "a b c",
    "a x b c",
    "a b c",
    "a b a c",
    "a d a a c",
    "A d a a c",
    "c",
    "",
    "b b b",
    "b c b",
    "c",
  ]) {
    index.set("a", analyze(text));
    const fresh = new NameIndex();
    fresh.set("other", analyze("b x"));
    fresh.set("a", analyze(text));
    expect(described(index, keys)).toEqual(described(fresh, keys));
    const kinds = (each: NameIndex) => new Set(each.definitionsOf("variable").map(({ key }) => key));
    expect(kinds(index)).toEqual(kinds(fresh));
  }
  index.remove("a");
  expect(described(index, keys)).toEqual(["b other b 0", "x other x 2"]);
});
