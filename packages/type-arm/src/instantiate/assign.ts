import { createSpan, type Span } from "@cairn/diagnostics";
import type { Access, Assignment } from "@cairn/puppet-core";
import { after, Failure, type Pending } from "@cairn/evaluation";
import { handlers, LocalScope, type Evaluator, type Scope } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import { isInstance, type Instance } from "./instance.js";
import { featureText, placeOfLogic } from "./logic.js";
import { slotNamed } from "./read-feature.js";
import type { Runtime } from "./runtime.js";
import { ObjectScope } from "./scopes.js";
import { frozen, setFeature, storeDirectly } from "./set-feature.js";
import type { Slot } from "./shape.js";

/**
 * `$object[name] = …` in the lambda of `new`, `$feature = …` in setters, and Puppet's `$variable = …`; `+=` appends to
 * lists.
 */
export function evaluateAssignment(
  runtime: Runtime,
  node: Assignment,
  scope: Scope,
  evaluator: Evaluator,
): Pending<Value> {
  const { left, operator } = node;
  if (left.kind === "access" && operator !== "-=") return assignToObject(runtime, node, left, scope, evaluator);
  const instance = left.kind === "variable" ? featureOwner(left.name, scope) : undefined;
  if (!instance || operator === "-=" || left.kind !== "variable") return handlers.assignment!(node, scope, evaluator);
  const slot = instance.shape.byName.get(left.name)!;
  return after(evaluator.begin(node.right, scope), (value) => {
    const place = createSpan(scope.source, node.start, node.end);
    return after(assignInSetter(runtime, instance, slot, value, operator === "+=", place), () => value);
  });
}

/** The object whose feature a name denotes in a setter; undefined if it is a local variable of the setter. */
function featureOwner(name: string, scope: Scope): Instance | undefined {
  let around = scope;
  while (around instanceof LocalScope) {
    if (around.own(name)) return undefined;
    around = around.outer;
  }
  if (!(around instanceof ObjectScope) || !around.isSetter) return undefined;
  return around.instance.shape.byName.has(name) ? around.instance : undefined;
}

/**
 * Other features go through their own setters; one whose setter is already running would never end (interpretation
 * R26).
 */
function assignInSetter(
  runtime: Runtime,
  instance: Instance,
  slot: Slot,
  value: Value,
  isAppend: boolean,
  place: Span,
): Pending<void> {
  const setters = instance.draft?.setters ?? [];
  const setting = { instance, slot, value, place, isAppend, isElevated: true };
  const current = setters.at(-1);
  if (current?.slot === slot) {
    current.hasAssigned = true;
    return storeDirectly(runtime, setting);
  }
  const from = setters.findIndex((each) => each.slot === slot);
  if (from >= 0) failWithCycle([...setters.slice(from).map((each) => each.slot), slot], place);
  return setFeature(runtime, setting);
}

function failWithCycle(slots: readonly Slot[], place: Span): never {
  const names = slots.map(({ feature }) => `\`${featureText(feature)}\``);
  const notes = slots.slice(0, -1).map(({ feature }) => ({
    message: `the setter of \`${feature.name}\``,
    span: placeOfLogic(feature.logic.set!),
  }));
  const message = `these setters set each other: ${names.join(" sets ")}`;
  throw new Failure("setter-cycle", message, { span: place, notes, help: "let one of them only store its own value" });
}

function assignToObject(
  runtime: Runtime,
  node: Assignment,
  left: Access,
  scope: Scope,
  evaluator: Evaluator,
): Pending<Value> {
  return after(evaluator.begin(left.target, scope), (target) => {
    return after(evaluator.all(left.keys, scope), (keys) => {
      if (!isInstance(target) || keys.length !== 1) failWithTarget(node, left, scope, evaluator);
      const instance = target;
      const slot = slotNamed(runtime, instance, keys[0]!, createSpan(scope.source, left.start, left.end));
      return after(evaluator.begin(node.right, scope), (value) => {
        const place = createSpan(scope.source, node.start, node.end);
        if (!instance.draft) throw frozen(instance, slot.feature, place);
        const setting = { instance, slot, value, place, isAppend: node.operator === "+=", isElevated: false };
        return after(setFeature(runtime, setting), () => value);
      });
    });
  });
}

function failWithTarget(node: Assignment, left: Access, scope: Scope, evaluator: Evaluator): never {
  const message = "only a feature of an object that is being made can be assigned like this";
  return evaluator.fail(
    "evaluation",
    message,
    left,
    scope,
    `write \`$object[name] ${node.operator} …\` in the lambda of \`new\``,
  );
}
