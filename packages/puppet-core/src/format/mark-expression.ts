import type { Binary, BinaryOperator, Block, Case, CaseOption, Expression, If, Unless } from "../ast/index.js";
import { binaryOperators, precedences } from "../build-ast/precedence.js";
import { TokenType as T } from "../generated/token-types.js";
import type { BreakPoints } from "./break-points.js";

const levels = new Map<BinaryOperator, number>(
  Object.entries(binaryOperators).map(([type, operator]) => [operator, precedences[Number(type)]!]),
);

/** The nodes that a tree traversal visits. Only those with statements or operators affect lines. */
type Node = Expression | Block | CaseOption | { readonly kind: "lambda" | "parameter"; readonly start: number };

/**
 * Adds the possible line breaks of a node. All nodes of a tree must be marked, outer ones before inner ones; `chained`
 * collects the operators that belong to the chain of an outer one.
 */
export function markExpression(points: BreakPoints, node: Node, chained: Set<Node>): void {
  if (!points.has(node.start)) return;
  switch (node.kind) {
    case "block":
      if (!points.isBody(points.at(node.start))) markBodies(points, node, [node]);
      return;
    case "if":
    case "unless":
      markBodies(points, node, bodiesOf(node));
      return;
    case "case":
      markCase(points, node);
      return;
    case "binary":
      if (!chained.has(node)) markChain(points, node, chained);
      return;
    default:
  }
}

function bodiesOf(node: If | Unless): Block[] {
  const bodies = node.kind === "if" ? node.branches.map(({ body }) => body) : [node.body];
  return node.otherwise ? [...bodies, node.otherwise] : bodies;
}

function markBodies(points: BreakPoints, { start }: { readonly start: number }, blocks: readonly Block[]): void {
  const bodies = blocks.map((block) => ({
    open: points.at(block.start),
    starts: block.statements.map((statement) => statement.start),
  }));
  points.bodiesFrom(points.at(start), bodies);
}

/** The options of a `case` always have their own lines. */
function markCase(points: BreakPoints, { options, test }: Case): void {
  const open = points.next(test.end, T.BODY_OPEN);
  points.lines(
    open,
    options.map(({ start }) => start),
  );
}

/** Operators of equal precedence make one chain. */
function markChain(points: BreakPoints, node: Binary, chained: Set<Node>): void {
  const operators: number[] = [];
  let first: Expression = node;
  while (first.kind === "binary" && levels.get(first.operator) === levels.get(node.operator)) {
    chained.add(first);
    operators.push(first.at);
    first = first.left;
  }
  points.chain(node.start, node.end, operators);
}
