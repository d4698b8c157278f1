import type { Access, Assignment, Binary, Expression, Interpolation, Unary, Variable } from "@cairn/puppet-core";
import { resultOf, type Deep } from "@cairn/evaluation";
import { writeCall } from "./calls.js";
import { isCondition } from "./conditions.js";
import { floatText, stringText, templateText } from "./literals.js";
import { writeImmediate } from "./statements.js";
import { inCall, leaf, writeAll, writeCondition, type Writing, type Written } from "./written.js";

/** How deep code may nest before a part of it becomes a separate function: compilers recurse on their input. */
const deepest = 40;

/** The code of an expression: one that can be used as an argument. */
export function* writeExpression(node: Expression, writing: Writing): Deep<Written> {
  return cut(yield* resultOf(writeNode(node, writing)), writing);
}

/** Code that nests too deep becomes a separate function. */
function cut(written: Written, { scope }: Writing): Written {
  if (written.depth < deepest) return written;
  const name = scope.next("part");
  scope.declarations.push(`const ${name} = () => ${written.text};`);
  return { text: `${name}()`, depth: 1 };
}

function* writeNode(node: Expression, writing: Writing): Deep<Written> {
  switch (node.kind) {
    case "string":
    case "name":
      return leaf(stringText(node.value));
    case "integer":
      return leaf(`${node.value}n`);
    case "float":
      return leaf(floatText(node.value));
    case "boolean":
      return leaf(String(node.value));
    case "regex":
      return leaf(writing.place.module.patternName(node.pattern));
    case "variable":
      return readVariable(node, writing);
    case "group":
      return yield* resultOf(writeNode(node.expression, writing));
    case "call":
    case "method-call":
      return yield* resultOf(writeCall(node, writing));
    case "if":
    case "unless":
    case "case":
    case "selector":
      return yield* resultOf(writeImmediate(node, writing));
    default:
      return yield* resultOf(writeCompound(node, writing));
  }
}

function* writeCompound(node: Expression, writing: Writing): Deep<Written> {
  switch (node.kind) {
    case "binary":
      return yield* resultOf(writeBinary(node, writing));
    case "unary":
      return yield* resultOf(writeUnary(node, writing));
    case "interpolation":
      return yield* resultOf(writeInterpolation(node, writing));
    case "access":
      return yield* resultOf(writeAccess(node, writing));
    case "assignment":
      return yield* resultOf(writeAssignment(node, writing));
    case "array": {
      const items = yield* resultOf(writeAll(node.items, writing));
      return { ...inCall("", items), text: `[${items.map(({ text }) => text).join(", ")}]` };
    }
    case "hash": {
      const items = node.entries.flatMap(({ key, value }) => [key, value]);
      return inCall("puppet.hash", yield* resultOf(writeAll(items, writing)));
    }
    default:
      return leaf("null");
  }
}

function readVariable({ name }: Variable, { place, scope }: Writing): Written {
  if (/^\d+$/.test(name)) return leaf(`${scope.matches ?? "found"}.group(${Number(name)})`);
  return leaf(scope.read(name) ?? place.feature(name) ?? `puppet.known(${stringText(name)}, undefined)`);
}

const functions: Readonly<Record<string, string>> = {
  "+": "add",
  "-": "subtract",
  "*": "multiply",
  "/": "divide",
  "%": "modulo",
  "<<": "shiftLeft",
  ">>": "shiftRight",
  "==": "equal",
  "<": "less",
  "<=": "atMost",
  ">": "greater",
  ">=": "atLeast",
  "=~": "matches",
  in: "isIn",
};
const negated: Readonly<Record<string, string>> = { "!=": "==", "!~": "=~" };

/** A chain such as `1 + 2 + 3 …` may have any length: its left side is traversed in a loop. */
function* writeBinary(last: Binary, writing: Writing): Deep<Written> {
  const chain: Binary[] = [];
  let first: Expression = last;
  for (; first.kind === "binary"; first = first.left) chain.push(first);
  let left: Written | undefined;
  for (let node = chain.pop(); node; node = chain.pop()) {
    if (node.operator === "and" || node.operator === "or") {
      left = yield* resultOf(writeLogical(node, left, chain, writing));
      continue;
    }
    left ??= yield* resultOf(writeExpression(node.left, writing));
    const right = yield* resultOf(writeExpression(node.right, writing));
    left = cut(operation(node, left, right, writing), writing);
  }
  return left!;
}

function operation(
  { operator, right: node }: Binary,
  left: Written,
  right: Written,
  { place, scope }: Writing,
): Written {
  const positive = negated[operator];
  const name = functions[positive ?? operator]!;
  if (name === "matches" && node.kind !== "regex") place.module.needPatterns();
  const notesGroups = (name === "matches" || name === "isIn") && scope.matches !== undefined;
  const values = notesGroups ? [left, right, leaf(scope.matches)] : [left, right];
  const called = inCall(`puppet.${name}`, values);
  return positive === undefined ? called : { ...called, text: `!${called.text}` };
}

/**
 * `a and b and c …` is a flat sequence of conditions. `left` is the code of its left side, if it is written already.
 */
