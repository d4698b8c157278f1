import type { Binary, Expression } from "@cairn/puppet-core";
import type { DataType, Logic } from "../../model/index.js";
import { anyCase, portablePattern } from "./pattern.js";
import type { SchemaObject } from "./schema.js";

/** The subject of a condition. */
interface Subject {
  readonly type: DataType;
  /** The variables for the value. */
  readonly names: ReadonlySet<string>;
}

/** Conditions nested deeper than this aren't translated. */
const deepest = 50;

/**
 * The schema of the values that a check accepts, undefined if a schema can't express it. The values are of the
 * feature's type.
 */
export function checkSchema(logic: Logic, feature: string, type: DataType): SchemaObject | undefined {
  const [statement, ...others] = logic.body.statements;
  const { lambda, parameter } = logic;
  if (!statement || others.length > 0) return undefined;
  if (lambda && (lambda.parameters.length !== 1 || lambda.parameters[0]!.type || lambda.result)) return undefined;
  const subject = { type, names: new Set(parameter === undefined ? [feature, "it"] : [parameter]) };
  if (statement.kind === "if") {
    if (statement.otherwise || !statement.branches.every(({ body }) => refuses(body.statements))) return undefined;
    const refused = statement.branches.map(({ test }) => conditionSchema(test, subject, 0));
    return refused.every((each) => each !== undefined) ? not(anyOf(refused)) : undefined;
  }
  if (statement.kind !== "unless") return conditionSchema(statement, subject, 0);
  if (statement.otherwise || !refuses(statement.body.statements)) return undefined;
  return conditionSchema(statement.test, subject, 0);
}

/** Whether a branch certainly rejects: it ends in a message, or in `false`. */
function refuses(statements: readonly Expression[]): boolean {
  const [only, ...others] = statements;
  if (!only || others.length > 0) return false;
  return only.kind === "string" || only.kind === "interpolation" || (only.kind === "boolean" && !only.value);
}

function conditionSchema(node: Expression, subject: Subject, depth: number): SchemaObject | undefined {
  if (depth > deepest) return undefined;
  if (node.kind === "group") return conditionSchema(node.expression, subject, depth + 1);
  if (node.kind === "boolean") return node.value ? {} : { not: {} };
  if (node.kind === "unary") {
    const inside = node.operator === "!" ? conditionSchema(node.operand, subject, depth + 1) : undefined;
    return inside && not(inside);
  }
  if (node.kind !== "binary") return undefined;
  if (node.operator !== "and" && node.operator !== "or") return comparisonSchema(node, subject);
  const left = conditionSchema(node.left, subject, depth + 1);
  const right = conditionSchema(node.right, subject, depth + 1);
  if (!left || !right) return undefined;
  return node.operator === "and" ? { allOf: [left, right] } : anyOf([left, right]);
}

function not(schema: SchemaObject): SchemaObject {
  const keys = Object.keys(schema);
  return keys.length === 1 && keys[0] === "not" ? (schema["not"] as SchemaObject) : { not: schema };
}

function anyOf(schemas: readonly SchemaObject[]): SchemaObject {
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
}

function comparisonSchema({ left, operator, right }: Binary, subject: Subject): SchemaObject | undefined {
  if (left.kind !== "variable" || !subject.names.has(left.name)) return undefined;
  const isText = subject.type.kind === "String" || subject.type.kind === "enum";
  switch (operator) {
    case "=~":
    case "!~": {
      const pattern = isText && right.kind === "regex" ? portablePattern(right.pattern) : undefined;
      if (pattern === undefined) return undefined;
      return operator === "=~" ? { pattern } : { not: { pattern } };
    }
    case "==":
      return equalSchema(right);
    case "!=": {
      const equal = equalSchema(right);
      return equal && not(equal);
    }
    case "in":
      return memberSchema(right);
    default:
      return orderSchema(operator, right, subject);
  }
}

/** Strings are compared ignoring case. */
function equalSchema(node: Expression): SchemaObject | undefined {
  const number = numberOf(node);
  if (number !== undefined) return { const: number };
  if (node.kind === "boolean") return { const: node.value };
  if (node.kind === "undef") return { not: {} };
  if (node.kind !== "string" && node.kind !== "name") return undefined;
  return /[A-Za-z]/.test(node.value) ? { type: "string", pattern: anyCase(node.value) } : { const: node.value };
}

function memberSchema(node: Expression): SchemaObject | undefined {
  if (node.kind !== "array") return undefined;
  const members = node.items.map((item) => equalSchema(item));
  return members.every((each) => each !== undefined) && members.length > 0 ? anyOf(members) : undefined;
}

const bounds: Readonly<Record<string, string>> = {
  "<": "exclusiveMaximum",
  "<=": "maximum",
  ">": "exclusiveMinimum",
  ">=": "minimum",
};

function orderSchema(operator: string, node: Expression, { type }: Subject): SchemaObject | undefined {
  const number = numberOf(node);
  if (number === undefined || (type.kind !== "Integer" && type.kind !== "Float")) return undefined;
  return Object.hasOwn(bounds, operator) ? { [bounds[operator]!]: number } : undefined;
}

function numberOf(node: Expression): number | bigint | undefined {
  if (node.kind === "integer" || node.kind === "float") return node.value;
  if (node.kind !== "unary" || node.operator !== "-") return undefined;
  return node.operand.kind === "integer" || node.operand.kind === "float" ? -node.operand.value : undefined;
}
