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
  "default-of-list": {
    severity: "warning",
    message: words`the default of \`${"name"}\` means a list of one element, which readers of the Ecore model don't see`,
    help: words`make it single-valued with \`max => 1\`, or remove the default`,
  },
  "derived-not-transient": {
    severity: "error",
    message: words`\`${"name"}\` is derived, and a derived feature is never stored: \`transient\` can't be false`,
    help: words`remove \`transient => false\``,
  },
  "derived-with-get": {
    severity: "error",
    message: words`\`${"name"}\` is derived, and the lambda of \`derived\` is already its getter`,
    help: words`remove \`get\`, and do its work in \`derived\``,
  },
  "lost-value": {
    severity: "warning",
    message: words`what a user sets \`${"name"}\` to is lost: it is derived and settable, but has no \`set\``,
    help: words`write \`set => |$value| { … }\` that assigns other features, or remove \`settable\``,
  },
  "wrong-parameters": {
    severity: "error",
    message: words`the lambda of \`${"name"}\` takes ${"wanted"}, but this one has ${"found"}`,
    help: words`write \`${"example"}\``,
  },
} satisfies Record<string, Declaration>;
