/** The classes of binary expressions; those that stand for one operator have it in their name and no attribute. */
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

/** The operator of each class that stands for one. */
export const onlyOperators: Readonly<Record<string, "in" | "and" | "or">> = {
  InExpression: "in",
  AndExpression: "and",
  OrExpression: "or",
};

/** The operators of the classes of unary expressions; `*`, which spreads a list, is no part of logic. */
export const unaryOperators: Readonly<Record<string, "!" | "-">> = { NotExpression: "!", UnaryMinusExpression: "-" };
