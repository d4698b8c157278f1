import { words, type Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "../manifest.js";
import type { Token } from "../token.js";
import { parametersOf } from "../parameters.js";
import { lintRule, edits } from "../rule.js";

/** An `Optional` parameter is `undef` by default. */
export const optionalDefault = lintRule(
  "optional_default",
  {
    severity: "warning",
    message: words`${"what"}`,
    help: words`write \`undef\`, or leave \`Optional\` out`,
    why: `\`Optional\` says that a parameter may be \`undef\`: with another default it can't be left undefined by leaving it out.`,
    optional: true,
    failing: "class a(Optional[String] $b = 'c') { }\n",
    repaired: "class a(String $b = 'c') { }\n",
  },
  (manifest, report) => {
    for (const definition of manifest.definitions) {
      for (const { initial, name, type } of parametersOf(definition)) {
        if (type?.type !== "TYPE" || type.value !== "Optional") continue;
        const [first] = initial;
        const isCall = initial.some((token) => token.type === "DOT" || token.type === "LPAREN");
        if (first && !isCall && first.type !== "UNDEF" && first.type !== "VARIABLE")
          report(
            name,
            { what: "Optional parameter defaults to something other than undef" },
            withoutOptional(manifest, type),
          );
        else if (!first && definition.keyword.type === "DEFINE")
          report(name, { what: "Optional defined type parameter doesn't have a default" });
      }
    }
  },
);

/** `Optional[String]` becomes `String`. */
function withoutOptional(manifest: LintedManifest, type: Token): Fix | undefined {
  const open = type.nextCode;
  if (open?.type !== "LBRACK" || !open.partner || open.nextCode?.type !== "TYPE") return undefined;
  return edits(manifest, "leave `Optional` out", [{ start: type.start, end: open.end }, ""], [open.partner, ""]);
}
