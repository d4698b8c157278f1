import type { Span } from "@cairn/diagnostics";
import { Failure, type FailureNote } from "@cairn/evaluation";
import { isArray, type Value } from "@cairn/puppet-core/values";
import { isInstance, type Instance } from "./instance.js";
import type { Slot } from "./shape.js";

/**
 * Makes an object contained in another one, or links it; returns the Failure if that isn't allowed (interpretation
 * R32).
 */
export function attach(instance: Instance, slot: Slot, target: Instance, place: Span): Failure | undefined {
  return slot.feature.isContainment ? contain(instance, slot, target, place) : link(instance, slot, target, place);
}

function contain(instance: Instance, slot: Slot, target: Instance, place: Span): Failure | undefined {
  const { holder } = target;
  if (holder?.instance === instance && holder.slot === slot) return repeated(slot, place);
  if (isPartOf(instance, target)) {
    const message = `a ${target.type.name} can't be a part of itself`;
    return new Failure("containment-cycle", message, {
      span: place,
      help: "declare the reference with `containment => false` for a link",
    });
  }
  if (holder) return elsewhere(target, slot, place);
  if (target.draft && !target.draft.isLoaded) {
    const message = `this ${target.type.name} isn't finished: it can become a part of another object when its \`new\` has ended`;
    return new Failure("unfinished-object", message, { span: place });
  }
  target.hold({ instance, slot });
  return undefined;
}

/** Whether `inner` is `outer` or contained in it. */
function isPartOf(inner: Instance, outer: Instance): boolean {
  let each: Instance | undefined = inner;
  while (each && each !== outer) each = each.holder?.instance;
  return each === outer;
}

function elsewhere(target: Instance, slot: Slot, place: Span): Failure {
  const { instance, slot: first } = target.holder!;
  const message = `this ${target.type.name} is already a part of a ${instance.type.name}, in its \`${first.feature.name}\`: it can't become a part of \`${slot.feature.name}\` too`;
  const notes: FailureNote[] = [{ message: `the ${instance.type.name} that it is a part of`, span: instance.madeAt }];
  return new Failure("already-contained", message, {
    span: place,
    notes,
    help: "make a second object, or link this one from a reference with `containment => false`",
  });
}

function repeated(slot: Slot, place: Span): Failure {
  const message = `the same object occurs twice in \`${slot.feature.name}\``;
  return new Failure("repeated-object", message, {
    span: place,
    help: "remove one of the two, or make a second object",
  });
}

function link(instance: Instance, slot: Slot, target: Instance, place: Span): Failure | undefined {
  if (!slot.feature.isMany || instance.draft?.link(slot, target) !== false) return undefined;
  return repeated(slot, place);
}

/** Releases what was stored in a reference before. */
export function release(instance: Instance, slot: Slot): void {
  if (slot.feature.kind !== "has") return;
  instance.draft?.unlink(slot);
  if (!slot.feature.isContainment) return;
  const stored: Value = instance.stored(slot) ?? null;
  for (const value of isArray(stored) ? stored : [stored]) if (isInstance(value)) value.hold(undefined);
}
