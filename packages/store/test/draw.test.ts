import { selectGraph, toDot, toHtml, toMermaid, toSvg, type Graph } from "@cairn/store";
import { processorTime } from "./models.js";

const awkward = `a "quoted" \\N <b> & #x; \`md\` ]} | end\n\u0000\ud800 %`;

const small: Graph = {
  nodes: [
    { id: "root", label: "sfConfig", kind: "component" },
    { id: 'odd "id" \\', label: awkward, kind: "prototype" },
  ],
  edges: [
    { from: "root", to: 'odd "id" \\', kind: "contains" },
    { from: 'odd "id" \\', to: "root", kind: "extends", label: 'says "x"' },
    { from: "root", to: "nowhere", kind: "link" },
  ],
};

describe("dot", () => {
  it("names nodes by number and escapes labels", () => {
    const text = toDot(small);
    expect(text).toContain(`n1 [label="a \\"quoted\\" \\\\N <b> & #x; \`md\` ]} | end \ufffd\ufffd %"`);
    expect(text).toMatch(/subgraph cluster_n0 \{[^]*n0 \[label="sfConfig"[^]*n1 \[/);
    expect(text).toMatch(/n1 -> n0 \[.*label="says \\"x\\""\];/);
    expect(text).not.toContain("nowhere");
  });

  it("is the same for the same graph", () => {
    expect(toDot(small)).toBe(toDot(structuredClone(small)));
  });
});

describe("mermaid", () => {
  it("writes what means something as numbered characters", () => {
    expect(toMermaid(small)).toBe(
      [
        "flowchart LR",
        '  subgraph gn0 [" "]',
        '  n0["sfConfig"]',
        '    n1(["a #34;quoted#34; #92;N #60;b#62; #38; #35;x#59; #96;md#96; #93;#125; #124; end \ufffd\ufffd #37;"])',
        "  end",
        '  n1 -->|"says #34;x#34;"| n0\n',
      ].join("\n"),
    );
  });
});

describe("svg", () => {
  it("shows every label as it is", async () => {
    const svg = await toSvg(small);
    expect(svg).toMatch(/^<\?xml/);
    expect(svg).toContain("a &quot;quoted&quot; \\N &lt;b&gt; &amp; #x;");
    // Two boxes and the legend; that one contains the other is its frame.
    expect(svg.match(/<g id="node/g)).toHaveLength(3);
    expect(svg.match(/<g id="clust/g)).toHaveLength(1);
    expect(svg.match(/<g id="edge/g)).toHaveLength(1);
    expect(await toSvg(small)).toBe(svg);
  });

  it("draws an empty graph, a node that contains itself, and cycles of containment", async () => {
    expect(await toSvg({ nodes: [], edges: [] })).toContain("</svg>");
    const nodes = ["a", "b", "c"].map((id) => ({ id, label: id, kind: "component" }));
    const edges = [
      ["a", "a"],
      ["b", "c"],
      ["c", "b"],
    ].map(([from, to]) => ({ from: from!, to: to!, kind: "contains" }));
    expect((await toSvg({ nodes, edges })).match(/<g id="edge/g)).toHaveLength(2);
  });

  /** Every node is contained, most have a prototype, every second a link. */
  function large(shape: "tree" | "flat" | "chain"): Graph {
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % Math.max(1, below);
    const nodes = Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      label: `component${index}`,
      kind: "component",
    }));
    const edges = nodes.slice(1).flatMap(({ id }, index) => {
      const above = { tree: random(index + 1), flat: 0, chain: index }[shape];
      const edge = (from: number | string, to: number | string, kind: string): Graph["edges"][number] => ({
        from: `${from}`,
        to: `${to}`,
        kind,
      });
      return [
        edge(above, id, "contains"),
        edge(id, random(index), "extends"),
        ...(index % 2 ? [edge(id, random(1000), "link")] : []),
      ];
    });
    return { nodes, edges };
  }

  it.each(["tree", "flat", "chain"] as const)("draws 1,000 nodes in seconds: %s", async (shape) => {
    const start = process.cpuUsage();
    const svg = await toSvg(large(shape));
    expect(svg.match(/<g id="node/g)).toHaveLength(1000);
    expect(processorTime(start)).toBeLessThan(12_000);
  });
});

describe("a part of a graph", () => {
  const names = ["web", "file", "service", "db"];
  const graph: Graph = {
    nodes: names.map((id) => ({ id, label: id, kind: id === "web" ? "class" : "resource", path: id })),
    edges: [
      { from: "web", to: "file", kind: "contains" },
      { from: "web", to: "service", kind: "contains" },
      { from: "file", to: "service", kind: "notifies" },
      { from: "service", to: "db", kind: "before" },
    ],
  };
  const drawn = (selection: Parameters<typeof selectGraph>[1]) => {
    const selected = selectGraph(graph, selection);
    if ("unknown" in selected) return ["unknown", selected.unknown];
    const { edges, nodes } = selected.graph;
    return [nodes.map(({ label }) => label).join(" "), edges.map(({ from, to }) => `${from}>${to}`).join(" ")];
  };

  it("is what is around a box, so many arrows away, in a direction", () => {
    expect(drawn({ focus: "db" })).toEqual(["service db", "service>db"]);
    expect(drawn({ focus: "db", direction: "out" })).toEqual(["db", ""]);
    expect(drawn({ focus: "db", depth: 2, direction: "in" })[0]).toBe("web file service db");
  });

  it("has kinds, and containers as one box to which the arrows lead", () => {
    expect(drawn({ kinds: ["class"] })).toEqual(["web", ""]);
    expect(drawn({ without: ["contains", "before"] })[1]).toBe("file>service");
    expect(drawn({ collapse: ["all"] })).toEqual(["web (+2) db", "web>db"]);
    expect(drawn({ collapse: ["web"] })).toEqual(["web (+2) db", "web>db"]);
  });

  it("can't be that of a name that nothing has", () => {
    expect(selectGraph(graph, { focus: "dbx" })).toEqual({ unknown: "dbx", names });
    expect(selectGraph(graph, { without: ["befor"] })).toMatchObject({ unknown: "befor" });
  });
});

describe("html", () => {
  it("is one page without network, with a picture of each container if there are many boxes", async () => {
    const nodes = Array.from({ length: 200 }, (_, index) => ({
      id: `${index}`,
      label: `</script>${index}`,
      kind: "file",
    }));
    const edges = nodes.slice(1).map(({ id }) => ({ from: Number(id) % 2 ? "0" : "1", to: id, kind: "contains" }));
    const page = await toHtml({ nodes, edges }, { title: "<x>" });
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/(?:src|href)=["']?http/);
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    const data = JSON.parse(/<script type="application\/json"[^>]*>([^<]*)</.exec(page)![1]!) as { views: unknown[] };
    expect(data.views).toHaveLength(3);
  });
});
