import { words } from "@cairn/diagnostics";
import type { Token } from "../token.js";
import { lintRule } from "../rule.js";

/** Commands contain no variables. */
export const checkUnsafeInterpolations = lintRule(
  "check_unsafe_interpolations",
  {
    severity: "warning",
    message: words`unsafe interpolation of variable '${"name"}' in exec command`,
    help: words`write the command as a list: \`['/bin/echo', $text]\``,
    why: `A value with spaces or \`;\` changes the command that the shell runs.`,
    noFix: "several",
    optional: true,
    failing: 'exec { "/bin/echo ${a}": }\n',
    repaired: "exec { 'echo':\n  command => ['/bin/echo', $a],\n}\n",
  },
  (manifest, report) => {
    for (const { colon, parameters, type } of manifest.bodies) {
      if (type.value !== "exec") continue;
      const title = type.nextCode?.nextCode;
      if (title) for (let token: Token | undefined = title; token && token !== colon; token = token.next) check(token);
      for (const name of parameters) {
        if (!/^(?:command|onlyif|unless)$/.test(name.value) || name.nextCode?.nextCode?.type === "LBRACK") continue;
        for (let token: Token | undefined = name; token && token.type !== "NEWLINE"; token = token.next) check(token);
      }
    }

    function check(token: Token): void {
      const variable = token.nextCode;
      if ((token.type === "DQPRE" || token.type === "DQMID") && variable) report(variable, { name: variable.value });
    }
  },
);
