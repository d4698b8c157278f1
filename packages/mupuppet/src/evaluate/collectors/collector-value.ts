import { callableType } from "@cairn/puppet-core/types";
import type { CallableValue, Value } from "@cairn/puppet-core/values";
import type { Collecting } from "../interfaces.js";

/** A collector as the value of its expression, for chaining arrows. */
export class CollectorValue implements CallableValue {
  readonly kind = "callable";
  readonly type = callableType();
  readonly collector: Collecting;

  constructor(collector: Collecting) {
    this.collector = collector;
  }
}

/** The collector of a value. */
export function collectorOf(value: Value): Collecting | undefined {
  return value instanceof CollectorValue ? value.collector : undefined;
}
