import { words } from "@cairn/diagnostics";
import { valueOf } from "../manifest.js";
import { lintRule, rewrite } from "../rule.js";

/** A package has a version, or is installed. */
export const packageEnsure = lintRule(
  "package_ensure",
  {
    severity: "warning",
    message: words`ensure set to latest on a package resource`,
    why: `With \`latest\` a run changes the system whenever the repository does.`,
    optional: true,
    failing: "package { 'a':\n  ensure => latest,\n}\n",
    repaired: "package { 'a':\n  ensure => installed,\n}\n",
  },
  (manifest, report) => {
    for (const { parameters, type } of manifest.bodies) {
      const name = type.value === "package" ? parameters.find(({ value }) => value === "ensure") : undefined;
      const value = name && valueOf(name);
      if (value?.value === "latest" && ["NAME", "STRING", "SSTRING"].includes(value.type))
        report(value, {}, rewrite(manifest, value, "installed"));
    }
  },
);
