import { words, type Declaration } from "@cairn/diagnostics";

/** What the language of the paper has to say, beyond what all of Puppet's says. */
export const paperDiagnostics = {
  "not-in-paper": {
    severity: "error",
    message: words`${"construct"} is not in μPuppet`,
    help: words`leave it out: the language of the paper has only what its figure 6 shows`,
  },
  stuck: {
    severity: "error",
    message: words`${"rules"} \`${"term"}\`: ${"why"}`,
  },
  "too-many-steps": {
    severity: "error",
    message: words`the rules have not come to an end after ${"limit"} steps`,
    help: words`look for a defined type that declares itself, or for classes that inherit from each other; \`--max-steps N\` allows more steps`,
  },
} satisfies Record<string, Declaration>;
