/** From our tree to the statements of figure 6, as `expressions.ts` does it for expressions. */
import type { Block, Expression as Node } from "@cairn/puppet-core";
import { resultOf, type Deep } from "@cairn/evaluation";
import { listOf } from "../list.js";
import { sequence, skip } from "../make.js";
import type * as Terms from "../terms.js";
import { constructName } from "./constructs.js";
import { readCall, readResource } from "./declarations.js";
import { defaultLast, readChoice, readExpression } from "./expressions.js";
import { headOf, type Reader } from "./reader.js";

/** The statement of a body in braces; an empty one is `skip`. */
export function* readBlock(block: Block | undefined, around: Node, reader: Reader): Deep<Terms.Statement> {
  if (!block) return skip({ start: around.end, end: around.end });
  const statements: Terms.Statement[] = [];
  for (const node of block.statements) statements.push(yield* resultOf(readStatement(node, reader)));
  return sequence(statements, { start: block.start, end: block.end });
}

/** The statement of a node. */
export function* readStatement(node: Node, reader: Reader): Deep<Terms.Statement> {
  switch (node.kind) {
    case "assignment":
      return yield* readAssignment(node, reader);
    case "if":
      return yield* readIf(node, reader);
    case "unless":
      return yield* readUnless(node, reader);
    case "case":
      return yield* readCase(node, reader);
    case "resource":
      return yield* readResource(node, reader);
    case "call":
      return readCall(node, reader);
    case "class":
    case "define":
    case "node":
      return reader.refuse(constructName(node), headOf(node, node.kind === "node" ? node.hosts[0]! : node.name));
    default:
      return yield* resultOf(readExpression(node, reader));
  }
}

function* readAssignment(node: Extract<Node, { kind: "assignment" }>, reader: Reader): Deep<Terms.Statement> {
  const { left, operator, right, start, end } = node;
  if (left.kind !== "variable") return reader.refuse("an assignment to anything but a variable", left);
  if (left.name.includes("::")) return reader.refuse("an assignment to a variable of another scope", left);
  if (operator !== "=") return reader.refuse(`the operator \`${operator}\``, node);
  const value = yield* resultOf(readExpression(right, reader));
  return { kind: "assignment", name: left.name, value, at: { start, end } };
}

/** `if`; an `elsif`, which figure 6 omits and Table 1 counts as supported, is an `if` in the `else`. */
function* readIf(node: Extract<Node, { kind: "if" }>, reader: Reader): Deep<Terms.Statement> {
  const branches: { test: Terms.Expression; then: Terms.Statement; at: Terms.Term["at"] }[] = [];
  for (const { test, body } of node.branches) {
    const read = yield* resultOf(readExpression(test, reader));
    const at = branches.length === 0 ? headOf(node, test) : { start: test.start, end: test.end };
    branches.push({ test: read, then: yield* resultOf(readBlock(body, node, reader)), at });
  }
  const last = yield* resultOf(readBlock(node.otherwise, node, reader));
  return branches.reduceRight<Terms.Statement>((otherwise, branch) => ({ kind: "if", ...branch, otherwise }), last);
}

/**
 * `unless`; with an `else`, which figure 6 omits and Table 1 counts as supported, it is an `if` with its branches
 * swapped.
 */
function* readUnless(node: Extract<Node, { kind: "unless" }>, reader: Reader): Deep<Terms.Statement> {
  const at = headOf(node, node.test);
  const test = yield* resultOf(readExpression(node.test, reader));
  const body = yield* resultOf(readBlock(node.body, node, reader));
  if (!node.otherwise) return { kind: "unless", test, body, at };
  const then = yield* resultOf(readBlock(node.otherwise, node, reader));
  return { kind: "if", test, then, otherwise: body, at };
}

function* readCase(node: Extract<Node, { kind: "case" }>, reader: Reader): Deep<Terms.Statement> {
  const control = yield* resultOf(readExpression(node.test, reader));
  const options: Terms.CaseOption[] = [];
  for (const { values, body } of node.options) {
    const choice = yield* readChoice(values[0]!, reader);
    if (values.length > 1) reader.refuse("an option of `case` with several values", headOf(values[0]!, values.at(-1)!));
    options.push({ choice, body: yield* resultOf(readBlock(body, node, reader)) });
  }
  return { kind: "case", control, options: listOf(defaultLast(options)), at: headOf(node, node.test) };
}
