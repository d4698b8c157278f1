import { createSpan, type Span } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { Value } from "@cairn/puppet-core/values";
import type { Parameter, ParameterStep, Resource } from "../catalog/resource.js";
import { DeclaredResource } from "../evaluate/declared-resource.js";
import { SetParameter } from "../evaluate/set-parameter.js";
import type { PuppetScope } from "../evaluate/scopes/puppet-scope.js";
import { dataOfParameter, lostDefault, type DataStory, type Loser } from "./data.js";
import { lookUpsIn, partsOfData, ranInRubyIn } from "./data-parts.js";
import { overriddenIn } from "./overridden.js";
import type { Part } from "./part.js";
import { calledFunction, expressionAt, valueExpression } from "./program.js";
import { plainName, variablesIn, type VariableUsed } from "./variables.js";

/** What a parameter was made from, and the values that lost against it, except those that overrides replaced. */
export interface Origin {
  readonly from: readonly Part[];
  readonly lost: readonly Loser[];
}

const noData: Pick<DataStory, "used" | "lost"> = { used: [], lost: [] };
const nothing: Origin = { from: [], lost: [] };

/** The origin of a parameter's value. */
export function originOfParameter(resource: Resource, parameter: Parameter): Origin {
  if (!(resource instanceof DeclaredResource)) return nothing;
  const { name, span, step, value } = parameter;
  if (step === "external data") return originOfData(resource, name);
  if (step === "default value") {
    const { bodyScope } = resource;
    return { from: bodyScope ? originOfExpression(span, expressionAt(span), value, bodyScope) : [], lost: [] };
  }
  const scope = scopeOf(resource, parameter);
  const from = scope ? originOfExpression(span, valueExpression(span), value, scope) : [];
  return { from, lost: step === "declaration" ? lostAgainstDeclaration(resource, name) : [] };
}

/** The scope in which a parameter was written; undefined if that is ambiguous. */
function scopeOf(resource: DeclaredResource, parameter: Parameter): PuppetScope | undefined {
  const { scope } = resource;
  if (parameter.step === "declaration" || parameter.step === "default body") return scope;
  if (!(parameter instanceof SetParameter) || !written.has(parameter.step)) return undefined;
  const { compilation } = scope;
  switch (parameter.owner.kind) {
    case "class":
      return compilation.classScope(parameter.owner.name);
    case "main":
      return compilation.top;
    default:
      return parameter.owner.kind === "node" ? compilation.nodeScope : undefined;
  }
}

/** Steps that are written as an attribute elsewhere than in the declaration. */
const written: ReadonlySet<string> = new Set<ParameterStep>(["override", "collector", "resource default"]);

function originOfData(resource: DeclaredResource, name: string): Origin {
  const key = keyOf(resource, name);
  if (key === undefined || !resource.bodyScope) return nothing;
  const { lost, used } = dataOfParameter(key, resource.bodyScope);
  return {
    from: partsOfData(key, used, resource.bodyScope),
    lost: [...lost, ...lostDefault(resource, name, "data gives it")],
  };
}

/** Explicit arguments win over data, which win over the default. */
function lostAgainstDeclaration(resource: DeclaredResource, name: string): Loser[] {
  const key = keyOf(resource, name);
  const why = "the declaration gives it";
  const data = key === undefined || !resource.bodyScope ? noData : dataOfParameter(key, resource.bodyScope);
  const places = [...data.used, ...data.lost].map((place) => ({ ...place, step: "external data", why }));
  return [...places, ...lostDefault(resource, name, why)];
}

function keyOf({ definition }: DeclaredResource, name: string): string | undefined {
  if (definition?.kind !== "class") return undefined;
  return definition.node.parameters.some((each) => each.name === name) ? `${definition.name}::${name}` : undefined;
}

/** These have explanations of their own. */
const toldElsewhere = /^(?:(?:inline_)?(?:epp|template)|lookup|hiera(?:_\w+)?)$/;

/**
 * The variables, data and calls in a span of a program that has produced a value; `expression` if the span is exactly
 * that expression.
 */
function originOfExpression(span: Span, expression: Expression | undefined, value: Value, scope: PuppetScope): Part[] {
  const data = lookUpsIn(span, scope);
  const ran = ranInRubyIn(span, scope);
  const inner = () => [...data, ...ran, ...variablesIn(span, scope).map(variablePart)];
  const called = expression && calledFunction(expression);
  const lost = expression ? overriddenIn(expression, value, span.source, scope) : [];
  if (!expression || ((called === undefined || toldElsewhere.test(called)) && lost.length === 0)) return inner();
  const place = createSpan(span.source, expression.start, expression.end);
  const step = called === undefined ? "made of several" : "function call";
  return [{ path: called === undefined ? "+" : `${called}()`, value, span: place, step, lost, from: inner }];
}

/** A variable, with the expression that was assigned to it or the parameter that set it. */
export function variablePart({ assigned, binding, name, owner, span, step, value }: VariableUsed): Part {
  const given = owner?.parameters.get(plainName(name));
  const from = (): Part[] => {
    if (!assigned) return [];
    const { expression, scope } = assigned;
    return originOfExpression(createSpan(span.source, expression.start, expression.end), expression, value, scope);
  };
  return {
    path: `$${name}`,
    value,
    span,
    step,
    lost: [],
    from,
    parameter: owner && given && { resource: owner, parameter: given },
    story: assigned && binding,
  };
}
