import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** Classes get their defaults from data. */
export const classInheritsFromParamsClass = lintRule(
  "class_inherits_from_params_class",
  {
    severity: "warning",
    message: words`class inheriting from params class`,
    help: words`put the defaults into Hiera data of the module`,
    why: `Since Puppet 4.9 defaults that depend on the system belong to data in the module.`,
    noFix: "several",
    optional: true,
    failing: "class web inherits web::params { }\n",
    repaired: "class web { }\n",
  },
  (manifest, report) => {
    for (const { parent } of manifest.classes) if (parent?.value.endsWith("::params")) report(parent, {});
  },
);
