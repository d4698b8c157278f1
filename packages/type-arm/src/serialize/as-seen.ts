import { createSpan, type Diagnostic, type Result, type Span } from "@cairn/diagnostics";
import { Failure, failureOf, isEvaluation, resultOf, type Evaluation } from "@cairn/evaluation";
import { isArray, isHash, toText, type HashValue, type Value } from "@cairn/puppet-core/values";
import { describeFailure } from "../instantiate/describe-failure.js";
import { isInstance, type Instance } from "../instantiate/instance.js";
import { readFeature } from "../instantiate/read-feature.js";
import type { Runtime } from "../instantiate/runtime.js";
import type { Slot } from "../instantiate/shape.js";
import { pathTo } from "./paths.js";
import { plainValue, type Plain } from "./plain.js";

/**
 * A value as its user sees it: an object as a map of all features that have a value, through their getters, including
 * derived ones; objects in it with `$type`, links as paths from the root object.
 */
export function asSeen(runtime: Runtime, value: Value): Result<Plain> {
  try {
    return { value: runtime.run(() => seen(runtime, value, new Map())), diagnostics: [] };
  } catch (caught) {
    return { diagnostics: describeAll(failureOf(caught), value) };
  }
}

function describeAll(failure: Failure, value: Value): Diagnostic[] {
  return describeFailure(failure, isInstance(value) ? value.madeAt : nowhere(failure));
}

function nowhere({ span }: Failure): Span {
  return span ?? createSpan({ name: "<result>", text: "" }, 0, 0);
}

/** The constants of one conversion. */
interface Seeing {
  readonly runtime: Runtime;
  /** The root object, from which the paths of links start. */
  readonly outermost: Instance;
  /** How many enclosing objects were computed by logic. */
  readonly computed: number;
}

const mostComputed = 1000;

/** Shared lists and hashes are visited once, and stay shared in the result. */
function* seen(runtime: Runtime, value: Value, known: Map<Value, Plain>): Evaluation<Plain> {
  if (isInstance(value)) return yield* resultOf(seenObject({ runtime, outermost: value, computed: 0 }, value));
  if (!isHash(value) && !isArray(value)) return plainValue(value);
  let plain = known.get(value);
  if (plain === undefined) known.set(value, (plain = yield* resultOf(seenContainer(runtime, value, known))));
  return plain;
}

function* seenContainer(
  runtime: Runtime,
  value: HashValue | readonly Value[],
  known: Map<Value, Plain>,
): Evaluation<Plain> {
  if (isHash(value)) {
    const map = new Map<string, Plain>();
    for (const [key, each] of value.entries()) map.set(toText(key), yield* resultOf(seen(runtime, each, known)));
    return map;
  }
  const list: Plain[] = [];
  for (const each of value) list.push(yield* resultOf(seen(runtime, each, known)));
  return list;
}

function* seenObject(seeing: Seeing, instance: Instance): Evaluation<Plain> {
  const members = new Map<string, Plain>([["$type", instance.type.name]]);
  for (const slot of instance.shape.slots) {
    const pending = readFeature(seeing.runtime, instance, slot, instance.madeAt);
    const value = isEvaluation(pending) ? yield* resultOf(pending) : pending;
    if (value === null && !isNil(instance, slot)) continue;
    members.set(slot.feature.name, yield* resultOf(seenFeature(seeing, slot, value)));
  }
  return members;
}

/** Whether the user explicitly set nil (interpretation R43). */
export function isNil(instance: Instance, slot: Slot): boolean {
  return slot.feature.isUnsettable && instance.stored(slot) === null;
}

function* seenFeature(seeing: Seeing, slot: Slot, value: Value): Evaluation<Plain> {
  if (slot.feature.kind === "attr" || value === null) return plainValue(value);
  const plain: Plain[] = [];
  for (const each of (isArray(value) ? value : [value]) as readonly Instance[]) {
    plain.push(yield* resultOf(seenTarget(seeing, slot, each)));
  }
  return isArray(value) ? plain : plain[0]!;
}

/**
 * A contained object is nested, a link is a path. Objects that logic computed are links, too, unless there is no path
 * to them.
 */
function* seenTarget(seeing: Seeing, { feature }: Slot, target: Instance): Evaluation<Plain> {
  if (feature.isContainment && !feature.isDerived) return yield* resultOf(seenObject(seeing, target));
  const path = pathTo(target, seeing.outermost);
  if (path !== undefined) return new Map([["$link", path]]);
  if (!feature.isContainment) {
    return new Map<string, Plain>([
      ["$link", null],
      ["$type", target.type.name],
    ]);
  }
  const computed = seeing.computed + 1;
  if (computed <= mostComputed) return yield* resultOf(seenObject({ ...seeing, computed }, target));
  throw new Failure("too-long", `the objects that \`${feature.name}\` computes hold each other without an end`);
}
