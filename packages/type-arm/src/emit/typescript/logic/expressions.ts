import type { Access, Assignment, Binary, Expression, Interpolation, Unary, Variable } from "@cairn/puppet-core";
import type { Deep } from "@cairn/evaluation";
import { writeCall } from "./calls.js";
import { isCondition } from "./conditions.js";
import { floatText, stringText, templateText } from "./literals.js";
import { writeImmediate } from "./statements.js";
import { inCall, leaf, writeAll, writeCondition, type Writing, type Written } from "./written.js";

/** How deep code may nest before a part of it becomes a separate function: compilers recurse on their input. */
const deepest = 40;

/** The code of an expression: one that can be used as an argument. */
export function* writeExpression(node: Expression, writing: Writing): Deep<Written> {
  return cut((yield writeNode(node, writing)) as Written, writing);
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
      return (yield writeNode(node.expression, writing)) as Written;
    case "call":
    case "method-call":
      return (yield writeCall(node, writing)) as Written;
    case "if":
    case "unless":
    case "case":
    case "selector":
      return (yield writeImmediate(node, writing)) as Written;
    default:
      return (yield writeCompound(node, writing)) as Written;
  }
}

function* writeCompound(node: Expression, writing: Writing): Deep<Written> {
  switch (node.kind) {
    case "binary":
      return (yield writeBinary(node, writing)) as Written;
    case "unary":
      return (yield writeUnary(node, writing)) as Written;
    case "interpolation":
      return (yield writeInterpolation(node, writing)) as Written;
    case "access":
      return (yield writeAccess(node, writing)) as Written;
    case "assignment":
      return (yield writeAssignment(node, writing)) as Written;
    case "array": {
      const items = (yield writeAll(node.items, writing)) as readonly Written[];
      return { ...inCall("", items), text: `[${items.map(({ text }) => text).join(", ")}]` };
    }
    case "hash": {
      const items = node.entries.flatMap(({ key, value }) => [key, value]);
      return inCall("puppet.hash", (yield writeAll(items, writing)) as readonly Written[]);
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
      left = (yield writeLogical(node, left, chain, writing)) as Written;
      continue;
    }
    left ??= (yield writeExpression(node.left, writing)) as Written;
    const right = (yield writeExpression(node.right, writing)) as Written;
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
  const parts = [left ? asCondition(first.left, left) : ((yield writeCondition(first.left, writing)) as Written)];
  let node = first;
  writing.scope.branches++;
  for (;;) {
    parts.push((yield writeCondition(node.right, writing)) as Written);
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
  if (operator === "-") return inCall("puppet.negate", [(yield writeExpression(operand, writing)) as Written]);
  const written = (yield writeCondition(operand, writing)) as Written;
  return { ...written, text: `!${written.text}`, depth: written.depth + 1 };
}

function* writeInterpolation({ parts }: Interpolation, writing: Writing): Deep<Written> {
  const texts: Written[] = [];
  for (const part of parts) {
    if (part.kind === "string") texts.push(leaf(templateText(part.value)));
    else {
      const { depth, text } = (yield writeExpression(part, writing)) as Written;
      texts.push({ text: `\${puppet.toText(${text})}`, depth: depth + 1 });
    }
  }
  return { ...inCall("", texts), text: `\`${texts.map(({ text }) => text).join("")}\`` };
}

function* writeAccess(node: Access, writing: Writing): Deep<Written> {
  const meta = metaText(node, writing);
  if (meta !== undefined) return leaf(meta);
  const target = (yield writeExpression(node.target, writing)) as Written;
  const keys = (yield writeAll(node.keys, writing)) as readonly Written[];
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
  const value = (yield writeExpression(right, writing)) as Written;
  if (left.kind === "access") {
    const target = (yield writeExpression(left.target, writing)) as Written;
    const keys = (yield writeAll(left.keys, writing)) as readonly Written[];
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
