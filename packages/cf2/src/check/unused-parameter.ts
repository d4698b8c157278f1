import { createSpan, removingEdit, words, type Edit, type Fix } from "@cairn/diagnostics";
import type { Macro } from "../ast/ast.js";
import { declare, headOf, type CheckContext, type Rule } from "./rule.js";

const declared = declare("unused-parameter", {
  severity: "warning",
  message: words`the macro \`${"macro"}\` doesn't use its parameter \`${"parameter"}\``,
  help: words`write \`$${"parameter"}\` where its value belongs, or remove it here and from the calls`,
  page: {
    why: `A parameter that the body of a macro never mentions has no effect, whatever its argument is.`,
    failing: { "site.cf2": "def inHome(folder, user) = '/home/' ++ $folder\nPath => inHome(docs, mary)\n" },
    repaired: { "site.cf2": "def inHome(folder) = '/home/' ++ $folder\nPath => inHome(docs)\n" },
    args: ["check", "site.cf2"],
  },
});

/** A parameter that the body of its macro never mentions. */
export const unusedParameter: Rule = {
  declared,
  visit: {
    macro(node, context) {
      for (const parameter of node.parameters) {
        if (context.usage.uses(node, parameter)) continue;
        const fixes = withoutParameter(node, parameter, context);
        context.report(declared.create(headOf(node, context), { macro: node.name, parameter }, { fixes }));
      }
    },
  },
};

/** Removes the parameter, and its argument from every call. */
function withoutParameter(macro: Macro, parameter: string, context: CheckContext): Fix[] {
  const { source, usage } = context;
  const index = macro.parameters.indexOf(parameter);
  const head = headOf(macro, context);
  const written = new RegExp(`,\\s*${parameter}(?=\\s*[,)])|(?<=\\()\\s*${parameter}\\s*(?:,\\s*)?(?=[\\w)])`);
  const found = written.exec(source.text.slice(head.start, head.end));
  const calls = usage.called.get(macro.name) ?? [];
  if (!found || calls.some((call) => call.arguments.length !== macro.parameters.length)) return [];
  const start = head.start + found.index;
  const edits: Edit[] = [removingEdit(createSpan(source, start, start + found[0].length))];
  for (const { arguments: given } of calls) {
    const [before, own, after] = [given[index - 1], given[index]!, given[index + 1]];
    const span = createSpan(source, before?.end ?? own.start, before ? own.end : (after?.start ?? own.end));
    edits.push(removingEdit(span));
  }
  return [{ label: `remove \`${parameter}\`, and its argument from every call`, edits }];
}
