import {
  EMPTY_REFERENCE,
  EMPTY_STORE,
  isStore,
  SemanticError,
  UNDEFINED,
  type Identifier,
  type Lifted,
  type Reference,
  type Store,
  type Value,
} from "./domains.js";
import { References } from "./references.js";

/** Definitions 12 to 18: the operations on stores. In all of them the guard id ≠ idₛ of the last case is implied. */
export class Stores extends References {
  /** Definition 12, put: updates `id` in its place, or adds it at the end. */
  put(store: Store, id: Identifier, value: Value): Store {
    const [first, ...rest] = store;
    if (first === undefined) return [[id, value], ...EMPTY_STORE];
    if (first[0] === id) return [[id, value], ...rest];
    return [first, ...this.put(rest, id, value)];
  }

  /**
   * Definition 13, bind: updates a reference. err3 for the root, err2 without a parent, err1 if the parent is not a
   * store.
   */
  bind(store: Store, reference: Reference, value: Value): Store {
    const [id, ...rest] = reference;
    if (id === undefined) throw new SemanticError(3);
    if (rest.length === 0) return this.put(store, id, value);
    const [first, ...others] = store;
    if (first === undefined) throw new SemanticError(2);
    if (first[0] !== id) return [first, ...this.bind(others, reference, value)];
    if (!isStore(first[1])) throw new SemanticError(1);
    return [[id, this.bind(first[1], rest, value)], ...others];
  }

  /** Definition 14, find: the value of a reference, or ⊥. */
  find(store: Store, reference: Reference): Lifted {
    const [id, ...rest] = reference;
    if (id === undefined) return store;
    const [first, ...others] = store;
    if (first === undefined) return UNDEFINED;
    if (first[0] !== id) return this.find(others, reference);
    if (rest.length === 0) return first[1];
    return isStore(first[1]) ? this.find(first[1], rest) : UNDEFINED;
  }

  /** Definition 15, ⊂ₛ: whether the first is a sub-store of the second (the paper's signature has a reference there). */
  isSubStore(inner: Store, outer: Store): boolean {
    return outer.some(([, value]) => isStore(value) && (sameStore(value, inner) || this.isSubStore(inner, value)));
  }

  /** Definition 16, resolve: looks the whole reference up in `namespace`, then in each store around it, then at the root. */
  resolve(store: Store, namespace: Reference, reference: Reference): readonly [namespace: Reference, value: Lifted] {
    if (namespace.length === 0) return [EMPTY_REFERENCE, this.find(store, reference)];
    const value = this.find(store, this.concatenate(namespace, reference));
    return value === UNDEFINED ? this.resolve(store, this.prefix(namespace), reference) : [namespace, value];
  }

  /** Definition 17, copy: every attribute of `from` into the store at `prefix`. */
  copy(store: Store, from: Store, prefix: Reference): Store {
    const [first, ...rest] = from;
    if (first === undefined) return store;
    const [id, value] = first;
    return this.copy(this.bind(store, this.concatenate(prefix, id), value), rest, prefix);
  }

  /**
   * Definition 18, inherit: the attributes of a prototype into the store at `target`. err4 if the prototype is not a
   * store.
   */
  inherit(store: Store, namespace: Reference, prototype: Reference, target: Reference): Store {
    const [, value] = this.resolve(store, namespace, prototype);
    if (!isStore(value)) throw new SemanticError(4);
    return this.copy(store, value, target);
  }
}

/** Equality of values, which definition 15 takes for granted. */
function sameStore(left: Store, right: Store): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
