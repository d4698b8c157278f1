import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** Lines are indented by pairs of spaces. */
export const softTabs = lintRule(
  "2sp_soft_tabs",
  {
    severity: "error",
    message: words`two-space soft tabs not used`,
    help: words`\`mupuppet fmt\` indents the file`,
    why: `Puppet code is indented by two spaces.`,
    failing: "class a {\n   notify { 'b': }\n}\n",
    repaired: "class a {\n  notify { 'b': }\n}\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("INDENT"))
      if (token.value.length % 2 === 1)
        report(token, {}, safe(rewrite(manifest, token, token.value.slice(1), "remove a space")));
  },
);
