import { TokenType as T } from "@cairn/puppet-core";
import { markExpression, type BreakPoints } from "@cairn/puppet-core/format";
import { nodesOf, type Node } from "../ast/children.js";
import type { Member, Program, TypeDefinition } from "../ast/index.js";

/** Adds where lines may end in a program: a statement and a member of a type have lines of their own. */
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

/** Adds the members of a definition, and gives the expressions that they hold. */
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
