import { words, type Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "../manifest.js";
import { lintRule, rewrite, safe } from "../rule.js";
import { isFormatting, type Token, type TokenType } from "../token.js";

/** Names of nodes are quoted. */
export const unquotedNodeName = lintRule(
  "unquoted_node_name",
  {
    severity: "warning",
    message: words`unquoted node name found`,
    why: `A name of a machine is a string.`,
    failing: "node web1.example.net { }\nnode default { }\n",
    repaired: "node 'web1.example.net' { }\nnode default { }\n",
  },
  (manifest, report) => {
    for (const node of manifest.of("NODE")) {
      const isDefinition = definesNode(node);
      for (let token = node.next; token && token.type !== "LBRACE" && token.type !== "NODE"; token = token.next)
        if (token.type === "NAME") report(token, {}, isDefinition ? quoted(manifest, token) : undefined);
    }
  },
);

const inNames: ReadonlySet<TokenType> = new Set([
  ...(["COMMA", "DEFAULT", "DOT", "NAME", "NUMBER", "REGEX", "SSTRING", "STRING"] as const),
]);

/** Whether only names of nodes are between the keyword and its brace. */
function definesNode(node: Token): boolean {
  let token = node.nextCode;
  if (token?.type === "LBRACE") return false;
  while (token && inNames.has(token.type)) token = token.nextCode;
  return token?.type === "LBRACE";
}

/** Quotes the whole name that the token is part of: `web1.example.net` is one name. */
function quoted(manifest: LintedManifest, token: Token): Fix | undefined {
  let [first, last] = [token, token];
  while (first.prev && isInWord(first.prev)) first = first.prev;
  while (last.next && isInWord(last.next)) last = last.next;
  const name = manifest.text.slice(first.start, last.end);
  const isAlone = isBeside(first.prev) && isBeside(last.next) && /^\w[-\w]*(?:\.\w[-\w]*)*$/.test(name);
  return isAlone ? safe(rewrite(manifest, { start: first.start, end: last.end }, `'${name}'`)) : undefined;
}

function isInWord({ type }: Token): boolean {
  return type === "NAME" || type === "NUMBER" || type === "DOT";
}

function isBeside(token: Token | undefined): boolean {
  return token !== undefined && (isFormatting(token) || token.type === "COMMA" || token.type === "LBRACE");
}
