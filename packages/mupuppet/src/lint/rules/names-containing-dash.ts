import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** Names of classes and defined types have no dash. */
export const namesContainingDash = lintRule(
  "names_containing_dash",
  {
    severity: "error",
    message: words`${"what"} name containing a dash`,
    help: words`write \`_\`, here and wherever it is declared`,
    why: `A name consists of letters, digits and \`_\`; Puppet rejects any other one.`,
    noFix: "outside",
    failing: "class my-web { }\n",
    repaired: "class my_web { }\n",
  },
  (manifest, report) => {
    for (const { keyword, name } of manifest.definitions) {
      const what = keyword.type === "CLASS" ? "class" : "defined type";
      if (name.value.includes("-")) report(name, { what });
    }
  },
);
