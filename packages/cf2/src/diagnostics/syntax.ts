import { words, type Declaration } from "@cairn/diagnostics";

/** What the parse phase says; the wording of each mistake stands where it is found (`syntax-errors/`). */
export const syntaxDiagnostics = {
  syntax: {
    severity: "error",
    message: words`${"problem"}`,
    help: words`${"instead"}`,
  },
  macro: {
    severity: "error",
    message: words`${"problem"}`,
    help: words`${"instead"}`,
  },
  "continued-element": {
    severity: "warning",
    message: words`this \`-\` on a new line goes on with the element before it`,
    help: words`write a comma before it where a new element is meant, or move it to the end of the line before`,
  },
  "unknown-escape": {
    severity: "warning",
    message: words`${"escape"} is no escape: the backslash stays in the string`,
    help: words`the escapes are \`\\'\`, \`\\\\\`, \`\\n\` and \`\\\` before a line end; write \`\\\\\` for a backslash`,
  },
  "invisible-character": {
    severity: "warning",
    message: words`the name ${"name"} holds the invisible character ${"character"}`,
    help: words`delete it, or type an ordinary blank where one is meant: names that look the same should be the same`,
  },
} satisfies Record<string, Declaration>;
