import { words } from "@cairn/diagnostics";
import { valueOf } from "../manifest.js";
import { lintRule, rewrite } from "../rule.js";

/** Modes are four octal digits, or symbolic. */
export const fileMode = lintRule(
  "file_mode",
  {
    severity: "warning",
    message: words`mode should be represented as a 4 digit octal value or symbolic mode`,
    why: `Three digits leave open what the first of the four is.`,
    failing: "file { '/a':\n  mode => '644',\n}\n",
    repaired: "file { '/a':\n  mode => '0644',\n}\n",
  },
  (manifest, report) => {
    for (const { parameters, type } of manifest.bodies) {
      if (type.value !== "file" && type.value !== "concat") continue;
      for (const name of parameters) {
        if (name.value !== "mode") continue;
        const value = valueOf(name);
        if (!value || ["VARIABLE", "UNDEF", "FUNCTION_NAME"].includes(value.type) || mode.test(value.value)) break;
        const isShort = /^[0-7]{3}$/.test(value.value);
        report(value, {}, isShort ? rewrite(manifest, value, `'0${value.value}'`) : undefined);
      }
    }
  },
);

const mode = /^(?:[0-7]{4}|(?:[ugoa]*[-=+][-=+rstwxXugo]*)(?:,[ugoa]*[-=+][-=+rstwxXugo]*)*)$/;
