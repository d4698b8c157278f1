import type { Expression } from "@cairn/puppet-core";

/** The names of constructs that figure 6 doesn't have, or not in this position, for messages. */
const names: Readonly<Record<Exclude<Expression["kind"], "call" | "binary" | "unary">, string>> = {
  access: "an access with several keys",
  array: "an array here",
  assignment: "an assignment as a value",
  boolean: "a boolean here",
  case: "`case` as a value",
  class: "a class inside of braces",
  collector: "a collector",
  default: "`default` as a value",
  define: "a defined type inside of braces",
  float: "a floating-point number",
  function: "a function",
  group: "a group here",
  hash: "a hash here",
  heredoc: "a heredoc",
  if: "`if` as a value",
  integer: "an integer here",
  interpolation: "interpolation in a string",
  "method-call": "a call of a method",
  name: "a name here",
  node: "a node definition inside of braces",
  regex: "a regular expression",
  relationship: "an ordering arrow",
  render: "the text of a template",
  resource: "a resource as a value",
  "resource-defaults": "a default for resources",
  "resource-override": "an override of a resource",
  selector: "a selector here",
  string: "a string here",
  "type-alias": "a type alias",
  "type-name": "a type as a value",
  undef: "`undef`",
  unless: "`unless` as a value",
  variable: "a variable here",
};

/** The name of a construct that isn't in figure 6. */
export function constructName(node: Expression): string {
  switch (node.kind) {
    case "call":
      return node.target.kind === "name" ? `a call of \`${node.target.value}\`` : "a call";
    case "binary":
    case "unary":
      return `the operator \`${node.operator}\``;
    default:
      return names[node.kind];
  }
}
