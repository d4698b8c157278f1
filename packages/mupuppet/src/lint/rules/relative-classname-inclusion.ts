import { words } from "@cairn/diagnostics";
import type { Token } from "../token.js";
import { lintRule, rewrite } from "../rule.js";

/** Classes are named without a leading `::`. */
export const relativeClassnameInclusion = lintRule(
  "relative_classname_inclusion",
  {
    severity: "warning",
    message: words`class included by absolute name (::$class)`,
    why: `All names of classes are absolute since Puppet 4.`,
    optional: true,
    failing: "include ::web\n",
    repaired: "include web\n",
  },
  (manifest, report) => {
    for (const token of manifest.tokens)
      for (const name of namesAfter(token)) {
        if (!name.value.startsWith("::")) continue;
        const at = manifest.text.indexOf("::", name.start);
        report(name, {}, rewrite(manifest, { start: at, end: at + 2 }, "", "remove the `::`"));
      }
  },
);

/** The names of classes after `include` and its like, `class {` and `inherits`. */
function namesAfter({ nextCode, type, value }: Token): readonly Token[] {
  const isCall = (type === "NAME" || type === "FUNCTION_NAME") && /^(?:include|contain|require)$/.test(value);
  if (type === "INHERITS") return nextCode?.type === "NAME" ? [nextCode] : [];
  if (isCall && nextCode?.type !== "FARROW") return tokensUntil(nextCode, "NEWLINE", true);
  return type === "CLASS" && nextCode?.type === "LBRACE" ? tokensUntil(nextCode, "COLON", false) : [];
}

function tokensUntil(first: Token | undefined, end: Token["type"], skipsCalls: boolean): readonly Token[] {
  const names: Token[] = [];
  for (let token = first; token && token.type !== end; token = token.next) {
    if (token.type === "NAME" || token.type === "SSTRING") names.push(token);
    if (skipsCalls && token.type === "FUNCTION_NAME" && token.nextCode?.partner) token = token.nextCode.partner;
  }
  return names;
}
