import { words } from "@cairn/diagnostics";
import { isDataType, quotedOption } from "../options.js";
import { lintRule } from "../rule.js";

/** The options of a selector are quoted. */
export const unquotedStringInSelector = lintRule(
  "unquoted_string_in_selector",
  {
    severity: "warning",
    message: words`unquoted string in selector`,
    why: `A bare word with a capital is a type, not a string.`,
    optional: true,
    failing: "$b = $a ? {\n  debian => 1,\n}\n",
    repaired: "$b = $a ? {\n  'debian' => 1,\n}\n",
  },
  (manifest, report) => {
    for (const word of manifest.of("QMARK")) {
      const open = word.nextCode;
      for (let token = open?.next; token && token !== open?.partner; token = token.next) {
        if (token.type === "LBRACE" && token.partner) token = token.partner;
        const isWord = (token.type === "NAME" || token.type === "CLASSREF") && !isDataType(token);
        if (isWord && token.nextCode?.type === "FARROW") report(token, {}, quotedOption(manifest, token));
      }
    }
  },
);
