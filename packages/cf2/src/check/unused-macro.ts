import { createSpan, removal, words, type Fix } from "@cairn/diagnostics";
import type { Macro } from "../ast/ast.js";
import { declare, headOf, type CheckContext, type Rule } from "./rule.js";

const declared = declare("unused-macro", {
  severity: "warning",
  message: words`the macro \`${"name"}\` is never called`,
  help: words`remove it: a macro is visible only in its own file`,
  page: {
    why: `A macro is visible from its definition on, in its own file only (section 3.12 of the manual): one that is never called there has no
effect.`,
    failing: { "site.cf2": "def inHome(folder) = '/home/' ++ $folder\nPath => '/home/docs'\n" },
    repaired: { "site.cf2": "def inHome(folder) = '/home/' ++ $folder\nPath => inHome(docs)\n" },
    args: ["check", "site.cf2"],
  },
});

/** A macro that its file never calls. */
export const unusedMacro: Rule = {
  declared,
  visit: {
    macro(node, context) {
      const { name } = node;
      if (!context.usage.called.has(name))
        context.report(declared.create(headOf(node, context), { name }, { fixes: withoutMacro(node, context) }));
    },
  },
};

/** Removes the macro with its line's end, if nothing else is in its lines. */
function withoutMacro({ start, end }: Macro, { source }: CheckContext): Fix[] {
  const before = start === 0 || source.text[start - 1] === "\n";
  const [tail] = /^[ \t]*(?:\r?\n|$)/.exec(source.text.slice(end, end + 1000)) ?? [];
  return before && tail !== undefined
    ? [removal(createSpan(source, start, end + tail.length), "remove the macro")]
    : [];
}
