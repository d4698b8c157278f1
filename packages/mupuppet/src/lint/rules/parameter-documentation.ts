import { words } from "@cairn/diagnostics";
import { parametersOf } from "../parameters.js";
import { isComment, type Token } from "../token.js";
import { lintRule } from "../rule.js";

/** Parameters have documentation. */
export const parameterDocumentation = lintRule(
  "parameter_documentation",
  {
    severity: "warning",
    message: words`missing documentation for ${"what"} parameter ${"name"}`,
    help: words`write \`# @param name what it is\` above`,
    why: `Puppet Strings makes the documentation from \`@param\` in the comment above.`,
    noFix: "intent",
    optional: true,
    failing: "# A server.\nclass web($port = 80) { }\n",
    repaired: "# A server.\n# @param port where it listens\nclass web($port = 80) { }\n",
  },
  (manifest, report) => {
    for (const definition of manifest.definitions) {
      const comments = commentsAbove(definition.keyword);
      if (comments.some(({ value }) => /^\s*@api +private\s*$/.test(value))) continue;
      const known = new Set(comments.map(({ value }) => documented(value)));
      const what = definition.keyword.type === "CLASS" ? "class" : "defined type";
      for (const { name } of parametersOf(definition))
        if (!known.has(name.value)) report(name, { what, name: `${definition.name.value}::${name.value}` });
    }
  },
);

function commentsAbove(keyword: Token): readonly Token[] {
  const found: Token[] = [];
  for (let token = keyword.prev; token; token = token.prev) {
    if (isComment(token)) found.push(token);
    else if (!["NEWLINE", "WHITESPACE", "INDENT"].includes(token.type)) break;
  }
  return found;
}

/** The parameter that a comment is about: `@param name`, `$name:: ` or `[*name*]`. */
function documented(comment: string): string | undefined {
  const forms = [/^\s*\[\*(\w+)\*\]/, /^\s*\$(\w+):: +/, /^\s*@param (?:\[.+\] )?(\w+)(?: +|$)/];
  return forms.map((form) => form.exec(comment)?.[1]).find((name) => name !== undefined);
}
