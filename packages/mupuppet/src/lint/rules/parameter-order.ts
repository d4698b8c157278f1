import { words } from "@cairn/diagnostics";
import type { Token } from "../token.js";
import { lintRule } from "../rule.js";

/** Required parameters precede optional ones. */
export const parameterOrder = lintRule(
  "parameter_order",
  {
    severity: "warning",
    message: words`optional parameter listed before required parameter`,
    help: words`move it before those that have a default`,
    why: `A reader sees first what has to be given.`,
    noFix: "intent",
    failing: "class web($port = 80, $root) { }\n",
    repaired: "class web($root, $port = 80) { }\n",
  },
  (manifest, report) => {
    for (const { parameters = [] } of manifest.definitions) {
      let depth = 0;
      let hasOptional = false;
      for (const token of parameters) {
        if (["LPAREN", "LBRACE", "LBRACK"].includes(token.type)) depth++;
        else if (["RPAREN", "RBRACE", "RBRACK"].includes(token.type)) depth--;
        if (token.type === "EQUALS") hasOptional = true;
        if (depth === 0 && hasOptional && isParameter(token) && isRequired(token)) report(token, {});
      }
    }
  },
);

function isParameter({ prevCode, type }: Token): boolean {
  return type === "VARIABLE" && ["LPAREN", "COMMA", "TYPE", "RBRACK", "CLASSREF"].includes(prevCode?.type ?? "");
}

function isRequired({ nextCode, prevCode }: Token): boolean {
  const isLast = !nextCode || nextCode.type === "COMMA" || nextCode.type === "RPAREN";
  return isLast && prevCode?.type !== "EQUALS";
}
