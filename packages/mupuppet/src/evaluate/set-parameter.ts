import type { Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-expressions/values";
import type { Parameter, ParameterStep } from "../catalog/resource.js";
import type { BodyDefinition } from "../resolve/definition.js";

/** A parameter of a resource, with whose it is. */
export class SetParameter implements Parameter {
  /** As it was written. */
  readonly name: string;
  readonly value: Value;
  readonly step: ParameterStep;
  readonly span: Span;
  readonly appends: boolean;
  /** In whose body it was set: only those that inherit from it may change it. */
  readonly owner: BodyDefinition;
  readonly lost: Parameter["lost"];

  constructor(init: SetParameterInit) {
    this.name = init.name;
    this.value = init.value;
    this.step = init.step;
    this.span = init.span;
    this.appends = init.appends ?? false;
    this.owner = init.owner;
    this.lost = init.lost;
  }

  /** The same with another value, or with what it has replaced. */
  with(changes: Partial<SetParameterInit>): SetParameter {
    return new SetParameter({ ...this, ...changes });
  }
}

export interface SetParameterInit {
  readonly name: string;
  readonly value: Value;
  readonly step: ParameterStep;
  readonly span: Span;
  readonly appends?: boolean;
  readonly owner: BodyDefinition;
  readonly lost?: Parameter["lost"];
}
