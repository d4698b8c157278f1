import { Failure } from "@cairn/evaluation";
import { LocalScope, type Binding } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import type { Parameter } from "@cairn/puppet-core";
import type { DeclaredResource } from "../declared-resource.js";
import type { BodyScope } from "./body-scope.js";

/** The parameters of a class or defined type while their defaults are evaluated, which see the preceding ones. */
export class ParameterScope extends LocalScope {
  private readonly callee: DeclaredResource;
  private readonly names: readonly string[];
  private readonly bound = new Map<string, Binding>();
  private current = "";

  constructor(outer: BodyScope, callee: DeclaredResource, parameters: readonly Parameter[]) {
    super(outer);
    this.callee = callee;
    this.names = parameters.map(({ name }) => name);
  }

  /** Begins to evaluate the default of a parameter: the matches of earlier ones are cleared. */
  beginDefault(name: string): void {
    this.current = name;
    this.matches = undefined;
  }

  /** Binds a parameter. */
  override bind(name: string, binding: Binding): void {
    this.bound.set(name, binding);
  }

  /** The current value of a parameter. */
  valueAt(name: string): Value | undefined {
    return this.bound.get(name)?.value;
  }

  override find(name: string): Binding | undefined {
    const own = this.bound.get(name);
    if (own) return own;
    const index = this.names.indexOf(name);
    return index < 0 ? this.outer.find(name) : this.refuse(name, index);
  }

  override own(name: string): Binding | undefined {
    return this.bound.get(name);
  }

  override assign(name: string): void {
    throw new Failure("evaluation", `Attempt to assign variable ${name} when evaluating parameters`);
  }

  private refuse(name: string, index: number): never {
    const { current } = this;
    const callee = this.callee.reference;
    if (index < this.names.indexOf(current)) {
      throw new Failure("missing-parameter", `${callee}: expects a value for parameter $${name}`);
    }
    const message = `${callee}: default expression for $${current} tries to illegally access not yet evaluated $${name}`;
    throw new Failure("later-parameter", message);
  }
}
