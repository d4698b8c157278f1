import { catalogue } from "../../diagnostics/index.js";
import { spanIn, type FeatureRule } from "../rule.js";

/** A feature's name is one word (rule NAME). */
export const featureName: FeatureRule = ({ name, node, source }, { report }) => {
  if (/^[A-Za-z_]\w*$/.test(name)) return;
  report(catalogue.create["illegal-name"](spanIn(source, node.name), { name, what: "a feature", more: "" }));
};

const special: Readonly<Record<string, string>> = {
  it: "the value that is checked",
  meta: "the description of the feature",
};

/** `$it` and `$meta` are special variables (interpretation R40). */
export const hiddenFeature: FeatureRule = ({ name, node, source }, { report }) => {
  const what = Object.hasOwn(special, name) ? special[name] : undefined;
  if (what) report(catalogue.create["hidden-feature"](spanIn(source, node.name), { name, what }));
};
