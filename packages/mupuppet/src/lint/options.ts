/** The bare words that are options of `case` and of selectors. */
import type { Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "./manifest.js";
import { quotedName } from "./quoted-name.js";
import { rewrite } from "./rule.js";
import type { Token } from "./token.js";

/** Data types that puppet-lint's lexer takes for references to resources. */
const dataTypes: ReadonlySet<string> = new Set(
  "Binary Deferred Error Init Iterable Iterator Object SemVer SemVerRange Target Timespan Timestamp TypeAlias TypeReference TypeSet URI".split(
    " ",
  ),
);

/** Whether an option is a type and not a string: a data type of Puppet's, or a qualified one such as `Stdlib::Port`. */
export function isDataType({ type, value }: Token): boolean {
  return type === "CLASSREF" && (value.includes("::") || dataTypes.has(value));
}

/** Quotes an option. A capitalised word may be the type of a module: for it the fix is a suggestion. */
export function quotedOption(manifest: LintedManifest, token: Token): Fix | undefined {
  return token.type === "CLASSREF" ? rewrite(manifest, token, `'${token.value}'`) : quotedName(manifest, token);
}
