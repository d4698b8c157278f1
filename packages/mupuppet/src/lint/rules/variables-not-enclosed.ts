import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** Variables in strings have braces. */
export const variablesNotEnclosed = lintRule(
  "variables_not_enclosed",
  {
    severity: "warning",
    message: words`variable not enclosed in {}`,
    why: `With braces it is plain where the variable ends.`,
    failing: "$a = 'b'\n$c = \"x$a y\"\n",
    repaired: "$a = 'b'\n$c = \"x${a} y\"\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("UNENC_VARIABLE")) {
      const at = manifest.text.indexOf("$", token.start);
      const [name = ""] = /^[\w:]+/.exec(manifest.text.slice(at + 1, token.end)) ?? [];
      const place = { start: at, end: at + 1 + name.length };
      report(token, {}, safe(rewrite(manifest, place, `\${${name}}`)));
    }
  },
);
