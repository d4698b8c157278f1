import type { Outcome, Tree } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { buildTree } from "../emit/build-tree.js";
import { print } from "../emit/print.js";
import { explain } from "../explain/explain.js";
import { drawGraph } from "../graph/graph.js";

/** A compiled configuration, in the form that commands and programs use. */
export function outcomeOf(compiled: Compiled): Outcome {
  let tree: Tree | undefined;
  return {
    get tree() {
      return (tree ??= buildTree(compiled));
    },
    print: (format, maxOutput) => print(compiled, format, maxOutput),
    explain: (path) => explain(compiled, path),
    graph: () => drawGraph(compiled),
  };
}
