import type { EObject } from "./e-object.js";
import { metaclasses } from "./metamodel.js";
import type { Types } from "./types.js";

/** The inheritance between the classes of a model. */
export class Inheritance {
  /** The classes of each cycle, in order. */
  readonly cycles: readonly (readonly EObject[])[];
  private readonly classes: readonly EObject[];
  private readonly types: Types;
  private readonly hasBuiltIn: boolean;
  private readonly parents = new Map<EObject, readonly EObject[]>();
  private readonly cyclic: ReadonlySet<EObject>;
  /** Each class comes after those that it inherits. */
  private readonly order: readonly EObject[];

  constructor(classes: readonly EObject[], types: Types) {
    this.classes = classes;
    this.types = types;
    for (const each of classes) this.parents.set(each, types.superTypes(each));
    this.hasBuiltIn = classes.some((each) => types.superTypeLinks(each).some(({ kind }) => kind === "built-in"));
    const { cycles, order } = this.search();
    this.cycles = cycles;
    this.order = order;
    this.cyclic = new Set(cycles.flat());
  }

  /** The direct supertypes; none for a class that inherits itself. */
  parentsOf(type: EObject): readonly EObject[] {
    return this.cyclic.has(type) ? [] : (this.parents.get(type) ?? []);
  }

  isKindOf(type: EObject, base: EObject): boolean {
    const seen = new Set([type]);
    for (const each of seen) {
      if (each === base) return true;
      for (const parent of this.parentsOf(each)) seen.add(parent);
    }
    return false;
  }

  /** Whether a class inherits one that isn't in this model. */
  inheritsElsewhere(type: EObject): boolean {
    const seen = new Set([type]);
    for (const each of seen) {
      if (this.types.targets(each, "eSuperTypes").some(({ kind }) => kind === "elsewhere")) return true;
      for (const parent of this.parentsOf(each)) seen.add(parent);
    }
    return false;
  }

  /** The names of features that a class inherits from classes of Ecore. */
  builtInFeatures(type: EObject): ReadonlySet<string> {
    const names = new Set<string>();
    if (!this.hasBuiltIn) return names;
    const seen = new Set([type]);
    for (const each of seen) {
      for (const target of this.types.superTypeLinks(each)) {
        const metaclass = target.kind === "built-in" ? metaclasses.get(target.type.name) : undefined;
        for (const features of metaclass ? [metaclass.attributes, metaclass.links, metaclass.parts] : [])
          for (const name of features.keys()) names.add(name);
      }
      for (const parent of this.parentsOf(each)) seen.add(parent);
    }
    return names;
  }

  /** For every class what it has of some features: its own, and those that it inherits. */
  visible(features: ReadonlyMap<EObject, readonly EObject[]>): ReadonlyMap<EObject, ReadonlySet<EObject>> {
    const visible = new Map<EObject, ReadonlySet<EObject>>();
    for (const type of this.order) {
      const inherited = this.parentsOf(type).flatMap((parent) => {
        const set = visible.get(parent);
        return set ? [set] : [];
      });
      const own = features.get(type) ?? [];
      if (own.length === 0 && inherited.length === 0) continue;
      visible.set(type, own.length === 0 && inherited.length === 1 ? inherited[0]! : union(inherited, own));
    }
    return visible;
  }

  /** Depth first, without recursion. */
  private search(): { readonly cycles: EObject[][]; readonly order: EObject[] } {
    const cycles: EObject[][] = [];
    const order: EObject[] = [];
    const done = new Set<EObject>();
    for (const start of this.classes) {
      if (done.has(start)) continue;
      const path: { readonly type: EObject; next: number }[] = [{ type: start, next: 0 }];
      const places = new Map([[start, 0]]);
      for (let top = path.at(-1); top; top = path.at(-1)) {
        const parent = this.parents.get(top.type)?.[top.next++];
        if (!parent) {
          path.pop();
          places.delete(top.type);
          done.add(top.type);
          order.push(top.type);
        } else if (places.has(parent)) cycles.push(path.slice(places.get(parent)).map(({ type }) => type));
        else if (!done.has(parent)) {
          places.set(parent, path.length);
          path.push({ type: parent, next: 0 });
        }
      }
    }
    return { cycles, order };
  }
}

function union(sets: readonly ReadonlySet<EObject>[], more: readonly EObject[]): ReadonlySet<EObject> {
  const all = new Set<EObject>();
  for (const set of sets) for (const each of set) all.add(each);
  for (const each of more) all.add(each);
  return all;
}
