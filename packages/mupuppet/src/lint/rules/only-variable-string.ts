import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** A variable alone has no quotes. */
export const onlyVariableString = lintRule(
  "only_variable_string",
  {
    severity: "warning",
    message: words`string containing only a variable`,
    why: `The quotes turn the value into a string, or do nothing. They can go if the value is a string in any case.`,
    failing: "$a = 'b'\n$c = \"${a}\"\n",
    repaired: "$a = 'b'\n$c = $a\n",
  },
  (manifest, report) => {
    for (const first of manifest.of("DQPRE")) {
      const variable = first.next;
      if (first.value !== "" || (variable?.type !== "VARIABLE" && variable?.type !== "UNENC_VARIABLE")) continue;
      let last = variable.next;
      while (last?.type === "LBRACK") last = last.next?.next?.next;
      if (last?.type !== "DQPOST" || last.value !== "" || last.nextCode?.type === "FARROW") continue;
      const text = manifest.text.slice(variable.start, last.start).replace(/^\$?/, "$");
      const isString = manifest.variables?.isStringOfString(first.start) === true;
      const place = { start: first.start, end: last.end };
      report(variable, {}, isString ? safe(rewrite(manifest, place, text), "string-variable") : undefined);
    }
  },
);
