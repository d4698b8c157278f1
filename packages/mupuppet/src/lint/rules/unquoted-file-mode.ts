import { words } from "@cairn/diagnostics";
import { valueOf } from "../manifest.js";
import { lintRule, rewrite } from "../rule.js";

/** Modes are quoted. */
export const unquotedFileMode = lintRule(
  "unquoted_file_mode",
  {
    severity: "warning",
    message: words`unquoted file mode`,
    why: `A number loses its leading zero, and so its meaning.`,
    failing: "file { '/a':\n  mode => 0644,\n}\n",
    repaired: "file { '/a':\n  mode => '0644',\n}\n",
  },
  (manifest, report) => {
    for (const { parameters, type } of manifest.bodies) {
      if (type.value !== "file" && type.value !== "concat") continue;
      for (const name of parameters) {
        const value = name.value === "mode" ? valueOf(name) : undefined;
        if (value?.type !== "NAME" && value?.type !== "NUMBER") continue;
        report(value, {}, rewrite(manifest, value, `'${value.value}'`));
      }
    }
  },
);
