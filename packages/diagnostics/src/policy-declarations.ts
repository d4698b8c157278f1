import { words, type Declaration } from "./catalogue.js";

/** The diagnostics about changes that a policy forbids, for the catalogues of languages whose `diff` takes one. */
export const policyDeclarations = {
  policy: {
    severity: "error",
    message: words`${"who"} may not touch \`${"path"}\`: ${"reason"}`,
    help: words`${"instead"}`,
  },
  "policy-file": {
    severity: "error",
    message: words`cannot use this policy: ${"reason"}`,
    help: words`write an object of groups and lists of paths: \`{"web-team": ["${"example"}"]}\``,
  },
  "policy-unchecked": {
    severity: "error",
    message: words`the policy can't be checked: ${"reason"}`,
    help: words`${"help"}`,
  },
} as const satisfies Record<string, Declaration>;
