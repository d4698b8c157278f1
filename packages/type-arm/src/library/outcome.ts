import type { Source } from "@cairn/diagnostics";
import type { Outcome, Tree } from "@cairn/store";
import { printModel } from "../emit/print-model.js";
import { explain } from "../explain/explain.js";
import { drawGraph } from "../graph/graph.js";
import type { Model } from "../model/model.js";
import { modelTree } from "../view/model-tree.js";

/** A model, in the form that commands and programs use. */
export function outcomeOf(model: Model, source: Source): Outcome {
  let tree: Tree | undefined;
  return {
    get tree() {
      return (tree ??= modelTree(model));
    },
    print: (format, maxOutput) => printModel(model, source, format, maxOutput),
    explain: (path) => explain(model, path, source),
    graph: () => drawGraph(model, source),
  };
}
