import { words, type Declaration } from "@cairn/diagnostics";

/** Errors of a program and the modules around it, without running it. */
export const linkDiagnostics = {
  "missing-module": {
    severity: "warning",
    message: words`the module \`${"module"}\`, which \`${"name"}\` is in, is not on the module path: uses of it could not be checked`,
    help: words`install it, or name its folder with \`--modulepath\``,
  },
  "unused-key": {
    severity: "warning",
    message: words`nothing reads \`${"key"}\`: ${"reason"}`,
    help: words`remove it, or check the spelling`,
  },
  "dead-condition": {
    severity: "warning",
    message: words`this condition is always ${"outcome"}`,
    help: words`remove it, with the code that never runs`,
  },
  "unreachable-option": {
    severity: "warning",
    message: words`this option is never reached: an option before it is the same`,
    help: words`remove one of them; strings are compared ignoring case`,
  },
  "unreachable-default": {
    severity: "warning",
    message: words`this \`default\` is never reached: the tested value is true or false, and both have an option`,
    help: words`remove it`,
  },
  "not-judged": {
    severity: "info",
    message: words`${"what"} on facts that aren't known, and could not be checked`,
    help: words`name a system to check against: \`--facts FILE\`, with what \`facter --json\` prints there`,
  },
  "number-as-mode": {
    severity: "warning",
    message: words`the mode ${"mode"} is a number, but Puppet's agent expects a string`,
    help: words`write ${"quoted"}`,
  },
  "unknown-value": {
    severity: "warning",
    message: words`\`${"parameter"}\` of a ${"type"} cannot be \`${"given"}\`: Puppet's agent rejects it`,
  },
  "legacy-fact": {
    severity: "warning",
    message: words`agents leave the fact \`${"name"}\` out since Puppet 8`,
    help: words`use the structured fact that holds it`,
  },
  "undefined-variable": {
    severity: "warning",
    message: words`nothing here sets \`$${"name"}\``,
    help: words`set it before, or make it a parameter; a fact is written \`$facts['${"name"}']\`, and a variable of another class with the name of that class`,
  },
} satisfies Record<string, Declaration>;
