import type { Compilation } from "@cairn/cli-kit";
import type { Compiled } from "../compile.js";
import { buildTree } from "../emit/build-tree.js";
import { print, type PrintFormat } from "../emit/print.js";
import { explain } from "../explain/explain.js";
import { drawGraph } from "../graph/graph.js";

/** A compiled configuration, as the commands use it. */
export function compilationOf(compiled: Compiled): Compilation {
  let tree: Compilation["tree"] | undefined;
  return {
    get tree() {
      return (tree ??= buildTree(compiled));
    },
    print: (format, maxOutput) => print(compiled, format as PrintFormat, maxOutput),
    explain: (path) => explain(compiled, path),
    graph: () => drawGraph(compiled),
  };
}
