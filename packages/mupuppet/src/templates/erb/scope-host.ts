import { after, Failure, type Pending } from "@cairn/evaluation";
import { type FunctionCall } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import type { Compilation } from "../../evaluate/compilation.js";
import { findFunction } from "../../evaluate/find-function.js";
import { compilationOf, puppetScopeOf } from "../../evaluate/scopes/puppet-scope.js";
import type { TemplateHost } from "@cairn/ruby-subset";
import { SharedObjects } from "@cairn/ruby-subset";

/** How many steps of Puppet's evaluation a step of a template counts for. */
const weightOfStep = 5;

/** What a template sees of the scope that asks for it. */
export class ScopeHost implements TemplateHost {
  readonly file: string | undefined;
  readonly shared: SharedObjects;
  private readonly functionCall: FunctionCall;
  private readonly compilation: Compilation;
  /** The variables, until something may have changed them. */
  private known: ReadonlyMap<string, Value> | undefined = undefined;

  constructor(call: FunctionCall, file: string | undefined) {
    this.file = file;
    this.functionCall = call;
    this.compilation = compilationOf(call.scope);
    this.shared = sharedIn(this.compilation);
  }

  variable(name: string): Value | undefined {
    const binding = this.functionCall.scope.find(name);
    if (!binding) this.compilation.askForFacts();
    return binding?.value;
  }

  lookup(name: string): Value {
    const { scope, span } = this.functionCall;
    const plain = name.startsWith("::") ? name.slice(2) : name;
    const binding = scope.find(name.startsWith("::") && plain.includes("::") ? plain : name);
    if (binding) return binding.value;
    this.compilation.askForFacts();
    if (this.compilation.isStrict) throw new Failure("template", `Undefined variable '${name}'; `);
    this.compilation.warn("unknown-variable", `Undefined variable '${name}'`, span);
    return null;
  }

  variables(): ReadonlyMap<string, Value> {
    return (this.known ??= this.findAll());
  }

  classes(): readonly string[] {
    return this.compilation.classes;
  }

  tags(): readonly string[] {
    return [...this.compilation.tags];
  }

  assign(name: string, value: Value): void {
    const { scope, span } = this.functionCall;
    this.known = undefined;
    scope.assign(name, { value, source: span.source, at: span });
  }

  spend(steps: number): void {
    this.functionCall.evaluator.machine.step(steps * weightOfStep);
  }

  call(name: string, args: readonly Value[]): Pending<Value> {
    const { scope, span, evaluator } = this.functionCall;
    this.known = undefined;
    const found = findFunction(this.compilation, name.toLowerCase().replace(/^::/, ""));
    if (!found) throw new Failure("template", `Unknown function: '${name}'`);
    return after(found.call({ name, values: args, scope, span, evaluator }), (value) => value);
  }

  private findAll(): ReadonlyMap<string, Value> {
    const { scope } = this.functionCall;
    const found = new Map<string, Value>();
    for (const name of new Set(puppetScopeOf(scope).names())) {
      const value = scope.find(name)?.value;
      if (value !== undefined && value !== null) found.set(name, value);
    }
    return found;
  }
}

const kept = new WeakMap<Compilation, SharedObjects>();

/** What the templates of a compilation share; what they change in it gets into its catalog. */
export function sharedIn(compilation: Compilation): SharedObjects {
  const known = kept.get(compilation);
  if (known) return known;
  const shared = new SharedObjects();
  kept.set(compilation, shared);
  compilation.finalValue = (value) => shared.final(value);
  return shared;
}