function* writeLogical(first: Binary, left: Written | undefined, chain: Binary[], writing: Writing): Deep<Written> {
  const { operator } = first;
  const parts = [left ? asCondition(first.left, left) : yield* resultOf(writeCondition(first.left, writing))];
  let node = first;
  writing.scope.branches++;
  for (;;) {
    parts.push(yield* resultOf(writeCondition(node.right, writing)));
    if (chain.at(-1)?.operator !== operator) break;
    node = chain.pop()!;
  }
  writing.scope.branches--;
  return rowOf(parts, operator === "and" ? " && " : " || ", writing);
}

/** The most conditions in one sequence: compilers recurse on these, too. */
const longest = 50;

function rowOf(parts: readonly Written[], sign: string, { scope }: Writing): Written {
  let rest = parts;
  while (rest.length > longest) {
    const rows = Array.from({ length: Math.ceil(rest.length / longest) }, (_, index) => {
      const name = scope.next("part");
      const row = rest.slice(index * longest, (index + 1) * longest);
      scope.declarations.push(`const ${name} = () => ${row.map(({ text }) => text).join(sign)};`);
      return { text: `${name}()`, depth: 1 };
    });
    rest = rows;
  }
  return { ...inCall("", rest), text: `(${rest.map(({ text }) => text).join(sign)})` };
}

function asCondition(node: Expression, written: Written): Written {
  return isCondition(node) ? written : inCall("puppet.isTrue", [written]);
}

function* writeUnary(node: Unary, writing: Writing): Deep<Written> {
  const { operand, operator } = node;
  if (operator === "-" && operand.kind === "integer") return leaf(`-${operand.value}n`);
  if (operator === "-" && operand.kind === "float") return leaf(`-${floatText(operand.value)}`);
  if (operator === "-") return inCall("puppet.negate", [yield* resultOf(writeExpression(operand, writing))]);
  const written = yield* resultOf(writeCondition(operand, writing));
  return { ...written, text: `!${written.text}`, depth: written.depth + 1 };
}

function* writeInterpolation({ parts }: Interpolation, writing: Writing): Deep<Written> {
  const strings: Written[] = [];
  for (const part of parts) {
    if (part.kind === "string") strings.push(leaf(templateText(part.value)));
    else {
      const { depth, text } = yield* resultOf(writeExpression(part, writing));
      strings.push({ text: `\${puppet.toText(${text})}`, depth: depth + 1 });
    }
  }
  return { ...inCall("", strings), text: `\`${strings.map(({ text }) => text).join("")}\`` };
}

function* writeAccess(node: Access, writing: Writing): Deep<Written> {
  const meta = metaText(node, writing);
  if (meta !== undefined) return leaf(meta);
  const target = yield* resultOf(writeExpression(node.target, writing));
  const keys = yield* resultOf(writeAll(node.keys, writing));
  return inCall("puppet.access", [target, ...keys]);
}

/** `$meta[name]`, `$meta[container]` and `$meta[container][name]` are known when the module is generated. */
function metaText({ keys, target }: Access, writing: Writing): string | undefined {
  const { place, scope } = writing;
  const [key] = keys;
  const word = key?.kind === "name" || key?.kind === "string" ? key.value : undefined;
  if (target.kind === "access") {
    const around = metaText(target, writing);
    return around?.startsWith("puppet.hash(") && word === "name" ? place.meta.container : undefined;
  }
  if (target.kind !== "variable" || target.name !== "meta" || scope.has("meta")) return undefined;
  return word === "name" ? place.meta.name : `puppet.hash("name", ${place.meta.container})`;
}

/** `$x = …` as an expression, `$object[name] = …`, and features in setters. */
function* writeAssignment(node: Assignment, writing: Writing): Deep<Written> {
  const { left, operator, right } = node;
  const value = yield* resultOf(writeExpression(right, writing));
  if (left.kind === "access") {
    const target = yield* resultOf(writeExpression(left.target, writing));
    const keys = yield* resultOf(writeAll(left.keys, writing));
    const list = { ...inCall("", keys), text: `[${keys.map(({ text }) => text).join(", ")}]` };
    const thunk = { ...value, text: `() => ${value.text}` };
    return inCall("puppet.assign", [target, list, leaf(`"${operator}"`), thunk]);
  }
  const name = left.kind === "variable" ? left.name : "";
  const { place, scope } = writing;
  if (place.isSetter && !scope.has(name) && place.feature(name) !== undefined) {
    return inCall(`self.${operator === "+=" ? "append" : "assign"}`, [leaf(stringText(name)), value]);
  }
  return assignVariable(name, value, scope);
}

/** An assignment that may not be the first one, or may not run. */
function assignVariable(name: string, value: Written, scope: Writing["scope"]): Written {
  const earlier = scope.own(name);
  if (earlier?.isSure) return inCall("puppet.once", [leaf(stringText(name)), leaf(earlier.text), value]);
  const text = earlier?.text ?? scope.declare(name, false);
  const once = inCall("puppet.once", [leaf(stringText(name)), leaf(text), value]);
  return { ...once, text: `(${text} = ${once.text})` };
}
