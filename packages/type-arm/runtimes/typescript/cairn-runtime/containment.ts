import { Failure } from "./failure.js";
import type { Feature } from "./model.js";
import { PuppetObject, stateOf, type ObjectState } from "./objects.js";
import { isList } from "./values.js";

/** Makes an object a part of another one, or a link of it; gives the Failure where that may not be. */
export function attachTo(state: ObjectState, feature: Feature, target: ObjectState): Failure | undefined {
  return feature.isContainment ? contain(state, feature, target) : link(state, feature, target);
}

function contain(state: ObjectState, feature: Feature, target: ObjectState): Failure | undefined {
  const { holder, type } = target;
  if (holder?.state === state && holder.feature === feature) return repeated(feature);
  if (isPartOf(state, target)) return new Failure(`a ${type.name} can't be a part of itself`);
  if (holder) {
    const first = `a ${holder.state.type.name}, in its \`${holder.feature.name}\``;
    return new Failure(
      `this ${type.name} is already a part of ${first}: it can't become a part of \`${feature.name}\` too`,
    );
  }
  if (target.draft && !target.draft.isLoaded) {
    const until = "it can become a part of another object when its `new` has ended";
    return new Failure(`this ${type.name} isn't finished: ${until}`);
  }
  target.holder = { state, feature };
  return undefined;
}

/** Whether `inner` is `outer` or lies in it. */
function isPartOf(inner: ObjectState, outer: ObjectState): boolean {
  let each: ObjectState | undefined = inner;
  while (each && each !== outer) each = each.holder?.state;
  return each === outer;
}

function repeated({ name }: Feature): Failure {
  return new Failure(`the same object occurs twice in \`${name}\``);
}

function link(state: ObjectState, feature: Feature, target: ObjectState): Failure | undefined {
  const linked = state.draft?.linked;
  if (!feature.isMany || !linked) return undefined;
  const targets = linked.get(feature) ?? new Set();
  linked.set(feature, targets);
  if (targets.has(target)) return repeated(feature);
  targets.add(target);
  return undefined;
}

/** Lets go of what was stored in a reference before. */
export function release(state: ObjectState, feature: Feature): void {
  if (!feature.isReference) return;
  state.draft?.linked.delete(feature);
  if (!feature.isContainment) return;
  const stored = state.stored(feature) ?? null;
  for (const value of isList(stored) ? stored : [stored]) {
    if (value instanceof PuppetObject) stateOf(value).holder = undefined;
  }
}
