import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import { walk, type Node, type Program } from "@cairn/puppet-core/manifest";
import { parse } from "../../parse/parse.js";

/** How many expressions are looked at. */
const mostExpressions = 100;

/** A call, with the strings that it is given. */
export interface Called {
  readonly name: string;
  readonly texts: readonly string[];
}

/** The code that decides about a place of a program. */
export interface CodeBehind {
  readonly spans: readonly Span[];
  readonly variables: ReadonlySet<string>;
  readonly calls: readonly Called[];
}

const nothing: CodeBehind = { spans: [], variables: new Set(), calls: [] };

/** These hold statements of their own. */
const bodies = new Set<Node["kind"]>(["program", "class", "define", "node", "function", "block", "lambda"]);

const programs = new WeakMap<Source, { readonly program: Program | undefined }>();

/**
 * What is written at a place; the conditions and loops around it; and what was assigned to the variables of all these,
 * with the conditions around that.
 */
export function codeBehind(place: Span): CodeBehind {
  const program = programOf(place.source);
  if (!program) return nothing;
  const around: Node[] = [];
  walk(program, (node) => {
    if (node.start <= place.start && node.end >= place.end) around.push(node);
  });
  const own = around.pop();
  return follow(program, [...(own && !bodies.has(own.kind) ? [own] : []), ...around.flatMap(decidingIn)], place.source);
}

/** The calls in a whole program. */
export function callsIn(source: Source): readonly Called[] {
  const program = programOf(source);
  return program ? follow(program, [program], source).calls : [];
}

function programOf(source: Source): Program | undefined {
  let known = programs.get(source);
  if (!known) programs.set(source, (known = { program: parse(source).value }));
  return known.program;
}

function follow(program: Program, begin: readonly Node[], source: Source): CodeBehind {
  const waiting = [...begin];
  const found = new Set<Node>();
  const variables = new Set<string>();
  const calls: Called[] = [];
  const assignments = assignmentsIn(program);
  for (let next = 0; next < waiting.length && found.size < mostExpressions; next++) {
    const node = waiting[next]!;
    if (found.has(node)) continue;
    found.add(node);
    walk(node, (inner) => {
      const called = calledBy(inner);
      if (called) calls.push(called);
      if (inner.kind !== "variable" || variables.has(inner.name)) return;
      variables.add(inner.name);
      waiting.push(...(assignments.get(inner.name) ?? []));
    });
  }
  const spans = [...found].flatMap((node) =>
    node.kind === "program" ? [] : [createSpan(source, node.start, node.end)],
  );
  return { spans, variables, calls };
}

/** What is assigned to each variable, and what decides whether it is. */
function assignmentsIn(program: Program): ReadonlyMap<string, readonly Node[]> {
  const all = new Map<string, Node[]>();
  walk(program, (node, around) => {
    if (node.kind !== "assignment") return;
    const own = [node, ...around.flatMap(decidingIn)];
    walk(node.left, (left) => {
      if (left.kind === "variable") all.set(left.name, [...(all.get(left.name) ?? []), ...own]);
    });
  });
  return all;
}

/** What decides whether, and with which values, the body of a statement runs. */
function decidingIn(node: Node): readonly Node[] {
  switch (node.kind) {
    case "if":
      return node.branches.map(({ test }) => test);
    case "unless":
    case "case":
      return [node.test];
    case "method-call":
      return node.lambda ? [node.receiver, ...node.arguments] : [];
    case "call":
      return node.lambda ? node.arguments : [];
    default:
      return [];
  }
}

function calledBy(node: Node): Called | undefined {
  if (node.kind === "method-call")
    return { name: node.method.value, texts: textsOf([node.receiver, ...node.arguments]) };
  if (node.kind === "call" && node.target.kind === "name")
    return { name: node.target.value, texts: textsOf(node.arguments) };
  return undefined;
}

function textsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => (node.kind === "string" || node.kind === "name" ? [node.value] : []));
}
