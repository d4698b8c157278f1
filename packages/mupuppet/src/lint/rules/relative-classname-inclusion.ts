import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";
import type { Token, TokenType } from "../token.js";

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
        const fix = rewrite(manifest, { start: at, end: at + 2 }, "", "remove the `::`");
        report(name, {}, isClassName(token, name) ? safe(fix, "relative-name") : undefined);
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

const inList: ReadonlySet<TokenType> = new Set(["COMMA", "LBRACE", "LBRACK", "LPAREN", "NAME", "SSTRING"]);
const keywords =
  /^(?:and|attr|case|class|default|define|else|elsif|false|function|if|import|in|inherits|node|or|plan|private|produces|site|true|type|undef|unless|consumes|application)$/;

/** Whether nothing but names and their list are between the keyword and the name, which remains a name. */
function isClassName(keyword: Token, name: Token): boolean {
  let token: Token | undefined = name;
  while (token && token !== keyword && inList.has(token.type)) token = token.prevCode;
  const rest = name.value.slice(2);
  return token === keyword && /^[a-z]\w*(?:::[a-z]\w*)*$/.test(rest) && !keywords.test(rest) && endsHere(name);
}

/** Whether a name isn't an operand, the subject of a selector, or a function. */
function endsHere({ nextCode, line }: Token): boolean {
  if (!nextCode || ["COMMA", "COLON", "LBRACE", "RBRACE", "RBRACK", "RPAREN"].includes(nextCode.type)) return true;
  return nextCode.line > line && nextCode.type !== "QMARK" && nextCode.type !== "DOT" && nextCode.type !== "OPERATOR";
}
