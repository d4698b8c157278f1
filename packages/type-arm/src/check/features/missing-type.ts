import { catalogue } from "../../diagnostics/index.js";
import { spanIn, type FeatureRule } from "../rule.js";

/** A feature has a type; the lenient mode treats an attribute without one as a String (interpretation R2). */
export const missingType: FeatureRule = ({ name, kind, node, source }, { lenient, report }) => {
  if (node.type !== undefined) return;
  const span = spanIn(source, node.name);
  if (kind === "has") {
    report(catalogue.create["missing-type"](span, { name, word: "has", example: "Other::Type" }));
    return;
  }
  const at = { ...span, start: span.end };
  const fixes = [{ label: `write \`attr ${name}, String\``, edits: [{ span: at, text: ", String" }] }];
  const details = lenient ? ({ fixes, severity: "warning", notes: ["it is treated as a String"] } as const) : { fixes };
  report(catalogue.create["missing-type"](span, { name, word: "attr", example: "String" }, details));
};
