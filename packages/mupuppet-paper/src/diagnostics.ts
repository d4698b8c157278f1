import { words, type Declaration } from "@cairn/diagnostics";

/** The diagnostics of the paper's language, in addition to those of all of Puppet. */
export const paperDiagnostics = {
  "not-in-paper": {
    severity: "error",
    message: words`${"construct"} is not in μPuppet`,
    help: words`leave it out: the paper's language has only the constructs of its figure 6`,
  },
  stuck: {
    severity: "error",
    message: words`${"rules"} \`${"term"}\`: ${"why"}`,
  },
  "too-many-steps": {
    severity: "error",
    message: words`the run didn't end after ${"limit"} steps`,
    help: words`look for a defined type that declares itself, or for classes that inherit from each other; \`--max-steps N\` allows more steps`,
  },
} satisfies Record<string, Declaration>;
