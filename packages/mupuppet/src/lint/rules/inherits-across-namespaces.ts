import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** A class inherits from its own module. */
export const inheritsAcrossNamespaces = lintRule(
  "inherits_across_namespaces",
  {
    severity: "warning",
    message: words`class inherits across module namespaces`,
    help: words`declare the other class, and set its parameters`,
    why: `A class that inherits from another module depends on the inside of that module.`,
    noFix: "several",
    failing: "class web inherits apache { }\n",
    repaired: "class web inherits web::base { }\n",
  },
  (manifest, report) => {
    for (const { name, parent } of manifest.classes)
      if (parent && moduleOf(parent.value) !== moduleOf(name.value)) report(parent, {});
  },
);

function moduleOf(name: string): string | undefined {
  return name.split("::").find((word) => word !== "");
}
