import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import type { Binding } from "@cairn/puppet-expressions/evaluate";
import type { Value } from "@cairn/puppet-expressions/values";
import { walk, type Node } from "../ast/children.js";
import type { Parameter, Resource } from "../catalog/resource.js";
import { DeclaredResource } from "../evaluate/declared-resource.js";
import { parse } from "../parse.js";

/** A variable that took part in a value. */
export interface VariableUsed {
  readonly name: string;
  readonly value: Value;
  readonly span: Span;
  readonly step: string;
  /** The class or defined resource that was given it as a parameter. */
  readonly owner: Resource | undefined;
}

/** The variables that stand in the attribute which set a parameter, as far as the scopes still know them. */
export function variablesOf(resource: Resource, parameter: Parameter): VariableUsed[] {
  if (!(resource instanceof DeclaredResource) || parameter.step !== "declaration") return [];
  return [...variableNames(parameter.span)].flatMap((name) => {
    const binding = resource.scope.find(name);
    return binding ? [variableUsed(name, binding, resource)] : [];
  });
}

/** A variable that the scope sees in which a resource is declared. */
export function variableUsed(name: string, { at, source, value }: Binding, resource: DeclaredResource): VariableUsed {
  const { scope } = resource;
  const isParameter = !name.includes("::") && scope.resource.parameters.has(name) && scope.resource !== resource;
  const isFact = at.start === at.end;
  const step = isFact ? "a fact, or Puppet's own" : isParameter ? "a parameter of what it stands in" : "assigned";
  const span = createSpan(source, at.start, at.end);
  return { name, value, step, span, owner: isParameter ? scope.resource : undefined };
}

/** The names of all variables in a stretch of a program, each once. */
function variableNames(span: Span): ReadonlySet<string> {
  const names = new Set<string>();
  const program = programOf(span.source);
  if (program)
    walk(program, (node) => {
      if (node.kind === "variable" && node.start >= span.start && node.end <= span.end) names.add(node.name);
    });
  return names;
}

const programs = new WeakMap<Source, Node>();

function programOf(source: Source): Node | undefined {
  let program = programs.get(source);
  if (!program) {
    program = parse(source).value;
    if (program) programs.set(source, program);
  }
  return program;
}
