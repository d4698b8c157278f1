import { words, type Declaration } from "@cairn/diagnostics";

/** Errors of a program and the modules around it, without running it. */
export const linkDiagnostics = {
  "unused-key": {
    severity: "warning",
    message: words`nothing reads \`${"key"}\`: ${"reason"}`,
    help: words`remove it, or check the spelling`,
  },
  "not-judged": {
    severity: "info",
    message: words`${"what"} on facts that aren't known, and could not be checked`,
    help: words`name a system to check against: \`--facts FILE\`, with what \`facter --json\` prints there`,
  },
} satisfies Record<string, Declaration>;
