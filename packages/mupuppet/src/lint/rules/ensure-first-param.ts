import { words } from "@cairn/diagnostics";
import { nextOf, type Token } from "../token.js";
import type { Fix } from "@cairn/diagnostics";
import type { LintedManifest, ResourceBody } from "../manifest.js";
import { lintRule, edits } from "../rule.js";

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

/** Swaps two parameters with their values. */
function swapped(manifest: LintedManifest, { end }: ResourceBody, first: Token, ensure: Token): Fix | undefined {
  const [one, other] = [partOf(first, end), partOf(ensure, end)];
  if (!one || !other) return undefined;
  const textOf = ({ start, end: last }: { start: number; end: number }) => manifest.text.slice(start, last);
  return edits(manifest, "swap it with the first one", [one, textOf(other)], [other, textOf(one)]);
}

/** A parameter and its value, without what follows. */
function partOf(name: Token, body: Token): { start: number; end: number } | undefined {
  const comma = nextOf(name, "COMMA", "SEMIC", "RBRACE");
  const last = comma && comma.index <= body.index ? comma.prevCode : undefined;
  return last && { start: name.start, end: last.end };
}
