import { words, type Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "../manifest.js";
import type { Token } from "../token.js";
import { lintRule, rewrite } from "../rule.js";

/** Defaults of parameters come from data without `lookup`. */
export const lookupInParameter = lintRule(
  "lookup_in_parameter",
  {
    severity: "warning",
    message: words`lookup used to set the default value of a parameter`,
    help: words`name the key after the parameter: \`class::parameter\``,
    why: `Puppet looks each parameter up by itself.`,
    optional: true,
    failing: "class a($b = lookup('a::b')) { }\n",
    repaired: "class a($b) { }\n",
  },
  (manifest, report) => {
    for (const { keyword, name, parameters = [] } of manifest.definitions)
      for (const token of parameters)
        if (token.type === "FUNCTION_NAME" && token.value === "lookup")
          report(token, {}, keyword.type === "CLASS" ? withoutLookup(manifest, name.value, token) : undefined);
  },
);

/** Removes a lookup of the key that Puppet looks up by itself. */
function withoutLookup(manifest: LintedManifest, definition: string, call: Token): Fix | undefined {
  const [equals, open] = [call.prevCode, call.nextCode];
  const [parameter, key] = [equals?.prevCode, open?.nextCode];
  if (equals?.type !== "EQUALS" || parameter?.type !== "VARIABLE" || !open?.partner) return undefined;
  if (key?.nextCode !== open.partner || key.value !== `${definition}::${parameter.value}`) return undefined;
  return rewrite(manifest, { start: parameter.end, end: open.partner.end }, "", "remove the lookup");
}
