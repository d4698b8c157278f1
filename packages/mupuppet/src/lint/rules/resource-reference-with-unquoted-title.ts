import { words } from "@cairn/diagnostics";
import { quotedName } from "../quoted-name.js";
import { lintRule } from "../rule.js";

/** Titles in references are quoted. */
export const resourceReferenceWithUnquotedTitle = lintRule(
  "resource_reference_with_unquoted_title",
  {
    severity: "error",
    message: words`unquoted title in resource reference`,
    why: `A title is a string.`,
    optional: true,
    failing: "notify { 'b': require => File[a] }\n",
    repaired: "notify { 'b': require => File['a'] }\n",
  },
  (manifest, report) => {
    for (const { end, parameters } of manifest.bodies) {
      for (const name of parameters) {
        if (!/^(?:require|subscribe|notify|before|consume|export)$/.test(name.value)) continue;
        for (let token = name.next; token && token.index < end.index && token.type !== "COMMA"; token = token.next) {
          const title = token.type === "CLASSREF" && token.next?.type === "LBRACK" ? token.next.next : undefined;
          if (title?.type === "NAME") report(title, {}, quotedName(manifest, title));
        }
      }
    }
  },
);
