import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** Strings without variables are single-quoted. */
export const doubleQuotedStrings = lintRule(
  "double_quoted_strings",
  {
    severity: "warning",
    message: words`double quoted string containing no variables`,
    why: `Double quotes say that there is a variable or an escape inside.`,
    failing: 'notify { "hello": }\n',
    repaired: "notify { 'hello': }\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("STRING")) {
      const text = token.value.replaceAll(" ".repeat(token.column), "\n");
      if (/\\[$"'ts\\n]|['\r\t\n]/.test(text)) continue;
      report(token, {}, token.value.includes("\\") ? undefined : safe(rewrite(manifest, token, `'${token.value}'`)));
    }
  },
);
