import type { DiagnosticPage } from "@cairn/diagnostics";
import type { lintDiagnostics } from "./lints.js";

/** The pages of the lints. */
export const lintPages = {
  "bare-name": {
    why: `A word without quotes is a string (section 3.1 of the manual); the value of a resource or of a parameter is \`$\` and its name
(3.5, 3.12). A string that equals one of their names is seldom meant; if it is, put it in quotes.`,
    failing: { "site.cf2": "Domain => 'example.org'\nHost => 'www.' ++ Domain\n" },
    repaired: { "site.cf2": "Domain => 'example.org'\nHost => 'www.' ++ $Domain\n" },
    args: ["check", "site.cf2"],
  },
  "unintended-string": {
    why: `The booleans are \`true\` and \`false\`, in lower case, and an undefined value is \`?\`. Words of other languages, such as
\`True\` or \`null\`, are plain strings.`,
    failing: { "site.cf2": "Backup => True\n" },
    repaired: { "site.cf2": "Backup => true\n" },
    args: ["check", "site.cf2"],
  },
  "variable-in-string": {
    why: `Strings aren't interpolated: \`'$Host'\` is five characters. Strings are joined by \`++\`.`,
    failing: { "site.cf2": "Host => www\nUrl => 'http://$Host'\n" },
    repaired: { "site.cf2": "Host => www\nUrl => 'http://' ++ $Host\n" },
    args: ["check", "site.cf2"],
  },
  "unused-macro": {
    why: `A macro is visible from its definition on, in its own file only (section 3.12 of the manual): one that is never called there has no
effect.`,
    noFix: "intent",
    failing: { "site.cf2": "def inHome(folder) = '/home/' ++ $folder\nPath => '/home/docs'\n" },
    repaired: { "site.cf2": "def inHome(folder) = '/home/' ++ $folder\nPath => inHome(docs)\n" },
    args: ["check", "site.cf2"],
  },
  "unused-parameter": {
    why: `A parameter that the body of a macro never mentions has no effect, whatever its argument is.`,
    noFix: "intent",
    failing: { "site.cf2": "def inHome(folder, user) = '/home/' ++ $folder\nPath => inHome(docs, mary)\n" },
    repaired: { "site.cf2": "def inHome(folder) = '/home/' ++ $folder\nPath => inHome(docs)\n" },
    args: ["check", "site.cf2"],
  },
} satisfies Record<keyof typeof lintDiagnostics, DiagnosticPage>;
