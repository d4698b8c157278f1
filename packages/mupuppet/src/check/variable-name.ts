import { meantFixes } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor, spanOf } from "./rule.js";

const legal = /^(?:::)?(?:[a-z][0-9A-Za-z_]*::)*[a-z_][0-9A-Za-z_]*$/;
const legalNumber = /^(?:0|[1-9][0-9]*)$/;

/** A variable's name begins with a lower-case letter or `_`; a name of digits is a match's number. */
export const variableName = ruleFor(["variable"], (node, context) => {
  const { name } = node;
  if ((/^[0-9]/.test(name) ? legalNumber : legal).test(name)) return;
  const span = spanOf(node, context);
  const meant = legalName(name);
  const fixes = meant === undefined ? [] : meantFixes(span, name, [meant]);
  context.report(catalogue.create["illegal-variable-name"](span, { name }, { fixes }));
});

/** The closest valid name of a variable: `$port` for `$Port`, `$1` for `$01`. */
function legalName(name: string): string | undefined {
  if (/^[0-9]/.test(name))
    return legalNumber.test(name.replace(/^0+(?=.)/, "")) ? name.replace(/^0+(?=.)/, "") : undefined;
  const small = name.replace(/(?<=^|::)[A-Z]/g, (letter) => letter.toLowerCase());
  return legal.test(small) ? small : undefined;
}
