import { replacement, words } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import { withUnderscores } from "../edits.js";
import { featureRule, declare, spanIn } from "../rule.js";

const declared = declare("hidden-feature", {
  severity: "warning",
  message: words`logic cannot see the feature \`${"name"}\`: there, \`$${"name"}\` is ${"what"}`,
  help: words`give the feature another name`,
  page: {
    why: `In logic \`$it\` is the value that is checked and \`$meta\` describes the feature. A feature of that name can be set and read, but
logic can't refer to it.`,
    failing: { "user.pp": "type User {\n  attr meta, String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr comment, String\n}\n" },
  },
});

/** A feature's name is one word (rule NAME). */
export const featureName = featureRule(undefined, ({ name, node, source }, { report }) => {
  if (/^[A-Za-z_]\w*$/.test(name)) return;
  const span = spanIn(source, node.name);
  const fixes = withUnderscores(span, name);
  report(catalogue.create["illegal-name"](span, { name, what: "a feature", more: "" }, { fixes }));
});

const special: Readonly<Record<string, string>> = {
  it: "the value that is checked",
  meta: "the description of the feature",
};

/** `$it` and `$meta` are special variables (interpretation R40). */
export const hiddenFeature = featureRule(declared, ({ name, node, source }, { report }) => {
  const what = Object.hasOwn(special, name) ? special[name] : undefined;
  if (!what) return;
  const span = spanIn(source, node.name);
  report(declared.create(span, { name, what }, { fixes: [replacement(span, `${name}_`)] }));
});
