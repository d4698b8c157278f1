import type { EObject } from "./e-object.js";
import type { Resolver, Target } from "./resolver.js";

/** The type of a typed element, or the classifier of a generic type. */
export type Classifier = Exclude<Target, { readonly kind: "missing" }>;

/** The types of a model's elements. */
export class Types {
  private readonly resolver: Resolver;
  private readonly known = new Map<EObject, Classifier | undefined>();

  constructor(resolver: Resolver) {
    this.resolver = resolver;
  }

  /** The classifier of a typed element; undefined if it has none, or a missing one. */
  of(element: EObject): Classifier | undefined {
    if (this.known.has(element)) return this.known.get(element);
    const type = this.find(element);
    this.known.set(element, type);
    return type;
  }

  private find(element: EObject): Classifier | undefined {
    const generic = element.part("eGenericType");
    return generic ? this.erasure(generic) : this.target(element, "eType");
  }

  /** The classifier that a typed element names itself, and not by way of a type parameter. */
  named(element: EObject): Classifier | undefined {
    const generic = element.part("eGenericType");
    return generic ? this.target(generic, "eClassifier") : this.target(element, "eType");
  }

  /** The classifier of a generic type: that of the first bound if it is a type parameter. */
  private erasure(generic: EObject): Classifier | undefined {
    const seen = new Set<EObject>();
    for (let each: EObject | undefined = generic; each && !seen.has(each);) {
      seen.add(each);
      const parameter = this.target(each, "eTypeParameter");
      if (parameter?.kind !== "own") return this.target(each, "eClassifier");
      const bound: EObject | undefined = parameter.object.part("eBounds");
      if (!bound) return { kind: "elsewhere" };
      each = bound;
    }
    return undefined;
  }

  /** The only target of a feature. */
  target(object: EObject, feature: string): Classifier | undefined {
    const target = this.resolver.targets(object, feature)[0];
    return target === undefined || target.kind === "missing" ? undefined : target;
  }

  targets(object: EObject, feature: string): readonly Target[] {
    return this.resolver.targets(object, feature);
  }

  /** The types that a class inherits directly: those of this model. */
  superTypes(type: EObject): readonly EObject[] {
    const all = this.superTypeLinks(type);
    const own = all.flatMap((each) => (each.kind === "own" && each.object.is("EClass") ? [each.object] : []));
    return [...new Set(own)];
  }

  /** The types that a class inherits directly, as far as they exist. */
  superTypeLinks(type: EObject): readonly Classifier[] {
    const plain = this.resolver.targets(type, "eSuperTypes");
    const generic = type.partsIn("eGenericSuperTypes").map((each) => this.target(each, "eClassifier"));
    return [...plain, ...generic].filter((each) => each !== undefined && each.kind !== "missing");
  }

  /** The Java class of a classifier's values. */
  javaClass(type: Classifier | undefined): string | undefined {
    if (type?.kind === "built-in") return type.type.javaClass;
    return type?.kind === "own" ? javaClassOf(type.object) : undefined;
  }
}

export function javaClassOf(classifier: EObject): string | undefined {
  return instanceTypeOf(classifier)?.replace(/<.*>/, "");
}

/** The Java type of a classifier, as it is written: the last of both attributes. */
export function instanceTypeOf({ element }: EObject): string | undefined {
  return element.attributes.findLast(({ local }) => local === "instanceClassName" || local === "instanceTypeName")
    ?.value;
}

/** The number of a classifier's type parameters; 0 if it isn't known. */
export function parameterCount(type: Classifier | undefined): number {
  if (type?.kind === "built-in") return type.type.parameters;
  return type?.kind === "own" ? type.object.partsIn("eTypeParameters").length : 0;
}

/** Whether two types are one. */
export function isSame(one: Target | undefined, other: Target | undefined): boolean {
  if (one?.kind === "own") return other?.kind === "own" && one.object === other.object;
  if (one?.kind === "built-in") return other?.kind === "built-in" && one.type === other.type;
  return one === other;
}
