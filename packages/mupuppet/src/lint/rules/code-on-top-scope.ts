import { words } from "@cairn/diagnostics";
import { isFormatting } from "../token.js";
import { lintRule } from "../rule.js";

/** All code is in classes and defined types. */
export const codeOnTopScope = lintRule(
  "code_on_top_scope",
  {
    severity: "warning",
    message: words`code outside of class or define block - ${"code"}`,
    help: words`move it into a class or a defined type`,
    why: `In a module only code in classes and defined types is reachable.`,
    noFix: "several",
    optional: true,
    failing: "notify { 'a': }\n",
    repaired: "class a {\n  notify { 'a': }\n}\n",
  },
  (manifest, report) => {
    const isInside = new Set(manifest.definitions.flatMap(({ tokens }) => tokens));
    for (const token of manifest.tokens)
      if (!isInside.has(token) && !isFormatting(token)) report(token, { code: token.value });
  },
);
