import { words } from "@cairn/diagnostics";
import { valueOf } from "../manifest.js";
import { lintRule } from "../rule.js";

/** Modes are octal. */
export const noSymbolicFileModes = lintRule(
  "no_symbolic_file_modes",
  {
    severity: "warning",
    message: words`mode should be a 4 digit octal value, not a symbolic mode`,
    help: words`write the whole mode`,
    why: `An octal mode says the whole mode.`,
    noFix: "intent",
    optional: true,
    failing: "file { '/a':\n  mode => 'u=rw',\n}\n",
    repaired: "file { '/a':\n  mode => '0600',\n}\n",
  },
  (manifest, report) => {
    for (const { parameters, type } of manifest.bodies) {
      for (const name of parameters) {
        const value = type.value === "file" && name.value === "mode" ? valueOf(name) : undefined;
        if (value && value.type !== "VARIABLE" && value.type !== "UNDEF" && !/^[0-7]{4}$/.test(value.value))
          report(value, {});
      }
    }
  },
);
