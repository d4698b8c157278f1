import type { Context } from "./context.js";
import type { EObject } from "./e-object.js";

/** Opposites, containers, keys and uniqueness of references. */
export function validateReference(object: EObject, context: Context): void {
  const { problems } = context;
  const opposite = oppositeOf(object, context);
  if (opposite) validateOpposite(object, opposite, context);
  const upper = object.int("upperBound", 1);
  if (opposite?.flag("containment") === true && upper !== 1)
    problems.error(object.element, `${object.label} leads to the container, so its upper bound can't be ${upper}`, {
      help: "remove `upperBound`: an object has one container",
    });
  const hasOpposite = context.types.target(object, "eOpposite") !== undefined;
  if (isMany(upper) && (object.flag("containment") || hasOpposite) && !object.flag("unique", true))
    problems.error(object.element, `${object.label} can't hold an object twice: it ${whyUnique(object)}`, {
      help: 'remove `unique="false"`',
    });
  validateKeys(object, context);
}

/** The reference that is declared as the opposite, in this model. */
function oppositeOf(object: EObject, { types }: Context): EObject | undefined {
  const target = types.target(object, "eOpposite");
  return target?.kind === "own" && target.object.is("EReference") ? target.object : undefined;
}

export function isMany(upper: number): boolean {
  return upper > 1 || upper === -1;
}

function whyUnique(object: EObject): string {
  return object.flag("containment") ? "is a containment" : "has an opposite";
}

/** The first constraint that an opposite violates. */
function validateOpposite(object: EObject, opposite: EObject, context: Context): void {
  const { problems } = context;
  const others = [{ element: opposite.element, message: `${opposite.label} is here` }];
  const isAnswered = oppositeOf(opposite, context) === object;
  const type = context.types.of(object);
  const isOfType = type === undefined || type.kind === "elsewhere" || isOwn(type, opposite.owner);
  if (!isAnswered)
    problems.error(object.element, `${opposite.label} is the opposite of ${object.label}, but not the reverse`, {
      help: `the \`eOpposite\` of ${opposite.label} must lead back to ${object.label}`,
      others,
    });
  if (!isOfType)
    problems.error(object.element, `the opposite of ${object.label} isn't a reference of its type: ${opposite.label}`, {
      help: "an opposite is declared in the class that the reference leads to",
      others,
    });
  if (!isAnswered || !isOfType) return;
  if (object === opposite)
    problems.error(object.element, `${object.label} is its own opposite`, { help: "remove `eOpposite`" });
  else if (isTransientBeside(object, opposite))
    problems.error(object.element, `${object.label} is transient, but its opposite ${opposite.label} isn't`, {
      help: 'both are transient, or the opposite has `resolveProxies="false"` or is a containment',
      others,
    });
  else if (object.flag("containment") && opposite.flag("containment"))
    problems.error(object.element, `${object.label} and its opposite ${opposite.label} both contain the other`, {
      help: 'remove `containment="true"` from one of them',
      others,
    });
}

function isOwn(type: { readonly kind: string; readonly object?: EObject }, owner: EObject | undefined): boolean {
  return type.kind === "own" && type.object === owner;
}

function isTransientBeside(object: EObject, opposite: EObject): boolean {
  const isTransient = object.flag("transient") && !opposite.flag("transient");
  return isTransient && opposite.flag("resolveProxies", true) && !opposite.flag("containment");
}

/** The keys of a reference are attributes of its type. */
function validateKeys(object: EObject, { inheritance, problems, types }: Context): void {
  const type = types.of(object);
  if (type?.kind !== "own" && type?.kind !== "built-in") return;
  for (const key of types.targets(object, "eKeys")) {
    if (key.kind !== "own" || !key.object.is("EAttribute")) continue;
    const { owner } = key.object;
    if (type.kind === "own" && owner && inheritance.isKindOf(type.object, owner)) continue;
    problems.error(object.element, `the key ${key.object.label} of ${object.label} isn't an attribute of its type`, {
      help: "name attributes of the class that the reference leads to",
      others: [{ element: key.object.element, message: "the key is here" }],
    });
  }
}

/** Objects that must be in another container can't be in this one. */
export function validateContainers(context: Context): void {
  const { all, inheritance, problems, types } = context;
  const required = new Map<EObject, EObject[]>();
  for (const each of all) {
    if (!each.is("EReference") || each.int("lowerBound", 0) < 1 || !each.owner) continue;
    if (oppositeOf(each, context)?.flag("containment") !== true) continue;
    const known = required.get(each.owner);
    if (known) known.push(each);
    else required.set(each.owner, [each]);
  }
  if (required.size === 0) return;
  const visible = inheritance.visible(required);
  for (const each of all) {
    if (!each.is("EReference") || !each.flag("containment")) continue;
    const type = types.of(each);
    const containers = type?.kind === "own" ? (visible.get(type.object) ?? []) : [];
    const other = [...containers].find((container) => oppositeOf(container, context) !== each);
    if (!other) continue;
    problems.error(each.element, `${each.label} can never hold an object: ${other.label} requires another container`, {
      help: `lower the bound of ${other.label}, or make ${each.label} a link`,
      others: [{ element: other.element, message: `${other.label} is here` }],
    });
  }
}
