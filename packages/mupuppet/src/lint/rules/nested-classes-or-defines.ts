import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** Classes and defined types are defined by themselves. */
export const nestedClassesOrDefines = lintRule(
  "nested_classes_or_defines",
  {
    severity: "warning",
    message: words`${"what"} defined inside a class`,
    help: words`move it to a file of its own`,
    why: `A class that is defined in another one is found only when that has been loaded.`,
    noFix: "outside",
    failing: "class web {\n  class server { }\n}\n",
    repaired: "class web {\n}\n",
  },
  (manifest, report) => {
    for (const { tokens } of manifest.classes) {
      for (const token of tokens.slice(1)) {
        if ((token.type !== "CLASS" && token.type !== "DEFINE") || token.nextCode?.type === "LBRACE") continue;
        report(token, { what: token.type === "CLASS" ? "class" : "defined type" });
      }
    }
  },
);
