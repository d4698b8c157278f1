import type { Link } from "../../src/ast/ast.js";
import {
  isStore,
  isStoredLink,
  SemanticError,
  UNDEFINED,
  type Reference,
  type Store,
  type Value,
} from "../oracle/domains.js";
import { Forward } from "../oracle/forward.js";
import { Paper } from "../oracle/paper.js";

/** Bugs that an evaluator of the forward mode could have. */
export const FORWARD_MUTANTS: Readonly<Record<string, Paper>> = {
  "links are resolved at once": new Paper(),

  "a path never leads through a link": new (class extends Forward {
    override end(store: Store, path: Reference, asked: readonly string[]): Reference {
      return asked.some((question) => question.startsWith("target")) ? path : super.end(store, path, asked);
    }
  })(),

  "a path leads through one link only": new (class extends Forward {
    override end(store: Store, path: Reference, asked: readonly string[]): Reference {
      return isStoredLink(this.find(store, path)) && asked.length > 0
        ? this.target(store, path, asked)
        : super.end(store, path, asked);
    }
  })(),

  "a link to a link is resolved from where the first is": new (class extends Forward {
    override meaning(store: Store, path: Reference, before: readonly Reference[], known: Map<string, Value>): Value {
      const value = this.find(store, path);
      const last = before.at(-1);
      if (!isStoredLink(value) || !last || !isStoredLink(this.find(store, last))) {
        return super.meaning(store, path, before, known);
      }
      const [found, end] = this.resolve(store, this.prefix(last), value.link);
      if (end === UNDEFINED) throw new SemanticError(5);
      if (before.length > 20) throw new SemanticError("cycle");
      return this.meaning(store, this.concatenate(found, value.link), [...before, path], known);
    }
  })(),

  "inside a bound copy, links are resolved from where the copy is": new (class extends Forward {
    override main(store: Store): Store {
      return super.main(this.bindCopies(store, store, [], 0));
    }

    private bindCopies(store: Store, inside: Store, path: Reference, depth: number): Store {
      return inside.reduce((made, [id, value]) => {
        const here = this.concatenate(path, id);
        const copy = isStoredLink(value) ? this.resolve(store, path, value.link)[1] : value;
        if (!isStore(copy) || depth > 6) return made;
        return this.bindCopies(this.bind(made, here, copy), copy, here, depth + 1);
      }, store);
    }
  })(),

  "all roots are resolved, not only the main component": new (class extends Forward {
    override main(store: Store): Store {
      const main = super.main(store);
      for (const [id] of store) this.meaning(store, [id], [], new Map());
      return main;
    }
  })(),

  "prototypes that are links are refused": new (class extends Forward {
    override inherit(store: Store, namespace: Reference, prototype: Reference, target: Reference): Store {
      if (!isStore(this.resolve(store, namespace, prototype)[1])) throw new SemanticError(4);
      return super.inherit(store, namespace, prototype, target);
    }
  })(),

  "a link around its own target is only found out later": new (class extends Forward {
    override link(written: Link, _namespace: Reference, target: Reference, store: Store): Store {
      return this.bind(store, target, { link: written.reference.path });
    }
  })(),

  "a link for a main component is followed": new (class extends Forward {
    override main(store: Store): Store {
      const value = this.meaning(store, ["sfConfig"], [], new Map());
      if (!isStore(value)) throw new SemanticError(7);
      return value;
    }
  })(),
};
