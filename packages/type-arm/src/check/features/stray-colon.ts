import { catalogue } from "../../diagnostics/index.js";
import { spanIn, type FeatureRule } from "../rule.js";

/** Rule Attribute has a colon after the brace, and no example does (interpretation R1). */
export const strayColon: FeatureRule = ({ node, source }, { report }) => {
  if (node.colon === undefined) return;
  const span = spanIn(source, node.colon);
  report(catalogue.create["stray-colon"](span, {}, { fixes: [{ label: "remove it", edits: [{ span, text: "" }] }] }));
};
