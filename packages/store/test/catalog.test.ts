import { createSource, createSpan } from "@cairn/diagnostics";
import { Catalog, Component, orderCatalog, referenceTo, type CatalogEdgeKind, type Resource } from "@cairn/store";
import fc from "fast-check";

const span = createSpan(createSource("site.pp", ""), 0, 0);

function resource(title: string): Resource {
  return { type: "File", title, parameters: new Component(), span, tags: [], exported: false, virtual: false };
}

function catalogOf(
  titles: readonly string[],
  edges: readonly (readonly [string, string, CatalogEdgeKind?])[],
): Catalog {
  const catalog = new Catalog();
  for (const title of titles) catalog.add(resource(title));
  for (const [from, to, kind] of edges) {
    catalog.relate({ kind: kind ?? "before", from: referenceTo("File", from), to: referenceTo("File", to), span });
  }
  return catalog;
}

function titles(references: Iterable<string>): string[] {
  return [...references].map((reference) => reference.slice("File[".length, -1));
}

describe("a catalog", () => {
  it("finds resources by type and title, and keeps the first of two", () => {
    const catalog = catalogOf(["a", "b"], []);
    const again = resource("a");
    expect(catalog.add(again)).toBe(catalog.find("File[a]"));
    expect(catalog.find("File[a]")).not.toBe(again);
    expect(catalog.find("File[c]")).toBeUndefined();
    expect(titles(catalog.references)).toEqual(["a", "b"]);
  });

  it("knows the relations that lead nowhere", () => {
    const catalog = catalogOf(
      ["a", "b"],
      [
        ["a", "b"],
        ["a", "x"],
        ["y", "b"],
      ],
    );
    expect(catalog.danglingEdges().map(({ from, to }) => `${from} ${to}`)).toEqual([
      "File[a] File[x]",
      "File[y] File[b]",
    ]);
    expect(titles(orderCatalog(catalog).order)).toEqual(["a", "b"]);
  });
});

describe("the order", () => {
  it("keeps that of the program unless something else is specified", () => {
    expect(titles(orderCatalog(catalogOf(["c", "a", "b"], [["b", "c", "notify"]])).order)).toEqual(["a", "b", "c"]);
  });

  it("names a cycle's members in order, and sorts the rest", () => {
    const edges = [
      ["x", "a"],
      ["a", "b"],
      ["b", "c", "contains"],
      ["c", "a"],
      ["c", "d"],
      ["e", "e"],
    ] as const;
    const { order, cycles } = orderCatalog(catalogOf(["a", "b", "c", "d", "e", "x"], edges));
    const printed = cycles.map((cycle) => titles(cycle.map(({ from }) => from)).join(" "));
    expect(printed.toSorted()).toEqual(["a b c", "e"]);
    expect(cycles.flat().map(({ kind }) => kind)).toContain("contains");
    expect(titles(order)).toEqual(["x"]);
  });

  it("puts each resource after what comes before it, or finds a cycle that is one", () => {
    const edge = fc.tuple(fc.nat(9), fc.nat(9));
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 14 }), (pairs) => {
        const names = Array.from({ length: 10 }, (_, index) => `${index}`);
        const catalog = catalogOf(
          names,
          pairs.map(([from, to]) => [`${from}`, `${to}`] as const),
        );
        const { order, cycles } = orderCatalog(catalog);
        const place = new Map(order.map((reference, index) => [reference, index]));
        for (const { from, to } of catalog.edges) {
          if (place.has(to)) expect(place.get(from)!).toBeLessThan(place.get(to)!);
        }
        expect(cycles.length === 0).toBe(order.length === 10);
        for (const cycle of cycles) {
          for (const [index, { to }] of cycle.entries()) expect(cycle[(index + 1) % cycle.length]!.from).toBe(to);
          expect(new Set(cycle.map(({ from }) => from)).size).toBe(cycle.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("sorts a chain and finds a circle of 100,000", () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `${index}`);
    const edges = names.slice(1).map((name, index) => [name, `${index}`] as const);
    expect(titles(orderCatalog(catalogOf(names, edges)).order)).toEqual(names.toReversed());
    const { order, cycles } = orderCatalog(catalogOf(names, [...edges, ["0", "99999"]]));
    expect([order.length, cycles.length, cycles[0]!.length]).toEqual([0, 1, 100_000]);
  });
});
