import type { Expression, Located, Parameter } from "../ast/index.js";
import { printType } from "../types/index.js";
import { isArray, type KindValue, type Value } from "../values/value.js";

/** How Puppet's messages name a value. */
export function labelOf(value: Value): string {
  if (value === null) return "Undef Value";
  if (isArray(value)) return "Array";
  switch (typeof value) {
    case "string":
      return "String";
    case "bigint":
      return "Integer";
    case "number":
      return "Float";
    case "boolean":
      return "Boolean";
    default:
      return labelOfObject(value);
  }
}

const labels: Readonly<Record<string, string>> = {
  hash: "Hash",
  regexp: "Regexp",
  sensitive: "Sensitive",
  timestamp: "Timestamp",
  timespan: "Timespan",
  version: "Semver",
  versionRange: "SemverRange",
  binary: "Binary",
};

function labelOfObject(value: KindValue): string {
  if (value.kind !== "type") return labels[value.kind] ?? "Object";
  const isReference = value.name === "Resource" && value.title !== undefined;
  return `${printType(value)}${isReference ? " Resource-Reference" : "-Type"}`;
}

const nodeLabels: Readonly<Record<string, string>> = {
  access: "'[]' expression",
  array: "Array Expression",
  boolean: "Boolean",
  call: "Function Call",
  case: "'case' statement",
  default: "'default' expression",
  float: "Literal Float",
  group: "Parenthesized Expression",
  hash: "Hash Expression",
  if: "'if' statement",
  integer: "Literal Integer",
  interpolation: "Double Quoted String",
  "method-call": "Method call",
  name: "Name",
  regex: "Regular Expression",
  resource: "Resource Statement",
  "resource-defaults": "Resource Defaults Expression",
  "resource-override": "Resource Override",
  selector: "Selector Expression",
  string: "String",
  "type-name": "Type-Name",
  undef: "'undef' expression",
  unless: "'unless' Statement",
  variable: "Variable",
};

/** How Puppet's messages name an expression. */
export function labelOfNode(node: Expression): string {
  if (node.kind === "heredoc") return `'@(${node.syntax})' expression`;
  if (node.kind === "unary") return { "!": "'not' expression", "-": "Unary Minus", "*": "Unfold" }[node.operator];
  if ("operator" in node) return `'${node.operator}' expression`;
  return nodeLabels[node.kind] ?? "Object";
}

/** A label with `a` or `an`. */
export function withArticle(label: string): string {
  return `${articleOf(label)} ${label}`;
}

/** A label with `A` or `An`. */
export function withCapitalArticle(label: string): string {
  const text = withArticle(label);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a` or `an`, as Puppet chooses it. */
export function articleOf(label: string): string {
  const first = /^["']/.test(label) ? label.charAt(1) : label.charAt(0);
  return /[aeiouy]/i.test(first) ? "an" : "a";
}

/**
 * The offset that Puppet reports for a node: operators and method calls at their operator, everything else at its
 * start.
 */
export function reportedOffset(node: Located): number {
  const first = leftmost(node as Expression | Parameter);
  if (first.kind === "parameter") return first.nameStart;
  return "at" in first ? first.at : first.start;
}

/** An access or selector has the position of its target. */
function leftmost(node: Expression | Parameter): Expression | Parameter {
  let first = node;
  while (first.kind === "access" || first.kind === "selector") {
    first = first.kind === "access" ? first.target : first.subject;
  }
  return first;
}
