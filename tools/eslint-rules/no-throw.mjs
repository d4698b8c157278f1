/** What unwinds the evaluation of Puppet, and is caught by the phase that runs it (docs/decisions/0011). */
const signals = new Set(["Failure", "Jump"]);

/** A user's mistake never throws, it is a diagnostic; our own bugs go through `bug` of @cairn/diagnostics. */
export const noThrowRule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      thrown: "a user's mistake is a diagnostic; what can't happen is `bug(\"…\")` of @cairn/diagnostics",
      caught: "a RangeError is never caught: bound the depth instead",
    },
  },
  create(context) {
    return {
      ThrowStatement(node) {
        if (node.argument.type === "NewExpression" && signals.has(node.argument.callee.name)) return;
        context.report({ node, messageId: "thrown" });
      },
      "BinaryExpression[operator='instanceof'] > Identifier[name='RangeError']"(node) {
        context.report({ node, messageId: "caught" });
      },
    };
  },
};
