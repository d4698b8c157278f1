import { words, type Declaration } from "@cairn/diagnostics";

/** What the evaluation says. */
export const evaluationDiagnostics = {
  evaluation: {
    severity: "error",
    message: words`${"message"}`,
  },
  questionable: {
    severity: "warning",
    message: words`${"message"}`,
  },
} satisfies Record<string, Declaration>;
