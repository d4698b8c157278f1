import { words, type Fix } from "@cairn/diagnostics";
import { valueOf, type LintedManifest } from "../manifest.js";
import type { Token } from "../token.js";
import { lintRule, rewrite } from "../rule.js";

/** Modes are octal. */
export const noSymbolicFileModes = lintRule(
  "no_symbolic_file_modes",
  {
    severity: "warning",
    message: words`mode should be a 4 digit octal value, not a symbolic mode`,
    help: words`write the whole mode`,
    why: `An octal mode says the whole mode.`,
    optional: true,
    failing: "file { '/a':\n  mode => 'u=rw',\n}\n",
    repaired: "file { '/a':\n  mode => '0600',\n}\n",
  },
  (manifest, report) => {
    for (const { parameters, type } of manifest.bodies) {
      for (const name of parameters) {
        const value = type.value === "file" && name.value === "mode" ? valueOf(name) : undefined;
        if (value && value.type !== "VARIABLE" && value.type !== "UNDEF" && !/^[0-7]{4}$/.test(value.value))
          report(value, {}, octal(manifest, value));
      }
    }
  },
);

const digits: Readonly<Record<string, number>> = { r: 4, w: 2, x: 1 };

/** The octal mode of a symbolic one that says all with `=`. */
function octal(manifest: LintedManifest, value: Token): Fix | undefined {
  if (!/^[ugoa]+=[rwx]*(?:,[ugoa]+=[rwx]*)*$/.test(value.value)) return undefined;
  const mode: Record<string, number> = { u: 0, g: 0, o: 0 };
  for (const part of value.value.split(",")) {
    const [who = "", what = ""] = part.split("=");
    const sum = [...new Set(what)].reduce((total, letter) => total + digits[letter]!, 0);
    for (const each of who.replaceAll("a", "ugo")) mode[each] = sum;
  }
  return rewrite(manifest, value, `'0${mode["u"]!}${mode["g"]!}${mode["o"]!}'`);
}
