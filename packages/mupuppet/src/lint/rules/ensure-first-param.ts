import { words } from "@cairn/diagnostics";
import { isComment, nextOf, type Token, type TokenType } from "../token.js";
import type { Fix } from "@cairn/diagnostics";
import type { LintedManifest, ResourceBody } from "../manifest.js";
import { edits, lintRule, safe } from "../rule.js";

/** `ensure` comes first. */
export const ensureFirstParam = lintRule(
  "ensure_first_param",
  {
    severity: "warning",
    message: words`ensure found on line but it's not the first attribute`,
    why: `Whether a resource is there or not decides what all its other parameters mean.`,
    failing: "file { '/a':\n  mode   => '0644',\n  ensure => file,\n}\n",
    repaired: "file { '/a':\n  ensure => file,\n  mode   => '0644',\n}\n",
  },
  (manifest, report) => {
    for (const body of manifest.bodies) {
      if (body.type.type === "CLASS") continue;
      const at = body.parameters.findIndex(({ value }) => value === "ensure");
      if (at <= 0) continue;
      report(body.parameters[at]!, {}, swapped(manifest, body, body.parameters[0]!, body.parameters[at]!));
    }
  },
);

/** Swaps two parameters with their values. The order has a meaning only where something is called. */
function swapped(manifest: LintedManifest, { end }: ResourceBody, first: Token, ensure: Token): Fix | undefined {
  const [one, other] = [partOf(first, end), partOf(ensure, end)];
  if (!one || !other) return undefined;
  const tokens = manifest.between(first, other.last);
  if (tokens.some(({ type }) => immovable.has(type))) return undefined;
  const textOf = ({ start, end: last }: Part): string => manifest.text.slice(start, last);
  const fix = edits(manifest, "swap it with the first one", [one, textOf(other)], [other, textOf(one)]);
  return tokens.some((token) => hasOrder.has(token.type) || isComment(token)) ? fix : safe(fix, "attribute-order");
}

/** The text of a heredoc follows its line, and the commas of a lambda look like the end of a parameter. */
const immovable: ReadonlySet<TokenType> = new Set(["HEREDOC", "HEREDOC_OPEN", "HEREDOC_PRE", "PIPE"]);
/** A comment is about the parameter below it, and the first of two calls that fail is reported. */
const hasOrder: ReadonlySet<TokenType> = new Set(["DOT", "EQUALS", "FUNCTION_NAME"]);

interface Part {
  readonly start: number;
  readonly end: number;
  readonly last: Token;
}

/** A parameter and its value, without what follows. */
function partOf(name: Token, body: Token): Part | undefined {
  const comma = nextOf(name, "COMMA", "SEMIC", "RBRACE");
  const last = comma && comma.index <= body.index ? comma.prevCode : undefined;
  return last && { start: name.start, end: last.end, last };
}
