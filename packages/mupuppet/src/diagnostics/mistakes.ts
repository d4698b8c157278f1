import { words, type Declaration } from "@cairn/diagnostics";

/** Common mistakes, each with what to type instead. */
export const mistakeDiagnostics = {
  "missing-comma": {
    severity: "error",
    message: words`a comma is missing after ${"after"}, before ${"next"}`,
    help: words`write \`,\` between two entries: \`ensure => file, mode => '0644'\``,
  },
  "missing-colon": {
    severity: "error",
    message: words`a colon is missing after the title ${"title"}`,
    help: words`write \`:\` between the title of a resource and its attributes`,
  },
  "missing-arrow": {
    severity: "error",
    message: words`expected \`=>\` after the attribute ${"name"}, but found ${"found"}`,
    help: words`attributes are written \`name => value\`, with commas between them`,
  },
  "unmatched-bracket": {
    severity: "error",
    message: words`this \`${"bracket"}\` closes nothing`,
    help: words`remove it, or write the bracket that it closes`,
  },
  "else-if": {
    severity: "error",
    message: words`\`else if\` is one word in Puppet`,
    help: words`write \`elsif\``,
  },
  "assignment-in-condition": {
    severity: "error",
    message: words`\`=\` assigns a value and cannot compare`,
    help: words`write \`==\` to compare`,
  },
  "foreign-operator": {
    severity: "error",
    message: words`\`${"operator"}\` isn't an operator in Puppet`,
    help: words`write the word \`${"word"}\``,
  },
  "unquoted-path": {
    severity: "error",
    message: words`the path ${"path"} is not in quotes`,
    help: words`write paths in single quotes; between two \`/\` Puppet reads a regex`,
  },
  "single-colon": {
    severity: "error",
    message: words`the name ${"written"} has a single colon`,
    help: words`write \`::\` between the words of a name`,
  },
  "foreign-syntax": {
    severity: "error",
    message: words`${"problem"}`,
  },
} satisfies Record<string, Declaration>;
