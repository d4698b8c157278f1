import type { ObjectState, PuppetObject } from "./objects.js";
import type { Value } from "./values.js";

/** What a feature holds. */
export type ValueType =
  | { readonly kind: "Integer" | "Float" | "String" | "Boolean" }
  | { readonly kind: "enum"; readonly names: readonly string[] }
  | { readonly kind: "reference"; readonly target: () => ObjectType };

export const integer: ValueType = { kind: "Integer" };
export const float: ValueType = { kind: "Float" };
export const string: ValueType = { kind: "String" };
export const boolean: ValueType = { kind: "Boolean" };

export function oneOf(...names: readonly string[]): ValueType {
  return { kind: "enum", names };
}

export function objects(target: () => ObjectType): ValueType {
  return { kind: "reference", target };
}

/** A feature as a module declares it: what isn't said is as in the language. */
export interface FeatureDeclaration {
  readonly name: string;
  readonly type: ValueType;
  readonly min?: number;
  /** -1 is unbound. */
  readonly max?: number;
  readonly unsettable?: boolean;
  readonly transient?: boolean;
  readonly settable?: boolean;
  /** Only of references. */
  readonly containment?: boolean;
  /** What an object begins with. */
  readonly initial?: Value;
  /** Checks what the user gave. */
  readonly validate?: (value: Value) => Value;
  /** Makes the value that is stored of the one that the user gave. */
  readonly set?: (self: ObjectState, value: Value) => Value;
  /** Checks what was stored. */
  readonly check?: (value: Value) => Value;
  /** Makes the value that the user sees of the stored one. */
  readonly get?: (self: ObjectState, value: Value) => Value;
  /** Computes the feature. */
  readonly derived?: (self: ObjectState) => Value;
}

export interface Feature extends FeatureDeclaration {
  readonly container: ObjectType;
  /** The place of its value among those of an object. */
  readonly index: number;
  readonly min: number;
  readonly max: number;
  readonly isMany: boolean;
  readonly isReference: boolean;
  readonly isSettable: boolean;
  readonly isContainment: boolean;
}

/** A condition on whole objects. */
export interface Invariant {
  readonly title?: (self: ObjectState) => string;
  readonly check: (self: ObjectState) => Value;
}

export interface TypeDeclaration {
  /** As in the program: `Net::Host`. */
  readonly name: string;
  readonly parent?: ObjectType;
  readonly abstract?: boolean;
  readonly features: readonly FeatureDeclaration[];
  readonly invariants: readonly Invariant[];
  /** Makes an object of the class, around its state; an abstract type has none. */
  readonly create?: (state: ObjectState) => PuppetObject;
}

/** A type of the program. */
export class ObjectType {
  readonly name: string;
  readonly parent: ObjectType | undefined;
  readonly isAbstract: boolean;
  readonly create: ((state: ObjectState) => PuppetObject) | undefined;
  readonly #own: TypeDeclaration;
  #features: readonly Feature[] | undefined;
  #byName: ReadonlyMap<string, Feature> | undefined;

  constructor(declaration: TypeDeclaration) {
    this.name = declaration.name;
    this.parent = declaration.parent;
    this.isAbstract = declaration.abstract ?? false;
    this.create = declaration.create;
    this.#own = declaration;
  }

  /** All features, inherited ones first. */
  get features(): readonly Feature[] {
    return (this.#features ??= lineage(this).reduce<readonly Feature[]>(
      (before, type) =>
        type === this ? [...before, ...declared(type, type.#own.features, before.length)] : type.features,
      [],
    ));
  }

  get byName(): ReadonlyMap<string, Feature> {
    return (this.#byName ??= new Map(this.features.map((feature) => [feature.name, feature])));
  }

  /** All invariants, those of the root first. */
  get invariants(): readonly Invariant[] {
    return lineage(this).flatMap((type) => type.#own.invariants);
  }
}

function declared(container: ObjectType, features: readonly FeatureDeclaration[], first: number): readonly Feature[] {
  return features.map((feature, offset): Feature => {
    const { min = 0, max = min > 1 ? -1 : 1, derived, settable = derived === undefined } = feature;
    const isReference = feature.type.kind === "reference";
    return {
      ...feature,
      container,
      index: first + offset,
      min,
      max,
      isMany: max !== 1,
      isReference,
      isSettable: settable,
      isContainment: isReference && feature.containment !== false,
    };
  });
}

/** The type and those above it, the root first. */
function lineage(type: ObjectType): readonly ObjectType[] {
  const types: ObjectType[] = [];
  for (let each: ObjectType | undefined = type; each; each = each.parent) types.push(each);
  return types.reverse();
}

/** Whether an object of `type` may stand where one of `wanted` is asked for. */
export function isKindOf(type: ObjectType, wanted: ObjectType): boolean {
  let each: ObjectType | undefined = type;
  while (each && each !== wanted) each = each.parent;
  return each === wanted;
}
