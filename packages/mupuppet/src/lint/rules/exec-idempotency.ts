import { words } from "@cairn/diagnostics";
import { nextOf } from "../token.js";
import { lintRule } from "../rule.js";

/** A command runs only if it is needed. */
export const execIdempotency = lintRule(
  "exec_idempotency",
  {
    severity: "warning",
    message: words`exec without idempotency. set at least one of the attributes: onlyif, unless, creates, refreshonly`,
    why: `Without a condition the command runs each time.`,
    noFix: "several",
    optional: true,
    failing: "exec { '/bin/a': }\n",
    repaired: "exec { '/bin/a':\n  creates => '/b',\n}\n",
  },
  (manifest, report) => {
    for (const { colon, end, type } of manifest.bodies) {
      if (type.value !== "exec") continue;
      let isIdempotent = false;
      for (
        let name = nextOf(colon, "NAME", "UNLESS");
        name && name.index < end.index;
        name = nextOf(name, "NAME", "UNLESS")
      )
        if (name.nextCode?.type === "FARROW" && /^(?:onlyif|unless|creates|refreshonly)$/.test(name.value))
          isIdempotent = true;
      if (!isIdempotent) report(colon, {});
    }
  },
);
