import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource, startOf } from "@cairn/diagnostics";
import type { Difference } from "@cairn/store";
import { testIf } from "@cairn/testing";
import type { Change } from "../../src/diff/change.js";
import { htmlOfNodes } from "../../src/diff/html-nodes.js";
import { NodesComparer } from "../../src/diff/many-nodes.js";
import { catalogue } from "../../src/diagnostics/index.js";
import { renderNodes } from "../../src/diff/render-nodes.js";
import { hasGit, RealFolder } from "../real-folder.js";

const whereGit = testIf(hasGit, "needs git");

function side(text: string) {
  return { text: JSON.stringify(text), json: JSON.stringify(text) };
}

function changeOf(index: number, size = 10): Change {
  const difference: Difference = {
    kind: "changed",
    path: [`File[/etc/${index}]`, "mode"],
    left: side("a".repeat(size)),
    right: side(`b</script>|${"`".repeat(3)}`),
  };
  return { difference, cause: { file: "data/common.yaml", line: index + 1, text: `mode: ${index}`, side: "right" } };
}

function comparisonOf(nodes: number, changes: number, size?: number) {
  const comparer = new NodesComparer({ ignored: () => false, isWritten: false });
  const all = Array.from({ length: changes }, (_, index) => changeOf(index, size));
  for (let node = 0; node < nodes; node++) comparer.addChanges(`n${node}`, all.slice(0, node % (changes + 1)), true);
  return comparer.result();
}

test("Markdown fits into a comment, with counts of what is left out, and every fence closed", () => {
  const text = renderNodes(comparisonOf(1000, 300, 2000), "markdown", false);
  expect(text.length).toBeLessThan(65_536);
  expect(text).toMatch(/^\*\*996 nodes of 1000 would change\*\*/);
  expect(text).toMatch(/… and [\d,]+ more groups of changes, on [\d,]+ nodes/);
  expect(text.split("<details>").length).toBe(text.split("</details>").length);
});

test("Markdown names the lines behind the differences, each once", () => {
  const text = renderNodes(comparisonOf(4, 1), "markdown", false);
  expect(text).toContain("- `data/common.yaml:1`: `mode: 0` (1 difference)\n");
  expect(text).toContain("<details><summary>1 difference</summary>");
  expect(text).toContain("No differences on 2 nodes: n0, n2");
});

test("in Markdown a name is nothing but a name", () => {
  const comparer = new NodesComparer({ ignored: () => false, isWritten: false });
  for (const name of ["@all", "a`b", "web1.example.org"]) comparer.addChanges(name, [changeOf(1)], true);
  for (const name of ["![x](y)", "n".repeat(1_000_000)]) comparer.addChanges(name, [], true);
  const text = renderNodes(comparer.result(), "markdown", false);
  expect(text).toContain("## On 3 nodes: `@all`, ``a`b``, web1.example.org\n");
  expect(text).toMatch(/^No differences on 2 nodes: `!\[x\]\(y\)`, `n{200}`$/m);
});

test("every report tells which nodes can't be compiled any more, and why, once for all", () => {
  const comparer = new NodesComparer({ ignored: () => false, isWritten: false });
  const error = catalogue.create["nodes-file"](startOf(createSource("site.pp", "")), { reason: "<b>a | `b`</b>" });
  comparer.addFailed("n1", error);
  comparer.addChanges("n2", [], true);
  comparer.addFailed("n3", { ...error });
  const reports = (["text", "markdown", "json"] as const).map((format) =>
    renderNodes(comparer.result(), format, false),
  );
  expect(reports[0]).toContain("Can't be compiled on 2 nodes: n1, n3:\nsite.pp:1: ");
  expect(reports[1]).toMatch(/^\*\*0 nodes of 3 would change, and 2 nodes can't be compiled\*\*/);
  expect(reports[1]).toMatch(/^- `site\.pp:1`: ``.*<b>a \| `b`<\/b>.*``, on 2 nodes: n1, n3$/m);
  const { failed } = JSON.parse(reports[2]!) as { failed: object[] };
  expect(failed).toMatchObject([{ nodes: ["n1", "n3"], code: "mupuppet/nodes-file", place: "site.pp:1" }]);
  const page = htmlOfNodes(comparer.result());
  expect(page).toContain('"what":"error","path":"site.pp:1"');
  expect(page).not.toContain("<b>a");
});

test("the page holds all changes as data that can't end its script", () => {
  const page = htmlOfNodes(comparisonOf(10, 3));
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)![1]!;
  const { changes, groups } = JSON.parse(data) as { changes: { path: string; cause: string }[]; groups: string[][] };
  expect(changes.map(({ path }) => path)).toEqual(["File[/etc/0][mode]", "File[/etc/1][mode]", "File[/etc/2][mode]"]);
  expect(changes[2]!.cause).toBe("data/common.yaml:3");
  expect(groups[0]).toEqual(["n1", "n2", "n3", "n5", "n6", "n7", "n9"]);
  expect(page.split("</script>")).toHaveLength(3);
});

whereGit(
  "each change of a commit comes with the line that makes it",
  async () => {
    const folder = new RealFolder(join(import.meta.dirname, "../../../../examples/control-repo"));
    try {
      folder.git("init", "--quiet", "--initial-branch", "main");
      folder.commit("first");
      folder.change("data/role/web.yaml", "port: 8080", "port: 8443");
      folder.change("site-modules/role/manifests/cache.pp", "include profile::cache", "");
      folder.commit("second");
      const words = ["diff", "--git", "HEAD~1", "HEAD", "--environment", ".", "--nodes", "nodes.txt"];
      const { out, said } = await folder.run(
        ...words,
        "--format",
        "markdown",
        "--html",
        join(folder.path, "report.html"),
      );
      expect(said).toBe("");
      const port = /^- `data\/role\/web\.yaml:\d+`: `.*port: 8443.*` \(3 differences\)$/m;
      expect(out).toMatch(port);
      expect(out).toMatch(
        /^- `site-modules\/role\/manifests\/cache\.pp:\d+`, a line that is gone: `include profile::cache`/m,
      );
      expect(readFileSync(join(folder.path, "report.html"), "utf8")).toContain("port: 8443");
    } finally {
      folder.remove();
    }
  },
  120_000,
);
