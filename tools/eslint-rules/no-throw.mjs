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
        context.report({ node, messageId: "thrown" });
      },
      "BinaryExpression[operator='instanceof'] > Identifier[name='RangeError']"(node) {
        context.report({ node, messageId: "caught" });
      },
    };
  },
};
