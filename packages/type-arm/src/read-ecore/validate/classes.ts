import type { Context } from "./context.js";
import type { EObject } from "./e-object.js";
import { validateTypeName } from "./data-types.js";
import { validateUnique } from "./named-elements.js";
import { validateOperations } from "./operations.js";
import type { Target } from "./resolver.js";
import { isSame, javaClassOf } from "./types.js";

/** A class by itself: its parts and flags. */
export function validateClass(object: EObject, context: Context): void {
  validateTypeName(object, context);
  validateUnique(object.partsIn("eTypeParameters"), "type parameters", object, context);
  if (object.flag("interface") && !object.flag("abstract"))
    context.problems.error(object.element, `${object.label} is an interface, but isn't abstract`, {
      help: 'add `abstract="true"`',
    });
  validateSuperTypes(object, context);
  validateOperations(object, context);
}

/** A class names each supertype once, and has no feature that a class of Ecore already has. */
function validateSuperTypes(object: EObject, { inheritance, problems, types }: Context): void {
  const known: Target[] = [];
  for (const target of types.superTypeLinks(object)) {
    if (known.some((each) => isSame(each, target)))
      problems.error(object.element, `${object.label} names a supertype twice`, { help: "remove one of them" });
    known.push(target);
  }
  if (!object.part("eStructuralFeatures")) return;
  const names = inheritance.builtInFeatures(object);
  for (const feature of object.partsIn("eStructuralFeatures"))
    if (names.has(feature.name))
      problems.error(feature.element, `${object.label} inherits another feature \`${feature.name}\` from Ecore`, {
        help: "rename it",
      });
}

/** The classes of a model together: inheritance, and what they inherit. */
export function validateInheritance(context: Context): void {
  const { inheritance, problems } = context;
  for (const cycle of inheritance.cycles) {
    const [first, ...others] = cycle;
    const names = [...cycle, first!].map((each) => each.label);
    problems.error(first!.element, `a class inherits itself: ${names.join(", ")}`, {
      help: "remove one of these supertypes",
      others: others.map((each) => ({ element: each.element, message: `${each.label} is here` })),
    });
  }
  validateFeatureNames(context);
  validateIds(context);
  validateMapEntries(context);
}

/** Features of one name, in a class with all that it inherits. */
function validateFeatureNames(context: Context): void {
  const byName = new Map<string, EObject[]>();
  for (const each of context.all) {
    if (!each.is("EStructuralFeature") || each.name === "") continue;
    const known = byName.get(each.name);
    if (known) known.push(each);
    else byName.set(each.name, [each]);
  }
  for (const [name, features] of byName) {
    if (features.length < 2) continue;
    validateTogether(features, context, (type, clash) => ({
      why: `two features of ${type.label} have the name \`${name}\``,
      help: clash.every(({ owner }) => owner === type)
        ? "rename one of them"
        : "rename one of them: it inherits both, or one",
    }));
  }
}

/** At most one attribute of a class is its ID. */
function validateIds(context: Context): void {
  const ids = context.all.filter((each) => each.is("EAttribute") && each.flag("iD"));
  if (ids.length < 2) return;
  validateTogether(ids, context, (type, clash) => ({
    why: `${type.label} has ${clash.length} IDs: ${clash.map(({ label }) => label).join(", ")}`,
    help: 'keep `iD="true"` at one of them',
  }));
}

type Describe = (type: EObject, clash: readonly EObject[]) => { readonly why: string; readonly help: string };

/** Reports the classes that have two or more of some features, unless a supertype has the same ones. */
function validateTogether(features: readonly EObject[], { all, inheritance, problems }: Context, describe: Describe) {
  const byOwner = new Map<EObject, EObject[]>();
  for (const each of features) {
    const owner = each.owner!;
    const known = byOwner.get(owner);
    if (known) known.push(each);
    else byOwner.set(owner, [each]);
  }
  const visible = inheritance.visible(byOwner);
  for (const type of all) {
    const clash = visible.get(type);
    if (!clash || clash.size < 2) continue;
    const parents = inheritance.parentsOf(type);
    if (parents.some((parent) => isSubset(clash, visible.get(parent)))) continue;
    const features = [...clash];
    const { help, why } = describe(type, features);
    const last = features.findLast(({ owner }) => owner === type);
    const others = features.filter((each) => each !== last);
    problems.error((last ?? type).element, why, {
      help,
      others: others.slice(0, 10).map((each) => ({ element: each.element, message: `${each.label} is here` })),
    });
  }
}

function isSubset(set: ReadonlySet<EObject>, other: ReadonlySet<EObject> | undefined): boolean {
  if (set === other) return true;
  return other !== undefined && [...set].every((each) => other.has(each));
}

const mapEntry = "java.util.Map$Entry";

/** Entries of maps have a key and a value. */
function validateMapEntries({ all, inheritance, problems }: Context): void {
  const entries = all.filter((each) => each.is("EClass") && javaClassOf(each) === mapEntry);
  if (entries.length === 0) return;
  const marks = new Map(entries.map((each) => [each, [each]] as const));
  const visible = inheritance.visible(marks);
  const keys = inheritance.visible(featuresNamed("key", all));
  const values = inheritance.visible(featuresNamed("value", all));
  for (const type of all) {
    if (!type.is("EClass")) continue;
    if (javaClassOf(type) === mapEntry) {
      if (inheritance.inheritsElsewhere(type)) continue;
      for (const [name, all] of [
        ["key", keys],
        ["value", values],
      ] as const)
        if (!all.has(type))
          problems.error(type.element, `${type.label} is an entry of maps, but has no feature \`${name}\``, {
            help: "an entry has the features `key` and `value`",
          });
    } else if (visible.has(type))
      problems.error(type.element, `${type.label} inherits an entry of maps, but isn't one`, {
        help: `add \`instanceClassName="${mapEntry}"\``,
      });
  }
}

function featuresNamed(name: string, all: readonly EObject[]): ReadonlyMap<EObject, readonly EObject[]> {
  const found = all.filter((each) => each.is("EStructuralFeature") && each.name === name);
  return new Map(found.map((each) => [each.owner!, [each]]));
}
