import { boundProblems, refuseUnknown } from "./create.js";
import { attempt, Failure, Refusal, Refused } from "./failure.js";
import { followLink } from "./links.js";
import { loadFeature } from "./load-feature.js";
import { checkObject } from "./check.js";
import { isKindOf, type Feature, type ObjectType } from "./model.js";
import { entryOf, nodesOf, type Entry, type Node } from "./nodes.js";
import { ObjectState } from "./objects.js";
import type { Value } from "./values.js";

/** The types of a module by their full names. */
export type Types = ReadonlyMap<string, ObjectType>;

/** An object while it is read. */
export interface LoadedObject {
  readonly node: Node;
  readonly state: ObjectState;
  /** The objects in it: undefined if one couldn't be made. */
  readonly parts: Map<Feature, (LoadedObject | undefined)[]>;
  /** Whether everything in it is as it should be. */
  isSound: boolean;
}

/**
 * Makes an object of data that was parsed: what `toData` writes. What a file holds is what is stored, so that `set` doesn't run. Throws
 * a Failure whose `messages` tell all that is wrong.
 */
export function load<Made>(type: ObjectType, types: Types, data: unknown): Made {
  return new Loader(types).load(nodesOf(data), type) as Made;
}

/** All objects are made first, so that links can lead anywhere; then their features, then their invariants, inner ones first. */
class Loader {
  readonly #types: Types;
  readonly #objects: LoadedObject[] = [];
  readonly #failures: { readonly failure: Failure; readonly order: number }[] = [];

  constructor(types: Types) {
    this.#types = types;
  }

