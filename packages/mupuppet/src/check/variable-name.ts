import { meantFixes, words } from "@cairn/diagnostics";
import { declare, rule, spanOf } from "./rule.js";

const declared = declare("illegal-variable-name", {
  severity: "error",
  message: words`\`$${"name"}\` cannot be a variable`,
  help: words`begin each word of its name with a lower-case letter (the last one may begin with \`_\`)`,
  page: {
    why: `The words of a variable's name begin with lower-case letters (the last one may begin with \`_\`); a name of digits alone is the number
of a regex's group.`,
    failing: { "site.pp": "$Port = 80\n" },
    repaired: { "site.pp": "$port = 80\n" },
  },
});

const legal = /^(?:::)?(?:[a-z][0-9A-Za-z_]*::)*[a-z_][0-9A-Za-z_]*$/;
const legalNumber = /^(?:0|[1-9][0-9]*)$/;

/** A variable's name begins with a lower-case letter or `_`; a name of digits is a match's number. */
export const variableName = rule(declared, ["variable"], (node, context) => {
  const { name } = node;
  if ((/^[0-9]/.test(name) ? legalNumber : legal).test(name)) return;
  const span = spanOf(node, context);
  const meant = legalName(name);
  const fixes = meant === undefined ? [] : meantFixes(span, name, [meant]);
  context.report(declared.create(span, { name }, { fixes }));
});

/** The closest valid name of a variable: `$port` for `$Port`, `$1` for `$01`. */
function legalName(name: string): string | undefined {
  if (/^[0-9]/.test(name))
    return legalNumber.test(name.replace(/^0+(?=.)/, "")) ? name.replace(/^0+(?=.)/, "") : undefined;
  const small = name.replace(/(?<=^|::)[A-Z]/g, (letter) => letter.toLowerCase());
  return legal.test(small) ? small : undefined;
}
