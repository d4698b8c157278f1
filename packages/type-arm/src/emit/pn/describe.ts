import type { Block, Call, CaseOption, HashEntry, If, Lambda, MethodCall, Parameter, Unary } from "@cairn/puppet-core";
import type { Node } from "../../ast/children.js";
import { call, callOf, later, list, map, type Pn } from "./pn.js";

/** A node in the notation of Puppet's own parser. */
export function describeNode(node: Node): Pn {
  switch (node.kind) {
    case "string":
    case "integer":
    case "float":
    case "boolean":
    case "undef":
    case "default":
    case "name":
    case "type-name":
    case "regex":
    case "variable":
      return describeLeaf(node);
    case "binary":
    case "assignment":
      return call(node.operator, later(node.left), later(node.right));
    case "access":
      return callOf("access", [node.target, ...node.keys].map(later));
    case "array":
      return callOf("array", node.items.map(later));
    case "hash":
      return callOf("hash", node.entries.map(describeEntry));
    case "group":
      return call("paren", later(node.expression));
    case "unary":
      return describeUnary(node);
    case "interpolation":
      return callOf(
        "concat",
        node.parts.map((part) => (part.kind === "string" ? part.value : call("str", later(part)))),
      );
    case "selector":
      return call("?", later(node.subject), { list: node.entries.map(describeEntry) });
    case "call":
    case "method-call":
      return describeCall(node);
    default:
      return describeControl(node);
  }
}

type Leaf = Extract<
  Node,
  {
    readonly kind:
      "string" | "integer" | "float" | "boolean" | "undef" | "default" | "name" | "type-name" | "regex" | "variable";
  }
>;

function describeLeaf(node: Leaf): Pn {
  switch (node.kind) {
    case "integer":
      if (node.radix === 10) return node.value;
      return call("int", map(["radix", node.radix], ["value", node.value]));
    case "string":
    case "float":
    case "boolean":
      return node.value;
    case "undef":
      return null;
    case "default":
      return call("default");
    case "name":
      return call("qn", node.value);
    case "type-name":
      return call("qr", node.name);
    case "regex":
      return call("regexp", node.pattern);
    case "variable":
      return call("var", node.name);
  }
}

function describeUnary({ operand, operator }: Unary): Pn {
  if (operator === "-" && (operand.kind === "integer" || operand.kind === "float")) return -operand.value;
  return call(operator === "*" ? "unfold" : operator, later(operand));
}

function describeEntry({ key, value }: HashEntry): Pn {
  return call("=>", later(key), later(value));
}

/** Puppet distinguishes a call whose value isn't used, judging by its syntactic context; but not a method call. */
function statement(node: Node): Pn {
  return node.kind === "call" ? describeCall(node, "invoke") : later(node);
}

function describeCall(node: Call | MethodCall, word = "call"): Pn {
  const isMethod = node.kind === "method-call";
  const functor = isMethod ? call(".", later(node.receiver), later(node.method)) : later(node.target);
  const entries = map(
    ["functor", functor],
    ["args", list(node.arguments)],
    node.lambda && ["block", later(node.lambda)],
  );
  return call(isMethod ? "call-method" : word, entries);
}

function describeControl(node: Node): Pn {
  switch (node.kind) {
    case "block":
      return callOf("block", node.statements.map(statement));
    case "case":
      return call("case", later(node.test), list(node.options));
    case "case-option":
      return describeOption(node);
    case "if":
      return describeIf(node);
    case "unless": {
      const bodies = [statements("then", node.body), statements("else", node.otherwise)];
      return call("unless", map(["test", later(node.test)], ...bodies));
    }
    case "lambda":
      return describeLambda(node);
    case "heredoc":
      return later(node.text);
    // A parameter is part of its lambda; types and aliases aren't part of logic.
    default:
      return call("nop");
  }
}

function describeOption({ body, values }: CaseOption): Pn {
  return map(["when", list(values)], statements("then", body) ?? ["then", { list: [call("nop")] }]);
}

/** Every `elsif` is the only statement of the `else` before it. */
function describeIf({ branches, otherwise }: If): Pn {
  let rest = statements("else", otherwise);
  let told: Pn | undefined;
  for (const { body, test } of branches.toReversed()) {
    told = call("if", map(["test", later(test)], statements("then", body), rest));
    rest = ["else", { list: [told] }];
  }
  return told!;
}

function describeLambda({ body, parameters, result }: Lambda): Pn {
  return call(
    "lambda",
    map(
      parameters.length > 0 ? ["params", { map: parameters.map(describeParameter) }] : undefined,
      result && ["returns", later(result)],
      statements("body", body),
    ),
  );
}

function describeParameter({ initial, name, rest, type }: Parameter): readonly [string, Pn] {
  const entries = map(
    type && ["type", later(type)],
    rest ? ["splat", true] : undefined,
    initial && ["value", later(initial)],
  );
  return [name, entries];
}

/** The entry for a body; none if it is empty. */
function statements(name: string, block: Block | undefined): readonly [string, Pn] | undefined {
  if (!block || block.statements.length === 0) return undefined;
  return [name, { list: block.statements.map(statement) }];
}
