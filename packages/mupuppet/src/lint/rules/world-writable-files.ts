import { words } from "@cairn/diagnostics";
import { valueOf } from "../manifest.js";
import { lintRule, rewrite } from "../rule.js";

/** Files aren't writable by everybody. */
export const worldWritableFiles = lintRule(
  "world_writable_files",
  {
    severity: "warning",
    message: words`files should not be created with world writable permissions`,
    why: `Whoever can change a file can change what reads it.`,
    optional: true,
    failing: "file { '/a':\n  mode => '0666',\n}\n",
    repaired: "file { '/a':\n  mode => '0664',\n}\n",
  },
  (manifest, report) => {
    for (const { parameters, type } of manifest.bodies) {
      for (const name of parameters) {
        const value = type.value === "file" && name.value === "mode" ? valueOf(name) : undefined;
        if (!value || !/^\d+$/.test(value.value) || /\d[^2367]$/.test(value.value)) continue;
        report(value, {}, rewrite(manifest, value, `'${value.value.slice(0, -1)}${Number(value.value.at(-1)) - 2}'`));
      }
    }
  },
);
