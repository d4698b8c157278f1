import { withoutLines } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import type { ModelFeature, ModelType } from "../../model/model.js";
import { spanIn, type CheckContext } from "../rule.js";

/** A name denotes one feature in a type and all that it inherits; `first` already has it. */
export function duplicateFeature(
  feature: ModelFeature,
  first: ModelFeature,
  type: ModelType,
  { report }: CheckContext,
): void {
  const { name, source, node } = feature;
  const where = first.container === type ? "" : `, inherited from ${first.container.name}`;
  const labels = [{ span: spanIn(first.source, first.node.name), message: "first defined here" }];
  const span = spanIn(source, node.name);
  const fixes = [
    withoutLines(first.source, first.node, "remove the first definition"),
    withoutLines(source, node, "remove this definition"),
  ];
  report(catalogue.create["duplicate-feature"](span, { name, type: type.name, where }, { labels, fixes }));
}
