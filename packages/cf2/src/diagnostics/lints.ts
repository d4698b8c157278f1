import { words, type Declaration } from "@cairn/diagnostics";

/** Lints: what `check` reports of valid source that is probably not what was meant. */
export const lintDiagnostics = {
  "bare-name": {
    severity: "warning",
    message: words`\`${"word"}\` is a string here, not ${"what"}`,
    help: words`write \`${"meant"}\` for its value, or \`'${"word"}'\` for the string`,
  },
  "unintended-string": {
    severity: "warning",
    message: words`\`${"word"}\` is a string`,
    help: words`write \`${"meant"}\` for the value, or \`'${"word"}'\` for the string`,
  },
  "variable-in-string": {
    severity: "warning",
    message: words`\`${"written"}\` in a string is not replaced by a value`,
    help: words`join the parts: \`${"fixed"}\``,
  },
  "unused-macro": {
    severity: "warning",
    message: words`the macro \`${"name"}\` is never called`,
    help: words`remove it: a macro is visible only in its own file`,
  },
  "unused-parameter": {
    severity: "warning",
    message: words`the macro \`${"macro"}\` doesn't use its parameter \`${"parameter"}\``,
    help: words`write \`$${"parameter"}\` where its value belongs, or remove it here and from the calls`,
  },
} satisfies Record<string, Declaration>;
