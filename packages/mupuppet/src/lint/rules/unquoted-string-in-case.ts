import { words } from "@cairn/diagnostics";
import type { Token } from "../token.js";
import { lintRule, rewrite } from "../rule.js";

/** The options of a case are quoted. */
export const unquotedStringInCase = lintRule(
  "unquoted_string_in_case",
  {
    severity: "warning",
    message: words`unquoted string in case`,
    why: `A bare word with a capital is a type, not a string.`,
    optional: true,
    failing: "case $a {\n  Debian: { notify { 'b': } }\n}\n",
    repaired: "case $a {\n  'Debian': { notify { 'b': } }\n}\n",
  },
  (manifest, report) => {
    for (const word of manifest.of("CASE")) {
      let open: Token | undefined = word;
      while (open && open.type !== "LBRACE") open = open.next;
      for (let token = open?.next; token && token !== open?.partner; token = token.next) {
        if (token.type === "LBRACE" && token.partner) token = token.partner;
        if (token.type !== "NAME" && token.type !== "CLASSREF") continue;
        const after = token.nextCode?.type;
        if (after === "COLON" || after === "COMMA") report(token, {}, rewrite(manifest, token, `'${token.value}'`));
      }
    }
  },
);
