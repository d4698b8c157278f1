import { words } from "@cairn/diagnostics";
import type { Token } from "../token.js";
import { lintRule, rewrite, safe } from "../rule.js";

/** The last element of a list of several lines has a comma. */
export const trailingComma = lintRule(
  "trailing_comma",
  {
    severity: "warning",
    message: words`missing trailing comma after last element`,
    why: `With a comma after the last element, adding another one changes one line.`,
    optional: true,
    failing: "notify { 'a':\n  message => 'b'\n}\n",
    repaired: "notify { 'a':\n  message => 'b',\n}\n",
  },
  (manifest, report) => {
    for (const { colon, end } of manifest.bodies) if (end.type !== "SEMIC") check(colon, end);
    for (const open of manifest.of("LBRACK", "LBRACE")) {
      const before = open.prevCode?.type ?? "";
      const isList = open.type === "LBRACK" && before !== "CLASSREF" && before !== "TYPE";
      const isHash = open.type === "LBRACE" && ["EQUALS", "ISEQUAL", "FARROW", "LPAREN"].includes(before);
      if ((isList || isHash || isDefaults(open)) && open.partner) check(open, open.partner);
    }

    function check(open: Token, close: Token): void {
      let last = close.prevCode;
      if (last?.type === "HEREDOC" || last?.type === "HEREDOC_POST")
        while (last && last.type !== "HEREDOC_OPEN") last = last.prevCode;
      if (!last || last === open || last.type === "COMMA" || last.next?.type !== "NEWLINE") return;
      const place = { start: last.end, end: last.end };
      report(last.next, {}, safe(rewrite(manifest, place, ",", "add it")));
    }
  },
);

/** `File { … }`, and not the block of `if $a == Linux { … }`. */
function isDefaults({ nextCode, prevCode, type }: Token): boolean {
  const before = prevCode?.prevCode;
  if (type !== "LBRACE" || prevCode?.type !== "CLASSREF" || !before) return false;
  if (nextCode?.nextCode?.type !== "FARROW") return false;
  return before.value !== ">>" && before.type !== "MATCH" && before.type !== "NOMATCH";
}
