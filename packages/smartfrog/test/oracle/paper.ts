import type {
  Assignment,
  BasicValue,
  DataReference,
  Link,
  Program,
  Prototype,
  Reference as WrittenReference,
  Statement,
  Value as WrittenValue,
  Vector as WrittenVector,
} from "../../src/ast/ast.js";
import {
  EMPTY_REFERENCE,
  EMPTY_STORE,
  isStore,
  SemanticError,
  UNDEFINED,
  type Basic,
  type Meaning,
  type Reference,
  type Store,
} from "./domains.js";
import { Stores } from "./stores.js";

/** The root of what a specification describes. */
export const MAIN: Reference = ["sfConfig"];

/**
 * Definitions 19 to 27: the valuation functions, over the operations of definitions 7 to 18.
 * It is slow and obvious on purpose: the compiler is another program, and both must agree.
 * Every definition is a method, so that tests can plant a bug in any of them.
 */
export class Paper extends Stores {
  /** Definition 20, R, LR and DR: a reference is the list of its identifiers. */
  reference(written: WrittenReference): Reference {
    return written.path;
  }

  /** Definition 20, DR: evaluated to a list of identifiers, and never followed. */
  dataReference(written: DataReference): Basic {
    return { data: this.reference(written.reference) };
  }

  /** Definition 21, Vec: each element is evaluated. */
  vector(written: WrittenVector): Basic {
    return { vector: written.items.map((item) => this.basicValue(item)) };
  }

  /** Definitions 19 and 22, Bool, Num, Str, Null and BV. Numbers are reals (definition 5), not naturals (definition 19). */
  basicValue(written: BasicValue): Basic {
    switch (written.kind) {
      case "null":
        return null;
      case "number":
        return { number: written.digits };
      case "data":
        return this.dataReference(written);
      case "vector":
        return this.vector(written);
      case "order":
        return { vector: written.constraints };
      default:
        return written.value;
    }
  }

  /**
   * Definition 23, P: bodies are evaluated with the target as their namespace, references are inherited from. The prose
   * says right to left, the equations go left to right: later ones override.
   */
  prototypes(written: readonly Prototype[], namespace: Reference, target: Reference, store: Store): Store {
    const [first, ...rest] = written;
    if (first === undefined) return store;
    const next =
      first.kind === "body"
        ? this.body(first.statements, target, store)
        : this.inherit(store, namespace, this.reference(first), target);
    return this.prototypes(rest, namespace, target, next);
  }

  /** Definition 24, V of a link: what it leads to now is bound. err5 where that is nothing. */
  link(written: Link, namespace: Reference, target: Reference, store: Store): Store {
    const [, value] = this.resolve(store, namespace, this.reference(written.reference));
    if (value === UNDEFINED) throw new SemanticError(5);
    return this.bind(store, target, value);
  }

  /** Definition 24, V: a component begins as an empty store. */
  value(written: WrittenValue, namespace: Reference, target: Reference, store: Store): Store {
    switch (written.kind) {
      case "extends":
        return this.prototypes(written.prototypes, namespace, target, this.bind(store, target, EMPTY_STORE));
      case "link":
        return this.link(written, namespace, target, store);
      default:
        return this.bind(store, target, this.basicValue(written));
    }
  }

  /** Definition 25, A: the target is below the namespace, at the written reference (the paper's undefined `r`). */
  assignment(written: Assignment, namespace: Reference, store: Store): Store {
    return this.value(written.value, namespace, this.concatenate(namespace, this.reference(written.target)), store);
  }

  /** Definition 26, B: assignments one after the other. Includes are not of the paper: `spliceIncludes` comes before. */
  body(written: readonly Statement[], namespace: Reference, store: Store): Store {
    const [first, ...rest] = written;
    if (first === undefined) return store;
    if (first.kind === "include") throw new Error("includes are spliced in before a program is evaluated");
    return this.body(rest, namespace, this.assignment(first, namespace, store));
  }

  /** Definition 27, SF: the main component, err7 if there is none; or the first error before. */
  specification(program: Program): Meaning {
    try {
      return { store: this.main(this.body(program.body, EMPTY_REFERENCE, EMPTY_STORE)) };
    } catch (error) {
      if (error instanceof SemanticError) return { error: error.kind };
      throw error;
    }
  }

  /** The second half of definition 27: from the store of the whole file to the main component. */
  main(store: Store): Store {
    const value = this.find(store, MAIN);
    if (!isStore(value)) throw new SemanticError(7);
    return value;
  }
}
