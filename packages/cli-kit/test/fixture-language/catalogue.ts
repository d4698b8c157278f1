import { commonDeclarations, defineDiagnostics, words } from "@cairn/diagnostics";

export const catalogue = defineDiagnostics("kv", {
  ...commonDeclarations,
  syntax: {
    severity: "error",
    message: words`expected \`name = value\`, \`use FILE\` or a comment, found \`${"found"}\``,
    help: words`write a name, \`=\`, and a value`,
  },
  "name-not-found": { severity: "error", message: words`no name \`${"name"}\` has a value here` },
  overridden: {
    severity: "warning",
    message: words`\`${"name"}\` is given a second value`,
    help: words`delete the line that isn't meant`,
  },
});
