import type { Call, Interpolation, Lambda, MethodCall } from "@cairn/puppet-core";
import { dataText } from "../data-types.js";
import { escapeUnwritable } from "./escaped.js";
import { onlyOperators, operatorClasses } from "./operators.js";
import { nameItem, type Branches, type Item, type Shown } from "./shown.js";

type Parts = Shown["parts"];
type Told = Omit<Shown, "start" | "end">;

function object(className: string, parts: Parts = [], attributes: Shown["attributes"] = {}): Told {
  return { className, attributes, parts };
}

/** An object of the logic model, in the shape of Puppet's AST; its parts are converted when they are written. */
export function show(item: Item): Shown {
  const { start, end } = offsetsOf(item);
  return { ...describeNode(item), start, end };
}

function offsetsOf(item: Item): { readonly start: number; readonly end: number } {
  switch (item.kind) {
    case "keyed-entry":
    case "selector-entry":
      return { start: item.entry.key.start, end: item.entry.value.end };
    case "text":
      return item.expression;
    case "named-access":
      return { start: item.call.receiver.start, end: item.call.method.end };
    default:
      return item;
  }
}

function describeNode(item: Item): Told {
  switch (item.kind) {
    case "assignment":
      return object("AssignmentExpression", sides(item.left, item.right), { operator: item.operator });
    case "binary":
      return describeBinary(item.operator, item.left, item.right);
    case "unary":
      return object(item.operator === "!" ? "NotExpression" : "UnaryMinusExpression", [["expr", [item.operand]]]);
    case "group":
      return object("ParenthesizedExpression", [["expr", [item.expression]]]);
    case "access":
      return object("AccessExpression", [
        ["left_expr", [item.target]],
        ["keys", item.keys],
      ]);
    case "named-access":
      return object("NamedAccessExpression", sides(item.call.receiver, item.call.method));
    case "call":
    case "method-call":
      return describeCall(item);
    case "lambda":
      return describeLambda(item);
    case "parameter":
      return object("Parameter", [], { name: item.name });
    case "text":
      return object("TextExpression", [["expr", [item.expression]]]);
    default:
      return describeControl(item);
  }
}

function sides(left: Item, right: Item): Parts {
  return [
    ["left_expr", [left]],
    ["right_expr", [right]],
  ];
}

function describeBinary(operator: string, left: Item, right: Item): Told {
  const className = operatorClasses[operator]!;
  return object(className, sides(left, right), Object.hasOwn(onlyOperators, className) ? {} : { operator });
}

function describeCall(call: Call | MethodCall): Told {
  const isMethod = call.kind === "method-call";
  const functor: Item = isMethod ? { kind: "named-access", call } : call.target;
  return object(isMethod ? "CallMethodExpression" : "CallNamedFunctionExpression", [
    ["functor_expr", [functor]],
    ["arguments", call.arguments],
    ["lambda", call.lambda ? [call.lambda] : []],
  ]);
}

/** In logic a lambda has no type, and its parameters are plain names. */
function describeLambda({ body, parameters }: Lambda): Told {
  return object("LambdaExpression", [
    ["parameters", parameters],
    ["body", [body]],
  ]);
}

function describeControl(item: Item): Told {
  switch (item.kind) {
    case "block":
      return object("BlockExpression", [["statements", item.statements]]);
    case "if": {
      const { branches, end, otherwise, start } = item;
      return describeBranches({ kind: "branches", branches, from: 0, otherwise, start, end });
    }
    case "branches":
      return describeBranches(item);
    case "unless":
      return object("UnlessExpression", [
        ["test", [item.test]],
        ["then_expr", [item.body]],
        ["else_expr", item.otherwise ? [item.otherwise] : []],
      ]);
    case "case":
      return object("CaseExpression", [
        ["test", [item.test]],
        ["options", item.options],
      ]);
    case "case-option":
      return object("CaseOption", [
        ["values", item.values],
        ["then_expr", [item.body]],
      ]);
    default:
      return describeLiteral(item);
  }
}

function describeBranches({ branches, end, from, otherwise }: Branches): Told {
  const { body, test } = branches[from]!;
  const next = branches[from + 1];
  const rest: Item[] = otherwise ? [otherwise] : [];
  const following: Branches | undefined = next && {
    kind: "branches",
    branches,
    from: from + 1,
    otherwise,
    start: next.test.start,
    end,
  };
  return object("IfExpression", [
    ["test", [test]],
    ["then_expr", [body]],
    ["else_expr", following ? [following] : rest],
  ]);
}

function describeLiteral(item: Item): Told {
  switch (item.kind) {
    case "selector": {
      const selectors = item.entries.map((entry) => ({ kind: "selector-entry", entry }) as const);
      return object("SelectorExpression", [
        ["left_expr", [item.subject]],
        ["selectors", selectors],
      ]);
    }
    case "selector-entry":
      return object("SelectorEntry", [
        ["matching_expr", [item.entry.key]],
        ["value_expr", [item.entry.value]],
      ]);
    case "array":
      return object("LiteralList", [["values", item.items]]);
    case "hash":
      return object("LiteralHash", [
        ["entries", item.entries.map((entry) => ({ kind: "keyed-entry", entry }) as const)],
      ]);
    case "keyed-entry":
      return object("KeyedEntry", [
        ["key", [item.entry.key]],
        ["value", [item.entry.value]],
      ]);
    case "interpolation":
      return object("ConcatenatedString", [["segments", segments(item)]]);
    case "heredoc":
      return describeNode(item.text);
    case "variable":
      return object("VariableExpression", [["expr", [nameItem(item.name, item.start, item.end)]]]);
    default:
      return object(...describeLeaf(item));
  }
}

function segments({ parts }: Interpolation): Item[] {
  return parts.map((part) => (part.kind === "string" ? part : { kind: "text", expression: part }));
}

function describeLeaf(item: Item): [className: string, parts: Parts, attributes: Shown["attributes"]] {
  switch (item.kind) {
    case "boolean":
      return ["LiteralBoolean", [], { value: String(item.value) }];
    case "integer":
      return [
        "LiteralInteger",
        [],
        { value: String(item.value), radix: item.radix === 10 ? undefined : String(item.radix) },
      ];
    case "float":
      return ["LiteralFloat", [], { value: dataText(item.value) }];
    case "string":
      return ["LiteralString", [], escapeUnwritable(item.value)];
    case "regex":
      return ["LiteralRegularExpression", [], { pattern: item.pattern }];
    case "name":
      return ["QualifiedName", [], { value: item.value }];
    case "type-name":
      return ["QualifiedReference", [], { cased_value: item.name }];
    case "default":
      return ["LiteralDefault", [], {}];
    // Types and aliases aren't part of logic.
    default:
      return ["LiteralUndef", [], {}];
  }
}
