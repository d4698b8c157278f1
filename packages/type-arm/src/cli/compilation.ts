import type { Compilation } from "@cairn/cli-kit";
import type { Source } from "@cairn/diagnostics";
import { printModel, type PrintFormat } from "../emit/print-model.js";
import { explain } from "../explain/explain.js";
import { drawGraph } from "../graph/graph.js";
import type { Model } from "../model/model.js";
import { modelTree } from "../view/model-tree.js";

/** A model, as the commands use it. */
export function compilationOf(model: Model, source: Source): Compilation {
  let tree: Compilation["tree"] | undefined;
  return {
    get tree() {
      return (tree ??= modelTree(model));
    },
    print: (format, maxOutput) => printModel(model, source, format as PrintFormat, maxOutput),
    explain: (path) => explain(model, path, source),
    graph: () => drawGraph(model, source),
  };
}
