import type { Span } from "@cairn/diagnostics";
import { Failure, isEvaluation, resultOf, type Evaluation } from "@cairn/evaluation";
import { type Closure } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import type { ModelType } from "../model/index.js";
import { boundProblems } from "./bounds.js";
import { Draft } from "./draft.js";
import { Instance } from "./instance.js";
import { runInvariants } from "./invariants.js";
import { attempting } from "./logic.js";
import { isFatal, Refused } from "./refused.js";
import type { Runtime } from "./runtime.js";
import { setFeature } from "./set-feature.js";
import { shapeOf } from "./shape.js";
import { unknownFeatures } from "./unknown-features.js";

/** A value for a feature, by the feature's name, with their locations. */
export interface Entry {
  readonly key: Value;
  readonly value: Value;
  readonly keyPlace: Span;
  readonly place: Span;
  /** The location of each value of a list. */
  readonly places?: readonly Span[] | undefined;
}

export interface Order {
  readonly type: ModelType;
  readonly entries: readonly Entry[];
  readonly block?: Closure | undefined;
  readonly place: Span;
}

/** Creates an object: defaults, entries, lambda, bounds, invariants. Throws `Refused` with all its errors. */
export function* construct(runtime: Runtime, order: Order): Evaluation<Instance> {
  const shape = shapeOf(order.type);
  failIfNotInstantiable(runtime, order);
  const unknown = unknownFeatures(shape, order.entries, order.place, runtime.guesses);
  if (unknown) throw unknown;
  const draft = new Draft();
  const instance = new Instance(shape, order.place, draft);
  for (const { key, value, place, places } of order.entries) {
    const slot = shape.byName.get(key as string)!;
    const pending = setFeature(runtime, { instance, slot, value, place, places, isAppend: false, isElevated: false });
    if (isEvaluation(pending)) yield* resultOf(pending);
  }
  if (order.block) yield* resultOf(initialize(order.block, instance, draft));
  for (const { slot, failure } of boundProblems(instance, draft, order.place)) draft.refuse(slot, failure);
  if (draft.failures.length > 0) throw new Refused(draft.failures);
  instance.finish();
  if (shape.invariants.length > 0) yield* resultOf(runInvariants(runtime, instance, order.place));
  return instance;
}

/** Consequences of rejected values aren't reported. */
function* initialize(block: Closure, instance: Instance, draft: Draft): Evaluation<void> {
  const outcome = yield* resultOf(attempting(() => block.call([instance])));
  if (!(outcome instanceof Failure)) return;
  if (isFatal(outcome) || draft.failures.length === 0) throw outcome;
}

function failIfNotInstantiable(runtime: Runtime, { type, place }: Order): void {
  if (type.isAbstract) {
    const message = `${type.name} is abstract: only types that inherit it have objects`;
    throw new Failure("abstract-type", message, { span: place, help: "make an object of a type that inherits it" });
  }
  if (type.isManaged && runtime.logicDepth > 0) {
    const message = `${type.name} is a resource type, and logic makes no resources`;
    throw new Failure("managed-type", message, { span: place, help: "make it outside of the types' logic" });
  }
}
