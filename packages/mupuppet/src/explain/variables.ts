import { createSpan, type Span } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { Binding } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import type { Resource } from "../catalog/resource.js";
import type { PuppetScope } from "../evaluate/scopes/puppet-scope.js";
import { assignedTo, variableNames } from "./program.js";

/** A variable that contributed to a value. */
export interface VariableUsed {
  readonly name: string;
  readonly binding: Binding;
  readonly value: Value;
  readonly span: Span;
  readonly step: string;
  /** The class or defined resource that has it as a parameter. */
  readonly owner: Resource | undefined;
  /** The expression that was assigned to it, and its position. */
  readonly assigned: { readonly expression: Expression; readonly scope: PuppetScope } | undefined;
}

/** The variables in a span of a program, as far as a scope still knows them. */
export function variablesIn(span: Span, scope: PuppetScope): VariableUsed[] {
  return variablesNamed(variableNames(span), scope);
}

/** Variables by their names, as far as a scope knows them. */
export function variablesNamed(names: Iterable<string>, scope: PuppetScope): VariableUsed[] {
  return [...names].flatMap((name) => {
    const binding = scope.find(name);
    return binding ? [variableUsed(name, binding, scope)] : [];
  });
}

/** A variable that a scope sees. */
function variableUsed(name: string, binding: Binding, scope: PuppetScope): VariableUsed {
  const { at, source, value } = binding;
  const holder = holderOf(name, binding, scope);
  const isFact = at.start === at.end;
  const expression = isFact ? undefined : assignedTo(binding);
  const isParameter = !expression && holder?.resource.parameters.has(plainName(name)) === true;
  const step = isFact ? "a fact, or Puppet's own" : isParameter ? parameterOf(name) : "assigned";
  return {
    name,
    binding,
    value,
    step,
    span: createSpan(source, at.start, at.end),
    owner: isParameter ? holder.resource : undefined,
    assigned: expression && holder ? { expression, scope: holder } : undefined,
  };
}

function parameterOf(name: string): string {
  return name.includes("::") ? "a parameter" : "parameter set";
}

/** A name without the class. */
export function plainName(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}

/** The scope that holds the binding. */
function holderOf(name: string, binding: Binding, scope: PuppetScope): PuppetScope | undefined {
  const cut = name.lastIndexOf("::");
  const { compilation } = scope;
  let holder = cut < 0 ? scope : cut === 0 ? compilation.top : compilation.classScope(name.slice(0, cut));
  const plain = plainName(name);
  while (holder && holder.own(plain) !== binding) holder = holder.parent;
  return holder;
}
