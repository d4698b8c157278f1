import { catalogue } from "../../diagnostics/index.js";
import type { ModelFeature, ModelType } from "../../model/model.js";
import { spanIn, type CheckContext } from "../rule.js";

/** A name stands for one feature in a type and in all that it inherits; `first` has it already. */
export function duplicateFeature(
  feature: ModelFeature,
  first: ModelFeature,
  type: ModelType,
  { report }: CheckContext,
): void {
  const { name, source, node } = feature;
  const where = first.container === type ? "" : `, inherited from ${first.container.name}`;
  const labels = [{ span: spanIn(first.source, first.node.name), message: "first here" }];
  const span = spanIn(source, node.name);
  report(catalogue.create["duplicate-feature"](span, { name, type: type.name, where }, { labels }));
}
