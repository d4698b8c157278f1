import { words, type Declaration } from "@cairn/diagnostics";

/** What the evaluation says. */
export const evaluationDiagnostics = {
  "already-defined": {
    severity: "error",
    message: words`the ${"what"} \`${"name"}\` is defined already`,
    help: words`rename one of them, or remove it`,
  },
  "wrong-file": {
    severity: "error",
    message: words`\`${"name"}\` cannot be defined in this file: nobody would look for it here`,
    help: words`move it to the file that its name says; here names begin with \`${"namespace"}\``,
  },
  "not-in-module": {
    severity: "error",
    message: words`${"what"} cannot stand at the top of a file of a module, where only definitions can`,
    help: words`move it into a class and include that`,
  },
  evaluation: {
    severity: "error",
    message: words`${"message"}`,
  },
  questionable: {
    severity: "warning",
    message: words`${"message"}`,
  },
} satisfies Record<string, Declaration>;
