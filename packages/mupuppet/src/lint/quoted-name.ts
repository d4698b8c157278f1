import type { Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "./manifest.js";
import { rewrite, safe } from "./rule.js";
import type { Token, TokenType } from "./token.js";

const before: ReadonlySet<TokenType> = new Set(["COMMA", "LBRACE", "LBRACK", "RBRACE", "SEMIC"]);
const after: ReadonlySet<TokenType> = new Set(["COLON", "COMMA", "FARROW", "RBRACK"]);
const name = /^(?:::)?[a-z]\w*(?:::[a-z]\w*)*$|^[a-z_](?:[-\w]*\w)?$/;

/**
 * Quotes a bare word that is a whole element: a title, a key or an option. Its value is that string in any case. There
 * is no fix for a part of a longer expression.
 */
export function quotedName(manifest: LintedManifest, token: Token): Fix | undefined {
  const { nextCode, prevCode, value } = token;
  const isElement = prevCode && nextCode && before.has(prevCode.type) && after.has(nextCode.type);
  return isElement && name.test(value) ? safe(rewrite(manifest, token, `'${value}'`), "quoted-name") : undefined;
}
