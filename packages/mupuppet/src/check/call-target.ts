import { words, replacement, spanText } from "@cairn/diagnostics";
import { declare, rule, spanOf } from "./rule.js";

const declared = declare("not-a-function", {
  severity: "error",
  message: words`this is called like a function, but isn't one`,
  help: words`only names of functions and types can precede \`(\`; begin a new line if the parenthesis begins a statement`,
  page: {
    why: `A parenthesis directly after a value calls it, and only functions (by their names) and types can be called.`,
    failing: { "site.pp": "$greet = 'notice'\n$greet('hello')\n" },
    repaired: { "site.pp": "call('notice', 'hello')\n" },
  },
});

/** The target of a call is a function, by its name, or a type. */
export const callTarget = rule(declared, ["call"], ({ target, parenthesized, arguments: given }, context) => {
  const type = target.kind === "access" ? target.target : target;
  if (target.kind === "name" || type.kind === "type-name") return;
  const [first] = given;
  const head = spanOf({ start: target.start, end: first?.start ?? target.end }, context);
  const isPlain =
    target.kind === "variable" && parenthesized && first !== undefined && /^\$\w+\($/.test(spanText(head));
  const fixes = isPlain ? [replacement(head, `call(${spanText(head).slice(0, -1)}, `, "write `call(…)`")] : [];
  context.report(declared.create(spanOf(target, context), {}, { fixes }));
});
