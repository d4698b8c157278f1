import type { Block, Call, Expression, HashEntry, Lambda, MethodCall, Parameter } from "@cairn/puppet-core";
import type { Node } from "../../ast/children.js";
import { floatText, interpolated, quoted, regexText, stringPart } from "./literals.js";

/** The printed form of a node: strings, and nodes that are printed in place. */
export type Part = string | Node;

/** The source of an expression, a block or a lambda; lines are not indented. Doesn't recurse. */
export function printNode(node: Node): string {
  const written: string[] = [];
  const waiting: Part[] = [node];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part === "string") written.push(part);
    else for (const each of partsOf(part).reverse()) waiting.push(each);
  }
  return written.join("");
}

/** The printed form of a node, with nested nodes in place. */
export function partsOf(node: Node): Part[] {
  switch (node.kind) {
    case "undef":
    case "default":
      return [node.kind];
    case "boolean":
      return [String(node.value)];
    case "integer":
      return [
        node.radix === 16
          ? `0x${node.value.toString(16)}`
          : node.radix === 8
            ? `0${node.value.toString(8)}`
            : String(node.value),
      ];
    case "float":
      return [floatText(node.value)];
    case "string":
      return [quoted(node.value)];
    case "name":
      return [node.value];
    case "type-name":
      return [node.name];
    case "regex":
      return [regexText(node.pattern)];
    case "variable":
      return [`$${node.name}`];
    default:
      return compoundParts(node);
  }
}

type Compound = Exclude<
  Node,
  {
    readonly kind:
      "undef" | "default" | "boolean" | "integer" | "float" | "string" | "name" | "type-name" | "regex" | "variable";
  }
>;

function compoundParts(node: Compound): Part[] {
  switch (node.kind) {
    case "interpolation":
      return ['"', ...node.parts.flatMap((part) => interpolatedParts(part)), '"'];
    case "heredoc":
      return [node.text];
    case "array":
      return ["[", ...separated(node.items), "]"];
    case "hash":
      return node.bare ? entriesOf(node.entries) : ["{ ", ...entriesOf(node.entries), " }"];
    case "group":
      return ["(", node.expression, ")"];
    case "unary":
      return [node.operator, node.operand];
    case "binary":
    case "assignment":
      return [node.left, ` ${node.operator} `, node.right];
    case "access":
      return [node.target, "[", ...separated(node.keys), "]"];
    case "selector":
      return [node.subject, " ? { ", ...entriesOf(node.entries), " }"];
    case "call":
      return callParts(node);
    case "method-call":
      return methodParts(node);
    default:
      return bodyParts(node);
  }
}

type Body = Exclude<
  Compound,
  {
    readonly kind:
      | "interpolation"
      | "heredoc"
      | "array"
      | "hash"
      | "group"
      | "unary"
      | "binary"
      | "assignment"
      | "access"
      | "selector"
      | "call"
      | "method-call";
  }
>;

function bodyParts(node: Body): Part[] {
  switch (node.kind) {
    case "block":
      return blockParts(node);
    case "lambda":
      return lambdaParts(node);
    case "parameter":
      return parameterParts(node);
    case "if":
      return [
        ...node.branches.flatMap(({ test, body }, index) => [index === 0 ? "if " : " elsif ", test, " ", body]),
        ...(node.otherwise ? [" else ", node.otherwise] : []),
      ];
    case "unless":
      return ["unless ", node.test, " ", node.body, ...(node.otherwise ? [" else ", node.otherwise] : [])];
    case "case":
      return ["case ", node.test, " {\n", ...node.options.flatMap((option) => [option, "\n"]), "}"];
    case "case-option":
      return [...separated(node.values), ": ", node.body];
    case "puppet-alias":
    case "type-definition":
      // Neither occurs in what is printed here: the first is an error, the second has a separate printer.
      return [];
  }
}

function interpolatedParts(part: Expression): Part[] {
  if (part.kind === "string") return [stringPart(part.value)];
  return part.kind === "variable" ? [interpolated(part.name)] : ["${", part, "}"];
}

/** A block of one statement is printed on one line, and its parts break lines if necessary. */
function blockParts({ statements }: Block): Part[] {
  if (statements.length === 0) return ["{ }"];
  const [first] = statements;
  if (statements.length === 1 && !breaksLines(first!)) return ["{ ", first!, " }"];
  return ["{\n", ...statements.flatMap((statement, index) => [statement, separatorBefore(statements[index + 1])]), "}"];
}

function breaksLines({ kind }: Expression): boolean {
  return kind === "if" || kind === "unless" || kind === "case";
}

/**
 * A statement that begins with an operator or bracket could continue the one before it, so a `;` must separate them.
 */
export function separatorBefore(next: Expression | undefined): string {
  return next && beginsWithSign(next) ? ";\n" : "\n";
}

/** Whether an expression begins with what could be an operator or a bracket after a value. */
export function beginsWithSign(node: Expression): boolean {
  let first: Expression = node;
  for (;;) {
    if (first.kind === "binary" || first.kind === "assignment") first = first.left;
    else if (first.kind === "access" || first.kind === "call") first = first.target;
    else if (first.kind === "method-call") first = first.receiver;
    else if (first.kind === "selector") first = first.subject;
    else return ["group", "array", "hash", "unary", "regex"].includes(first.kind);
  }
}

function lambdaParts({ parameters, result, body }: Lambda): Part[] {
  return ["|", ...separated(parameters), "| ", ...(result ? [">> ", result, " "] : []), body];
}

function parameterParts({ type, name, rest, initial }: Parameter): Part[] {
  return [...(type ? [type, " "] : []), rest ? "*" : "", `$${name}`, ...(initial ? [" = ", initial] : [])];
}

function callParts({ target, arguments: list, lambda, parenthesized }: Call): Part[] {
  const behind: Part[] = lambda ? [" ", lambda] : [];
  if (!parenthesized) return [target, " ", ...separated(list), ...behind];
  return [target, "(", ...separated(list), ")", ...behind];
}

function methodParts({ receiver, method, arguments: list, lambda }: MethodCall): Part[] {
  const given: Part[] = list.length > 0 ? ["(", ...separated(list), ")"] : [];
  return [receiver, ".", method, ...given, ...(lambda ? [" ", lambda] : [])];
}

function entriesOf(entries: readonly HashEntry[]): Part[] {
  return entries.flatMap(({ key, value }, index) => [...(index > 0 ? [", "] : []), key, " => ", value]);
}

function separated(nodes: readonly Node[]): Part[] {
  return nodes.flatMap((node, index) => (index > 0 ? [", ", node] : [node]));
}
