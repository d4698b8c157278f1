import { words } from "@cairn/diagnostics";
import { lintRule, rewrite } from "../rule.js";

/** Names of classes and defined types have no capitals. */
export const namesContainingUppercase = lintRule(
  "names_containing_uppercase",
  {
    severity: "error",
    message: words`${"what"} '${"name"}' contains illegal uppercase`,
    why: `Names of classes and defined types are in lower case, as their files are.`,
    failing: "class myWeb { }\n",
    repaired: "class myweb { }\n",
  },
  (manifest, report) => {
    for (const { keyword, name } of manifest.definitions) {
      const what = keyword.type === "CLASS" ? "class" : "defined type";
      if (!/[A-Z]/.test(name.value)) continue;
      report(name, { what, name: name.value }, rewrite(manifest, name, name.value.toLowerCase()));
    }
  },
);
