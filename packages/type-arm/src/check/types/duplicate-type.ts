import { catalogue } from "../../diagnostics/index.js";
import { spanIn, type TypeRule } from "../rule.js";

/** A full name denotes one type (interpretation R6). */
export const duplicateType: TypeRule = (type, { model, report }) => {
  const first = model.types.get(type.name);
  if (first === undefined || first === type) return;
  const labels = [{ span: spanIn(first.source, first.node.name), message: "first defined here" }];
  report(catalogue.create["duplicate-type"](spanIn(type.source, type.node.name), { name: type.name }, { labels }));
};
