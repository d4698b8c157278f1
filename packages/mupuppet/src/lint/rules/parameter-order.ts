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
  return type === "VARIABLE" && ["LPAREN", "COMMA", "TYPE", "RBRACK"].includes(prevCode?.type ?? "");
}

function isRequired(token: Token): boolean {
  const { nextCode, prevCode } = token;
  if (typeBefore(token)?.value === "Optional") return false;
  const isLast = !nextCode || nextCode.type === "COMMA" || nextCode.type === "RPAREN";
  return isLast && prevCode?.type !== "EQUALS";
}

/** The last type before a token that isn't in brackets of its own: that of an earlier parameter, too. */
function typeBefore(from: Token): Token | undefined {
  for (let token = from.prev; token; token = token.prev) {
    if (token.type === "TYPE") return token;
    if (token.type === "RBRACE" || token.type === "RBRACK" || token.type === "RPAREN") {
      if (!token.partner) return undefined;
      token = token.partner;
    }
  }
  return undefined;
}
