import { words } from "@cairn/diagnostics";
import { inLowerCase } from "../lower-case.js";
import { lintRule } from "../rule.js";

/** Names of variables are in lower case. */
export const variableIsLowercase = lintRule(
  "variable_is_lowercase",
  {
    severity: "warning",
    message: words`variable contains an uppercase letter`,
    help: words`separate words by \`_\``,
    why: `Names of variables consist of lower-case letters, digits and \`_\`.`,
    failing: "$myPort = 1\n",
    repaired: "$my_port = 1\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("VARIABLE", "UNENC_VARIABLE"))
      if (/[A-Z]/.test(token.value) && /[A-Z]/.test(token.value.replace(/\[.+?\]/g, "")))
        report(token, {}, inLowerCase(manifest, token));
  },
);
