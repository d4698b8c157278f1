import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** Variables of classes are named without a leading `::`. */
export const topscopeVariable = lintRule(
  "topscope_variable",
  {
    severity: "warning",
    message: words`use $${"fixed"} instead of $${"written"}`,
    why: `Names are absolute since Puppet 4.`,
    optional: true,
    failing: "class a {\n  $b = $::c::d\n}\n",
    repaired: "class a {\n  $b = $c::d\n}\n",
  },
  (manifest, report) => {
    if (manifest.definitions.length === 0) return;
    for (const token of manifest.of("VARIABLE")) {
      if (!/^::[a-z0-9_][a-zA-Z0-9_]+::/.test(token.value) && !/^::[a-z0-9_]::/.test(token.value)) continue;
      const at = manifest.text.indexOf("::", token.start);
      const isName = /^::[a-z]\w*(?:::[a-z]\w*)*(?:\[|$)/.test(token.value);
      const fix = safe(rewrite(manifest, { start: at, end: at + 2 }, "", "remove the `::`"), "absolute-variable");
      report(token, { fixed: token.value.slice(2), written: token.value }, isName ? fix : undefined);
    }
  },
);