  load(node: Node, type: ObjectType): unknown {
    const root = this.#make(node, type, "the outermost value");
    for (let index = 0; index < this.#objects.length; index++) this.#makeParts(this.#objects[index]!);
    const inner = [...this.#objects].reverse();
    if (root) for (const object of inner) this.#fill(object, root);
    for (const object of inner) this.#conclude(object);
    if (root?.isSound && this.#failures.length === 0) return root.state.object;
    throw new Refused([...this.#failures].sort((one, other) => one.order - other.order).map(({ failure }) => failure));
  }

  /** Makes an empty object of a map; nothing, and a failure, where there can be none. */
  #make(node: Node, declared: ObjectType, what: string): LoadedObject | undefined {
    if (!node.entries)
      return this.#fail(`${what} must be ${withArticle(declared.name)}: a map of its features`, node.order);
    const type = this.#typeOf(node, declared, what);
    if (!type) return undefined;
    if (type.isAbstract) {
      return this.#fail(`${type.name} is abstract: only types that inherit it have objects`, node.order);
    }
    const object = { node, state: new ObjectState(type, true), parts: new Map(), isSound: this.#knowsAll(node, type) };
    this.#objects.push(object);
    return object;
  }

  #typeOf(node: Node, declared: ObjectType, what: string): ObjectType | undefined {
    const entry = entryOf(node, "$type");
    if (!entry) return declared;
    const { order, scalar } = entry.node;
    const name = typeof scalar === "string" ? scalar : undefined;
    const type = name === undefined ? undefined : this.#types.get(fullName(name));
    if (!type) return this.#fail(`there is no type \`${name ?? "…"}\``, order);
    if (isKindOf(type, declared)) return type;
    return this.#fail(`${what} must be ${withArticle(declared.name)}, and ${withArticle(type.name)} is none`, order);
  }

  #knowsAll({ entries = [] }: Node, type: ObjectType): boolean {
    const given = entries.filter(({ key }) => key !== "$type");
    const failure = attempt(() =>
      refuseUnknown(
        type,
        given.map(({ key }) => [key, null]),
      ),
    );
    if (failure === undefined) return true;
    const first = given.find(({ key }) => !type.byName.has(key))!;
    this.#failures.push({ failure, order: first.order });
    return false;
  }

  #makeParts({ node, parts, state }: LoadedObject): void {
    for (const { key, node: value } of node.entries ?? []) {
      const feature = state.type.byName.get(key);
      if (feature?.type.kind !== "reference" || !feature.isContainment || feature.derived) continue;
      const target = feature.type.target();
      const made = (value.items ?? [value]).map((each) => {
        return each.entries && !entryOf(each, "$link") ? this.#make(each, target, `\`${key}\``) : undefined;
      });
      parts.set(feature, made);
    }
  }

  #fill(object: LoadedObject, root: LoadedObject): void {
    const { node, parts, state } = object;
    const before = this.#failures.length;
    for (const entry of node.entries ?? []) {
      const feature = state.type.byName.get(entry.key);
      if (feature) this.#set(object, feature, entry, root);
    }
    for (const [feature, problem] of boundProblems(state)) this.#refuse(object, feature, problem, node.order);
    if (this.#failures.length > before || state.draft!.refused.size > 0) object.isSound = false;
    for (const each of parts.values()) if (each.some((part) => part?.isSound === false)) object.isSound = false;
  }

  #set(object: LoadedObject, feature: Feature, { key, node, order }: Entry, root: LoadedObject): void {
    const { state } = object;
    if (feature.derived) {
      const message = `the value for \`${key}\` of ${state.type.name} is not consumed: it is computed`;
      return this.#refuse(object, feature, new Failure(message), order);
    }
    const nodes = node.items ?? [node];
    const values = nodes.map((each, index) => this.#valueOf(each, object, feature, index, root));
    // What couldn't be made was told before.
    if (values.includes(undefined)) state.draft!.refused.add(feature);
    const kept = nodes.filter((_, index) => values[index] !== undefined);
    const given = values.filter((each) => each !== undefined);
    if (!node.items && given.length === 0) return;
    loadFeature(state, feature, node.items ? given : given[0]!, (failure, index, isMistake) => {
      const place = isMistake ? Infinity : (kept[index] ?? node).order;
      this.#refuse(object, feature, failure, place);
    });
  }

  /** The value of a node; undefined if it was refused before. */
  #valueOf(node: Node, object: LoadedObject, feature: Feature, index: number, root: LoadedObject): Value | undefined {
    if (!node.entries && !node.items) return node.scalar;
    const link = entryOf(node, "$link");
    if (feature.isReference && !feature.isContainment && link) return this.#follow(link.node, feature, root);
    if (feature.isContainment && node.entries && !link) return object.parts.get(feature)?.[index]?.state.object;
    const subject = `${feature.isMany ? "each value of " : ""}\`${feature.name}\``;
    const wanted = !feature.isReference
      ? "a value, and not a map or a list"
      : feature.isContainment
        ? "an object with its features, and not a link"
        : 'a link: `{"$link": "path"}`';
    this.#refuse(object, feature, new Failure(`${subject} must be ${wanted}`), node.order);
    return undefined;
  }

  #follow({ order, scalar }: Node, { name }: Feature, root: LoadedObject): Value | undefined {
    const path = String(scalar);
    const found = followLink(path, root);
    if (typeof found !== "string") return found.state.object;
    return this.#fail(`the link \`${path}\` of \`${name}\` leads to no object: ${found}`, order);
  }

  /** Its features are all there: nothing changes any more, and its invariants can be checked. */
  #conclude({ isSound, node, state }: LoadedObject): void {
    state.finish();
    if (!isSound) return;
    const outcome = attempt(() => checkObject(state));
    if (outcome === undefined) return;
    for (const failure of outcome instanceof Refused ? outcome.failures : [outcome]) {
      this.#failures.push({ failure, order: failure instanceof Refusal ? node.order : Infinity });
    }
  }

  #refuse({ state }: LoadedObject, feature: Feature, failure: Failure, order: number): void {
    state.draft!.refuse(feature, failure);
    this.#failures.push({ failure, order });
  }

  #fail(message: string, order: number): undefined {
    this.#failures.push({ failure: new Failure(message), order });
  }
}

/** The full name of a type: the first letter of each segment is large. */
function fullName(written: string): string {
  return written
    .replace(/^::/, "")
    .split("::")
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1))
    .join("::");
}

function withArticle(name: string): string {
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}
