import { words } from "@cairn/diagnostics";
import { isDataType, quotedOption } from "../options.js";
import { lintRule } from "../rule.js";
import type { Token } from "../token.js";

/** The options of a case are quoted. */
export const unquotedStringInCase = lintRule(
  "unquoted_string_in_case",
  {
    severity: "warning",
    message: words`unquoted string in case`,
    why: `A bare word with a capital is a type, not a string.`,
    optional: true,
    failing: "case $a {\n  debian: { notify { 'b': } }\n}\n",
    repaired: "case $a {\n  'debian': { notify { 'b': } }\n}\n",
  },
  (manifest, report) => {
    for (const word of manifest.of("CASE")) {
      let open: Token | undefined = word;
      while (open && open.type !== "LBRACE") open = open.next;
      for (let token = open?.next; token && token !== open?.partner; token = token.next) {
        if (token.type === "LBRACE" && token.partner) token = token.partner;
        if ((token.type !== "NAME" && token.type !== "CLASSREF") || isDataType(token)) continue;
        const after = token.nextCode?.type;
        if (after === "COLON" || after === "COMMA") report(token, {}, quotedOption(manifest, token));
      }
    }
  },
);
