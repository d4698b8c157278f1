import { words, type Declaration } from "@cairn/diagnostics";

/** Syntax errors; the messages are where the errors are detected (`syntax-errors/`). */
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
    message: words`this \`-\` on a new line continues the previous element`,
    help: words`write a comma before it if a new element is meant, or move it to the end of the previous line`,
  },
  "unknown-escape": {
    severity: "warning",
    message: words`${"escape"} is not an escape: the backslash stays in the string`,
    help: words`the escapes are \`\\'\`, \`\\\\\`, \`\\n\` and \`\\\` before a line end; write \`\\\\\` for a backslash`,
  },
  "invisible-character": {
    severity: "warning",
    message: words`the name ${"name"} contains the invisible character ${"character"}`,
    help: words`delete it, or type an ordinary space if one is meant: names that look the same should be the same`,
  },
} satisfies Record<string, Declaration>;
