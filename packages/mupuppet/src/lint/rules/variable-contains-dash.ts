import { words, type Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "../manifest.js";
import { lintRule, rewrite, safe } from "../rule.js";
import type { Token } from "../token.js";

/** Names of variables have no dash. */
export const variableContainsDash = lintRule(
  "variable_contains_dash",
  {
    severity: "warning",
    message: words`variable contains a dash`,
    help: words`write braces around the name, or \`_\``,
    why: `Names of variables consist of lower-case letters, digits and \`_\`.`,
    failing: '$a = 1\nnotify { "$a-b": }\n',
    repaired: '$a = 1\nnotify { "${a}-b": }\n',
  },
  (manifest, report) => {
    for (const token of manifest.of("VARIABLE", "UNENC_VARIABLE"))
      if (/-/.test(token.value) && /-/.test(token.value.replace(/\[.+?\]/g, "")))
        report(token, {}, token.type === "UNENC_VARIABLE" ? braced(manifest, token) : undefined);
  },
);

/** Braces around the part of the name that a name may have. */
function braced(manifest: LintedManifest, token: Token): Fix | undefined {
  const [, name, rest] = /^(\w+)(-[\w-]*)$/.exec(token.value) ?? [];
  return name === undefined ? undefined : safe(rewrite(manifest, token, `\${${name}}${rest!}`));
}
