import fc from "fast-check";
import { outermost } from "../src/outermost.js";

interface File {
  readonly name: string;
  readonly parts: File[];
}

/** `a>b b>c` as files that know their parts. */
function graph(text: string): ReadonlyMap<string, File> {
  const files = new Map<string, File>();
  const file = (name: string): File => {
    if (!files.has(name)) files.set(name, { name, parts: [] });
    return files.get(name)!;
  };
  for (const edge of text.split(" ").filter(Boolean)) {
    const [from, to] = edge.split(">") as [string, string];
    file(from).parts.push(file(to));
  }
  return files;
}

function names(starts: string, edges: string): string {
  const files = graph(`${edges} ${[...starts].map((name) => `${name}>_`).join(" ")}`);
  return outermost(
    [...starts].map((name) => files.get(name)!),
    ({ parts }) => parts,
  )
    .map(({ name }) => name)
    .join("");
}

describe("outermost", () => {
  it("leaves out what another one brings in, whatever the order", () => {
    expect(names("ab", "a>b")).toBe("a");
    expect(names("ba", "a>b")).toBe("a");
    expect(names("cab", "a>x x>c")).toBe("ab");
  });

  it("takes the first of a cycle, unless something else includes it", () => {
    expect(names("abc", "a>b b>c c>a")).toBe("a");
    expect(names("abx", "a>b b>a x>b")).toBe("x");
    expect(names("a", "a>a")).toBe("a");
  });

  it("covers all, and no two that lead to each other", () => {
    const edges = fc.array(fc.tuple(fc.constantFrom(..."abcdef"), fc.constantFrom(..."abcdef")), { maxLength: 12 });
    fc.assert(
      fc.property(edges, (pairs) => {
        const text = pairs.map(([from, to]) => `${from}>${to}`).join(" ");
        const chosen = [...names("abcdef", text)];
        const reached = (from: string): Set<string> => {
          const seen = new Set([from]);
          for (const name of seen) for (const [one, other] of pairs) if (one === name) seen.add(other);
          return seen;
        };
        expect(new Set(chosen.flatMap((name) => [...reached(name)]))).toEqual(new Set("abcdef"));
        for (const one of chosen)
          expect(chosen.filter((other) => other !== one && reached(one).has(other))).toEqual([]);
      }),
      { seed: 20, numRuns: 500 },
    );
  });
});
