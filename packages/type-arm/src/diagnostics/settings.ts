import { words, type Declaration } from "@cairn/diagnostics";

/** Diagnostics of the settings of features. */
export const settingDiagnostics = {
  "unknown-setting": {
    severity: "error",
    message: words`there is no setting \`${"name"}\``,
    help: words`the settings of \`${"word"}\` are ${"known"}`,
  },
  "repeated-setting": {
    severity: "error",
    message: words`\`${"name"}\` is already set${"spelling"}`,
    help: words`remove one of the two`,
  },
  "misplaced-setting": {
    severity: "error",
    message: words`\`${"name"}\` is a setting of ${"of"}, and \`${"feature"}\` is ${"is"}`,
    help: words`remove it`,
  },
  "setting-operator": {
    severity: "error",
    message: words`a setting is written with \`=>\`, not with \`${"operator"}\``,
    help: words`write \`${"name"} => …\``,
  },
  "setting-value": {
    severity: "error",
    message: words`\`${"name"}\` takes ${"wanted"}, not ${"found"}`,
    help: words`write \`${"name"} => ${"example"}\``,
  },
  "bad-bound": {
    severity: "error",
    message: words`\`${"name"}\` can't be ${"value"}: ${"why"}`,
    help: words`${"repair"}`,
  },
  "quoted-unbound": {
    severity: "error",
    message: words`\`unbound\` is a keyword, but this is a string`,
    help: words`write it without quotes: \`max => unbound\``,
  },
  "not-a-literal": {
    severity: "error",
    message: words`the default of \`${"name"}\` is not a literal`,
    help: words`write a number, a string, \`true\`, \`false\` or a word; for a computed value, give the feature \`derived\` or \`set\``,
  },
  "bad-default": {
    severity: "error",
    message: words`the default ${"value"} of \`${"name"}\` is not a valid ${"type"}`,
    help: words`${"repair"}`,
  },
} satisfies Record<string, Declaration>;
