import type { Assignment, Link, Prototype, Value as WrittenValue, Vector } from "../../src/ast/ast.js";
import {
  EMPTY_STORE,
  isStore,
  SemanticError,
  UNDEFINED,
  type Basic,
  type Lifted,
  type Reference,
  type Store,
  type Value,
} from "../oracle/domains.js";
import { Paper } from "../oracle/paper.js";

/** Bugs that an evaluator of the core could have, planted in the definitions; the generator must find each of them. */
export const CORE_MUTANTS: Readonly<Record<string, Paper>> = {
  "put moves what it replaces to the end": new (class extends Paper {
    override put(store: Store, id: string, value: Value): Store {
      return [...store.filter(([other]) => other !== id), [id, value]];
    }
  })(),

  "resolve commits to the nearest component that has the first name": new (class extends Paper {
    override resolve(store: Store, namespace: Reference, reference: Reference): readonly [Reference, Lifted] {
      const first = this.find(store, [...namespace, ...reference.slice(0, 1)]);
      if (first === UNDEFINED) return super.resolve(store, namespace, reference);
      return [namespace, this.find(store, this.concatenate(namespace, reference))];
    }
  })(),

  "resolve never looks at the root": new (class extends Paper {
    override resolve(store: Store, namespace: Reference, reference: Reference): readonly [Reference, Lifted] {
      const value = this.find(store, this.concatenate(namespace, reference));
      if (value !== UNDEFINED || namespace.length <= 1) return [namespace, value];
      return this.resolve(store, this.prefix(namespace), reference);
    }
  })(),

  "copy merges components deeply": new (class extends Paper {
    override copy(store: Store, from: Store, prefix: Reference): Store {
      return from.reduce((made, [id, value]) => {
        const path = this.concatenate(prefix, id);
        const merges = isStore(value) && isStore(this.find(made, path));
        return merges ? this.copy(made, value, path) : this.bind(made, path, value);
      }, store);
    }
  })(),

  "the target of a link is checked before the link": new (class extends Paper {
    override link(written: Link, namespace: Reference, target: Reference, store: Store): Store {
      this.bind(store, target, null);
      return super.link(written, namespace, target, store);
    }
  })(),

  "a link shares its value with later changes": new (class extends Paper {
    private links: (readonly [target: Reference, source: Reference])[] = [];

    override link(written: Link, namespace: Reference, target: Reference, store: Store): Store {
      const [found] = this.resolve(store, namespace, written.reference.path);
      const made = super.link(written, namespace, target, store);
      this.links.push([target, this.concatenate(found, written.reference.path)]);
      return made;
    }

    override main(store: Store): Store {
      const links = this.links.splice(0).filter(([target, source]) => this.sharesStore(store, target, source));
      return super.main(links.reduce((made, [to, from]) => this.bind(made, to, this.find(made, from)!), store));
    }

    private sharesStore(store: Store, target: Reference, source: Reference): boolean {
      const apart = !this.isPrefix(source, target) && !this.isPrefix(target, source);
      return apart && isStore(this.find(store, target)) && isStore(this.find(store, source));
    }
  })(),

  "the target is not emptied before its prototypes": new (class extends Paper {
    override value(written: WrittenValue, namespace: Reference, target: Reference, store: Store): Store {
      const old = this.find(store, target);
      if (written.kind !== "extends" || !isStore(old)) return super.value(written, namespace, target, store);
      return this.prototypes(written.prototypes, namespace, target, store);
    }
  })(),

  "prototypes are composed right to left": new (class extends Paper {
    override value(written: WrittenValue, namespace: Reference, target: Reference, store: Store): Store {
      if (written.kind !== "extends") return super.value(written, namespace, target, store);
      const prototypes: readonly Prototype[] = [...written.prototypes].reverse();
      return this.prototypes(prototypes, namespace, target, this.bind(store, target, EMPTY_STORE));
    }
  })(),

  "links in a body are resolved around the component, not from inside": new (class extends Paper {
    override link(written: Link, namespace: Reference, target: Reference, store: Store): Store {
      return super.link(written, this.prefix(namespace), target, store);
    }
  })(),

  "vectors are read backwards": new (class extends Paper {
    override vector(written: Vector): Basic {
      return { vector: written.items.map((item) => this.basicValue(item)).reverse() };
    }
  })(),

  "placement searches upwards for its parent": new (class extends Paper {
    override assignment(written: Assignment, namespace: Reference, store: Store): Store {
      const [first] = written.target.path;
      const [around] = this.resolve(store, namespace, [first!]);
      const from = written.target.path.length > 1 ? around : namespace;
      return this.value(written.value, namespace, this.concatenate(from, written.target.path), store);
    }
  })(),

  "a missing parent is made": new (class extends Paper {
    override assignment(written: Assignment, namespace: Reference, store: Store): Store {
      const parent = this.prefix(this.concatenate(namespace, written.target.path));
      const missing = parent.length > 0 && this.find(store, parent) === UNDEFINED;
      return super.assignment(written, namespace, missing ? this.bind(store, parent, EMPTY_STORE) : store);
    }
  })(),

  "a prototype is looked up before its target is made": new (class extends Paper {
    override value(written: WrittenValue, namespace: Reference, target: Reference, store: Store): Store {
      const references = written.kind === "extends" ? written.prototypes.filter((one) => one.kind === "reference") : [];
      for (const { path } of references.slice(0, 1)) {
        if (!isStore(this.resolve(store, namespace, path)[1])) throw new SemanticError(4);
      }
      return super.value(written, namespace, target, store);
    }
  })(),

  "the main component may be anything": new (class extends Paper {
    override main(store: Store): Store {
      const value = this.find(store, ["sfConfig"]);
      return isStore(value) ? value : EMPTY_STORE;
    }
  })(),

  "an inherited component replaces what earlier prototypes gave": new (class extends Paper {
    override inherit(store: Store, namespace: Reference, prototype: Reference, target: Reference): Store {
      const [, value] = this.resolve(store, namespace, prototype);
      if (!isStore(value)) throw new SemanticError(4);
      return this.bind(store, target, value);
    }
  })(),
};
