import { words } from "@cairn/diagnostics";
import { valueOf } from "../manifest.js";
import { lintRule, rewrite } from "../rule.js";

/** A file says what it is. */
export const fileEnsure = lintRule(
  "file_ensure",
  {
    severity: "warning",
    message: words`ensure set to present on file resource`,
    why: `\`present\` is content with a folder or a link, too.`,
    optional: true,
    failing: "file { '/a':\n  ensure => present,\n}\n",
    repaired: "file { '/a':\n  ensure => file,\n}\n",
  },
  (manifest, report) => {
    for (const { parameters, type } of manifest.bodies) {
      const name = type.value === "file" ? parameters.find(({ value }) => value === "ensure") : undefined;
      const value = name && valueOf(name);
      if (value?.value !== "present" || !["NAME", "STRING", "SSTRING"].includes(value.type)) continue;
      const kind = parameters.some((each) => each.value === "target") ? "link" : "file";
      report(value, {}, rewrite(manifest, value, kind));
    }
  },
);
