/** The classes of binary expressions; those for a single operator have no operator attribute. */
export const operatorClasses: Readonly<Record<string, string>> = {
  "+": "ArithmeticExpression",
  "-": "ArithmeticExpression",
  "*": "ArithmeticExpression",
  "/": "ArithmeticExpression",
  "%": "ArithmeticExpression",
  "<<": "ArithmeticExpression",
  ">>": "ArithmeticExpression",
  "==": "ComparisonExpression",
  "!=": "ComparisonExpression",
  "<": "ComparisonExpression",
  "<=": "ComparisonExpression",
  ">": "ComparisonExpression",
  ">=": "ComparisonExpression",
  "=~": "MatchExpression",
  "!~": "MatchExpression",
  in: "InExpression",
  and: "AndExpression",
  or: "OrExpression",
};

/** The operators of classes for a single operator. */
export const onlyOperators: Readonly<Record<string, "in" | "and" | "or">> = {
  InExpression: "in",
  AndExpression: "and",
  OrExpression: "or",
};

/** The operators of the classes of unary expressions; `*`, which splats a list, isn't part of logic. */
export const unaryOperators: Readonly<Record<string, "!" | "-">> = { NotExpression: "!", UnaryMinusExpression: "-" };
