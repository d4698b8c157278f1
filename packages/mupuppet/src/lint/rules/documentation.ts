import { words } from "@cairn/diagnostics";
import { isComment, type Token } from "../token.js";
import { lintRule } from "../rule.js";

/** Classes and defined types have a comment above them. */
export const documentation = lintRule(
  "documentation",
  {
    severity: "warning",
    message: words`${"what"} not documented`,
    help: words`write a comment on the line before`,
    why: `The comment above a class or a defined type says what it is for; Puppet Strings makes the documentation from it.`,
    noFix: "intent",
    failing: "class web { }\n",
    repaired: "# A web server.\nclass web { }\n",
  },
  (manifest, report) => {
    for (const { keyword } of manifest.definitions)
      if (!hasComment(keyword)) report(keyword, { what: keyword.type === "CLASS" ? "class" : "defined type" });
  },
);

/** Whether a comment is on the line before, or before the keyword. */
function hasComment(keyword: Token): boolean {
  let lines = 0;
  let token = keyword.prev;
  for (; token && ["WHITESPACE", "NEWLINE", "INDENT"].includes(token.type); token = token.prev)
    if (token.type === "NEWLINE" && ++lines > 1) break;
  return token !== undefined && isComment(token);
}
