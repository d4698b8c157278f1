import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import type { Binding } from "@cairn/puppet-core/evaluate";
import { grow } from "@cairn/evaluation";
import { type Value } from "@cairn/puppet-core/values";
import type { Parameter, ParameterStep } from "../catalog/resource.js";
import type { BodyDefinition } from "../resolve/definition.js";

/** What a parameter takes besides its value. */
const bytesOfParameter = 128;

/**
 * A parameter of a resource, with its owner; in the body of a defined type or class also the variable that holds it.
 */
export class SetParameter implements Parameter, Binding {
  /** As written. */
  readonly name: string;
  readonly value: Value;
  readonly step: ParameterStep;
  readonly source: Source;
  readonly at: Located;
  readonly appends: boolean;
  /** The body that set it: only classes that inherit from it may change it. */
  readonly owner: BodyDefinition;
  readonly lost: Parameter["lost"];

  constructor(init: SetParameterInit) {
    grow(bytesOfParameter);
    this.name = init.name;
    this.value = init.value;
    this.step = init.step;
    this.source = init.source;
    this.at = init.at;
    this.appends = init.appends ?? false;
    this.owner = init.owner;
    this.lost = init.lost;
  }

  /** Created on demand: most parameters are never mentioned. */
  get span(): Span {
    return createSpan(this.source, this.at.start, this.at.end);
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
  /** The source that contains it. */
  readonly source: Source;
  readonly at: Located;
  readonly appends?: boolean;
  readonly owner: BodyDefinition;
  readonly lost?: Parameter["lost"];
}
