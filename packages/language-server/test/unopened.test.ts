import { expect, it } from "@jest/globals";
import { createSource } from "@cairn/diagnostics";
import type { Analysis, NameUse } from "../src/service.js";
import { unopened } from "../src/unopened.js";

it("holds the same keys of a file once, and no tokens", () => {
  const use = (start: number, ...keys: string[]): NameUse => {
    return { start, end: start + 1, kind: "variable", isDefinition: false, keys };
  };
  const analysis: Analysis = {
    source: createSource("site.pp", "$a $a $b"),
    names: [use(1, "$ a", "fact a"), use(4, "$ a", "fact a"), use(7, "$ b")],
    tokens: [{ start: 0, end: 2, kind: "variable" }],
    tokensAt: () => [{ start: 0, end: 2, kind: "variable" }],
    brackets: [{ start: 0, end: 8, open: "{" }],
    ...{ links: [], symbols: [] },
  };
  const kept = unopened(analysis);
  expect(kept).toMatchObject({ source: analysis.source, names: analysis.names, tokens: [], brackets: [] });
  expect(kept.tokensAt(1)).toEqual([]);
  expect(kept.names[1]!.keys).toBe(kept.names[0]!.keys);
});
