import { words, withoutLines } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { inForeignTerms } from "../parse/syntax-errors/foreign-forms.js";
import { isIdle } from "./idle.js";
import { declare, parentOf, rule, spanOf } from "./rule.js";

const unusedValueWords = declare("unused-value", {
  severity: "error",
  message: words`this ${"what"} has no effect`,
  help: words`remove it, or use its value: in an assignment, as an argument, as the last line of a function`,
  page: {
    why: `A statement that only computes a value and discards it does nothing: usually an assignment or a function's name is missing.`,
    failing: { "site.pp": "'hello'\nnotify { 'x': }\n" },
    repaired: { "site.pp": "$greeting = 'hello'\nnotify { $greeting: }\n" },
  },
});

const valueAtEndWords = declare("value-at-end", {
  severity: "error",
  message: words`a ${"what"} has no value, so this at its end has no effect`,
  help: words`remove it`,
  page: {
    why: `The last line of a function is its value. Classes, defined types and nodes have none, so a value at their end does nothing.`,
    failing: { "site.pp": "class web {\n  notify { 'x': }\n  'done'\n}\n" },
    repaired: { "site.pp": "class web {\n  notify { 'x': }\n}\n" },
  },
});

/** Every statement before the last one must have an effect. Puppet reports the first that has none. */
export const unusedValue = rule(unusedValueWords, ["block", "program"], ({ statements }, context) => {
  const idle = statements.find((statement, index) => index < statements.length - 1 && isIdle(statement));
  if (idle)
    context.report(
      inForeignTerms(
        unusedValueWords.create(
          spanOf(idle, context),
          { what: describe(idle) },
          { fixes: [withoutLines(context.source, idle)] },
        ),
      ),
    );
});

/** The body of a class, defined type or node has no value: its last statement must have an effect too. */
export const valueAtEnd = rule(valueAtEndWords, ["block"], ({ statements }, context) => {
  const parent = parentOf(context);
  if (parent?.kind !== "class" && parent?.kind !== "define" && parent?.kind !== "node") return;
  const last = statements.at(-1);
  if (last === undefined || !isIdle(last)) return;
  if (statements.slice(0, -1).some(isIdle)) return;
  const what = parent.kind === "define" ? "defined type" : parent.kind;
  context.report(
    valueAtEndWords.create(spanOf(last, context), { what }, { fixes: [withoutLines(context.source, last)] }),
  );
});

function describe({ kind }: Expression): string {
  return kind === "if" || kind === "unless" || kind === "case" ? `\`${kind}\`` : "expression";
}
