import { createSpan, type Span } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-expressions";
import type { Value } from "@cairn/puppet-expressions/values";
import type { Parameter, Resource } from "../catalog/resource.js";
import { DeclaredResource } from "../evaluate/declared-resource.js";
import { puppetScopeOf, type PuppetScope } from "../evaluate/scopes/puppet-scope.js";
import type { LookedUp } from "../hiera/index.js";
import { dataOf, dataOfParameter, lostDefault, type Loser, type Place } from "./data.js";
import { calledFunction, expressionAt, valueExpression } from "./program.js";
import { plainName, variablesIn, type VariableUsed } from "./variables.js";

/** Something that a value was made from. */
export interface Part {
  readonly path: string;
  readonly value: Value;
  readonly span: Span;
  readonly step: string;
  readonly lost: readonly Loser[];
  /** What it was made from itself. */
  readonly from: () => readonly Part[];
  /** The parameter whose story goes on with it. */
  readonly parameter?: { readonly resource: Resource; readonly parameter: Parameter } | undefined;
  /** What it is the story of: that is told once. */
  readonly story?: object | undefined;
}

/** What a parameter was made from, and what lost against it, but for what overrides replaced. */
export interface Behind {
  readonly from: readonly Part[];
  readonly lost: readonly Loser[];
}

const nothing: Behind = { from: [], lost: [] };

/** What stands behind the value of a parameter. */
export function behindParameter(resource: Resource, parameter: Parameter): Behind {
  if (!(resource instanceof DeclaredResource)) return nothing;
  const { name, span, step, value } = parameter;
  if (step === "external data") return behindData(resource, name);
  if (step === "default value") {
    const { bodyScope } = resource;
    return { from: bodyScope ? behindExpression(span, expressionAt(span), value, bodyScope) : [], lost: [] };
  }
  if (step !== "declaration") return nothing;
  const from = behindExpression(span, valueExpression(span), value, resource.scope);
  return { from, lost: lostAgainstDeclaration(resource, name) };
}

function behindData(resource: DeclaredResource, name: string): Behind {
  const key = keyOf(resource, name);
  if (key === undefined || !resource.bodyScope) return nothing;
  const { lost, used } = dataOfParameter(key, resource.bodyScope);
  return { from: mergedParts(key, used), lost: [...lost, ...lostDefault(resource, name, "data gives it")] };
}

/** Data are only told one by one where several were merged. */
function mergedParts(key: string, used: readonly Place[]): Part[] {
  if (used.length < 2) return [];
  return used.map(({ span, value }) => ({ path: key, value, span, step: "merged data", lost: [], from: () => [] }));
}

/** What is given is stronger than data, which is stronger than the default. */
function lostAgainstDeclaration(resource: DeclaredResource, name: string): Loser[] {
  const key = keyOf(resource, name);
  const why = "the declaration gives it";
  const data = key === undefined || !resource.bodyScope ? [] : dataOf(key, [], resource.bodyScope, why).lost;
  return [...data, ...lostDefault(resource, name, why)];
}

function keyOf({ definition }: DeclaredResource, name: string): string | undefined {
  if (definition?.kind !== "class") return undefined;
  return definition.node.parameters.some((each) => each.name === name) ? `${definition.name}::${name}` : undefined;
}

/** These have stories of their own. */
const toldElsewhere = /^(?:(?:inline_)?(?:epp|template)|lookup|hiera(?:_\w+)?)$/;

/** The variables, data and calls in a stretch of a program that has given a value; `expression` where it is that as a whole. */
function behindExpression(span: Span, expression: Expression | undefined, value: Value, scope: PuppetScope): Part[] {
  const data = lookUpsIn(span, scope).map(dataPart);
  const inner = () => [...data, ...variablesIn(span, scope).map(variablePart)];
  const called = expression && calledFunction(expression);
  if (called === undefined || toldElsewhere.test(called)) return inner();
  const place = createSpan(span.source, expression!.start, expression!.end);
  return [{ path: `${called}()`, value, span: place, step: "function call", lost: [], from: inner }];
}

/** A variable, with what was assigned to it or what set it as a parameter. */
export function variablePart({ assigned, binding, name, owner, span, step, value }: VariableUsed): Part {
  const given = owner?.parameters.get(plainName(name));
  const from = (): Part[] => {
    if (!assigned) return [];
    const { expression, scope } = assigned;
    return behindExpression(createSpan(span.source, expression.start, expression.end), expression, value, scope);
  };
  return {
    ...{ path: `$${name}`, value, span, step, lost: [], from },
    parameter: owner && given && { resource: owner, parameter: given },
    story: assigned && binding,
  };
}

/** What calls in a stretch of a program have looked up, each key once. */
function lookUpsIn({ end, source, start }: Span, scope: PuppetScope): LookedUp[] {
  const found = new Map<string, LookedUp>();
  for (const each of scope.compilation.lookedUp) {
    const { call } = each;
    const isHere = call.source === source && call.start >= start && call.end <= end;
    if (isHere && puppetScopeOf(each.scope) === scope) found.set(keyOfLookUp(each), each);
  }
  return [...found.values()];
}

/** What calls in a template, or in a line of it, have looked up. */
export function lookUpsInTemplate({ end, source, start }: Span, resource: Resource): Part[] {
  if (!(resource instanceof DeclaredResource)) return [];
  const { compilation } = resource.scope;
  const found = new Map<string, LookedUp>();
  for (const each of compilation.lookedUp) {
    const { call } = each;
    if (call.source === source && call.start < end && call.end > start) found.set(keyOfLookUp(each), each);
  }
  return [...found.values()].map(dataPart);
}

function keyOfLookUp({ found, names }: LookedUp): string {
  const [origin] = found?.origins ?? [];
  return origin ? origin.path.join(".") : names.join(", ");
}

/** A call that has read data: its key, where that stands, and what lost. */
function dataPart(lookedUp: LookedUp): Part {
  const { call, found, otherwise, scope } = lookedUp;
  const path = keyOfLookUp(lookedUp);
  if (!found || found.origins.length === 0) {
    const step = found ? "given to the lookup" : "default of the lookup: nobody has the key";
    return { path, value: found ? found.value : (otherwise ?? null), span: call, step, lost: [], from: () => [] };
  }
  const { lost, used } = dataOf(path, found.origins, puppetScopeOf(scope), "a level above has it");
  const usual =
    otherwise === undefined
      ? []
      : [{ value: otherwise, span: call, step: "default of the lookup", why: "data gives it" }];
  const span = used[0]?.span ?? call;
  return {
    path,
    value: found.value,
    span,
    step: "external data",
    lost: [...lost, ...usual],
    from: () => mergedParts(path, used),
  };
}
