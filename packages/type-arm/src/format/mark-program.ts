import { TokenType as T } from "@cairn/puppet-core";
import { markExpression, type BreakPoints } from "@cairn/puppet-core/format";
import { nodesOf, type Node } from "../ast/children.js";
import type { Member, Program, TypeDefinition } from "../ast/ast.js";

/** Marks where lines may be broken in a program: every statement and every member of a type begins a line. */
export function markProgram(points: BreakPoints, { statements }: Program): void {
  points.statements(statements.map(({ start }) => start));
  const chained = new Set<Node>();
  const waiting: Node[] = [...statements];
  for (let root = waiting.pop(); root !== undefined; root = waiting.pop()) {
    for (const node of nodesOf(root)) {
      markExpression(points, node, chained);
      if (node.kind === "type-definition") waiting.push(...markDefinition(points, node));
    }
  }
}

/** Marks the members of a definition, and returns the expressions that they contain. */
function markDefinition(points: BreakPoints, { members, name, parent }: TypeDefinition): Node[] {
  const open = points.next((parent ?? name).end, T.BODY_OPEN);
  points.bodiesFrom(open, [{ open, starts: members.map(({ start }) => start) }]);
  return members.flatMap(expressionsOf);
}

function expressionsOf(member: Member): Node[] {
  if (member.kind === "feature") return member.settings.map(({ value }) => value);
  if (member.kind === "abstract") return [];
  return member.title ? [member.title, member.condition] : [member.condition];
}
