import type { Source, Span } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { withoutGroups, type Binding } from "@cairn/puppet-core/evaluate";
import { firstFrom, type Node, type NodeOf, walk } from "@cairn/puppet-core/manifest";
import { parse } from "../parse/parse.js";

/** The nodes of a program by their start, outer ones first; and its variables in source order. */
interface ProgramIndex {
  readonly byStart: ReadonlyMap<number, readonly Node[]>;
  readonly variables: readonly NodeOf<"variable">[];
}

const indexes = new WeakMap<Source, ProgramIndex>();

function indexOf(source: Source): ProgramIndex {
  let index = indexes.get(source);
  if (!index) indexes.set(source, (index = makeIndex(parse(source).value)));
  return index;
}

function makeIndex(program: Node | undefined): ProgramIndex {
  const byStart = new Map<number, Node[]>();
  const variables: NodeOf<"variable">[] = [];
  if (program)
    walk(program, (node) => {
      const before = byStart.get(node.start);
      if (before) before.push(node);
      else byStart.set(node.start, [node]);
      if (node.kind === "variable") variables.push(node);
    });
  return { byStart, variables: variables.sort((one, other) => one.start - other.start) };
}

/** The names of all free variables in a span of a program, each once. */
export function variableNames({ end, source, start }: Span): ReadonlySet<string> {
  const { byStart, variables } = indexOf(source);
  const names = new Set<string>();
  for (const variable of variables.slice(firstFrom(variables, start, (variable) => variable.start))) {
    if (variable.start >= end) break;
    if (variable.end <= end) names.add(variable.name);
  }
  for (const name of namesOfLambdas(byStart, start, end)) names.delete(name);
  return names;
}

function* namesOfLambdas(byStart: ProgramIndex["byStart"], start: number, end: number): Iterable<string> {
  for (let place = start + 1; place < end; place++) {
    for (const node of byStart.get(place) ?? [])
      if (node.kind === "lambda") yield* node.parameters.map(({ name }) => name);
  }
}

/** The expression after `name =>` if a span of a program is such an attribute. */
export function valueExpression({ end, source, start }: Span): Expression | undefined {
  const nodes = indexOf(source).byStart.get(start) ?? [];
  return nodes.find((node): node is NodeOf<"attribute"> => node.kind === "attribute" && node.end === end)?.value;
}

/** The expression with exactly this span. */
export function expressionAt({ end, source, start }: Span): Expression | undefined {
  return indexOf(source)
    .byStart.get(start)
    ?.find((node) => node.end === end) as Expression | undefined;
}

/** The expression that was assigned to a variable. */
export function assignedTo({ at, source }: Binding): Expression | undefined {
  const nodes = indexOf(source).byStart.get(at.start) ?? [];
  const found = nodes.find(
    (node) => node.kind === "assignment" && node.left.start === at.start && node.left.end === at.end,
  );
  return found?.kind === "assignment" ? found.right : undefined;
}

/** The name of the function that an expression calls. */
export function calledFunction(expression: Expression): string | undefined {
  const inner = withoutGroups(expression);
  if (inner.kind === "method-call") return inner.method.value;
  return inner.kind === "call" && inner.target.kind === "name" ? inner.target.value : undefined;
}
