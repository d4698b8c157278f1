/**
 * The forward mode: links that are resolved late (§9.2.2 of the paper, and the extended semantics it speaks of).
 * There is no definition to transcribe, so the rules stand here. All else is as in definitions 7 to 27.
 *
 * First pass: the file, top to bottom, from the empty store. The first error ends it.
 *
 *  F1  A link `target l;` is stored, not resolved: `bind(s, t, link l)`, where t = namespace ⊕ target.
 *      Before that, and so before err1 and err2 of the target: if l, read from the root, is t or leads to a component
 *      around t (l ⊆ t), the error is a cycle. Nothing is looked up, so err5 can't occur in this pass.
 *  F2  A stored link is a value like any other and no store. Definitions 12 to 16 hold as they stand: `put` replaces it,
 *      `bind` through it is err1. But a reference that is followed leads on through links, wherever they stand:
 *      destination(s, n, r) is, for n and then each prefix of it, the first path that follow(s, n, r) gives;
 *      follow(s, p, id :: r) = follow(s, end(s, p ⊕ id), r) where p ⊕ id is in s, and nothing where it isn't;
 *      end(s, p) = p where p holds no link, else end(s, target(s, p));
 *      target(s, p) of a link l at p = destination(s, prefix(p), l), err5 where there is none.
 *      If target(s, p) or end(s, p) is asked for again before it is known, the error is a cycle.
 *  F3  Where a prototype resolves to a store, it is copied as in definitions 17 and 18, stored links with it: they are
 *      resolved where they now stand. It may lie around the target: what is there now is copied.
 *  F4  Where a link is in the path of a prototype, or at its destination, what is copied is at the end of the chain; it is
 *      err4 where a link on the way has no target, and where the end isn't a store; an end whose path is the target's or leads
 *      to a component around it (⊆) is a cycle. As ever, the target was bound to ∅ₛ before (err1 and err2 first).
 *  F5  After the file, `sfConfig` must be a store: missing, a basic value, or a stored link is err7.
 *
 * Second pass: the store of the first pass never changes any more. The result is meaning(sfConfig); the walk is in store order
 * and its first error is the result.
 *
 *  F6  meaning(p) of a basic value is the value.
 *  F7  meaning(p) of a store is the list of ⟨id, meaning(p ⊕ id)⟩, in order.
 *  F8  meaning(p) of a link is meaning(target(s, p)).
 *      So a link to a link is followed to its end, each from the component where it is; and what is inside a bound
 *      copy means what it means in the original target, whose namespace it is resolved in.
 *  F9  meaning(p) is in progress from when it is asked for until it is known, whether p holds a store or a link. If it is
 *      asked for again meanwhile, the error is a cycle: its chain is the paths in progress from p on, in order.
 *      That ends `a b; b a;`, a link to a component around it, and expansions that would never end.
 *
 * meaning(p) depends on p alone: a fast evaluator works out each path once and shares it. Only what sfConfig leads to is
 * ever asked for, so broken links elsewhere do no harm.
 */
import type { Link, Program } from "../../src/ast/ast.js";
import {
  EMPTY_REFERENCE,
  EMPTY_STORE,
  isStore,
  isStoredLink,
  SemanticError,
  UNDEFINED,
  type Reference,
  type Store,
  type StoredLink,
  type Value,
} from "./domains.js";
import { MAIN, Paper } from "./paper.js";

/** How far a reference was followed, and whether a link led there. */
interface Step {
  readonly path: Reference;
  readonly linked: boolean;
}

/** The forward mode, by the rules above. */
export class Forward extends Paper {
  /** F1. */
  override link(written: Link, _namespace: Reference, target: Reference, store: Store): Store {
    const link = this.reference(written.reference);
    if (this.isPrefix(link, target)) throw new SemanticError("cycle");
    return this.bind(store, target, { link });
  }

  /** F3 and F4. */
  override inherit(store: Store, namespace: Reference, prototype: Reference, target: Reference): Store {
    const { path, linked } = this.endOfPrototype(store, namespace, prototype);
    const end = this.find(store, path);
    if (!isStore(end)) throw new SemanticError(4);
    if (linked && this.isPrefix(path, target)) throw new SemanticError("cycle");
    return this.copy(store, end, target);
  }

  private endOfPrototype(store: Store, namespace: Reference, prototype: Reference): Step {
    try {
      const found = this.destination(store, namespace, prototype, []);
      if (!found) throw new SemanticError(4);
      const path = this.end(store, found.path, []);
      return { path, linked: found.linked || !this.equal(path, found.path) };
    } catch (error) {
      throw error instanceof SemanticError && error.kind === 5 ? new SemanticError(4) : error;
    }
  }

  /** F2; `asked` contains what is being computed. */
  destination(store: Store, namespace: Reference, reference: Reference, asked: readonly string[]): Step | undefined {
    const found = this.follow(store, { path: namespace, linked: false }, reference, asked);
    if (found || namespace.length === 0) return found;
    return this.destination(store, this.prefix(namespace), reference, asked);
  }

  /** F2. */
  follow(store: Store, from: Step, [id, ...rest]: Reference, asked: readonly string[]): Step | undefined {
    const path = this.concatenate(from.path, id!);
    const value = this.find(store, path);
    if (value === UNDEFINED) return undefined;
    if (rest.length === 0) return { path, linked: from.linked };
    const next = { path: this.end(store, path, asked), linked: from.linked || isStoredLink(value) };
    return this.follow(store, next, rest, asked);
  }

  /** F2. */
  end(store: Store, path: Reference, asked: readonly string[]): Reference {
    if (!isStoredLink(this.find(store, path))) return path;
    const deeper = this.ask(`end of ${path.join(":")}`, asked);
    return this.end(store, this.target(store, path, deeper), deeper);
  }

  /** F2. */
  target(store: Store, path: Reference, asked: readonly string[]): Reference {
    const { link } = this.find(store, path) as StoredLink;
    const found = this.destination(store, this.prefix(path), link, this.ask(`target of ${path.join(":")}`, asked));
    if (!found) throw new SemanticError(5);
    return found.path;
  }

  private ask(question: string, asked: readonly string[]): readonly string[] {
    if (asked.includes(question)) throw new SemanticError("cycle");
    return [...asked, question];
  }

  /** F5, then the second pass. */
  override main(store: Store): Store {
    super.main(store);
    return this.meaning(store, MAIN, [], new Map()) as Store;
  }

  /** F6 to F9. `known` contains what has been computed. */
  meaning(store: Store, path: Reference, inProgress: readonly Reference[], known: Map<string, Value>): Value {
    const name = path.join(":");
    const meant = known.get(name) ?? this.workOut(store, path, inProgress, known);
    known.set(name, meant);
    return meant;
  }

  private workOut(store: Store, path: Reference, inProgress: readonly Reference[], known: Map<string, Value>): Value {
    if (inProgress.some((other) => this.equal(other, path))) throw new SemanticError("cycle");
    const value = this.find(store, path) as Value;
    const deeper = [...inProgress, path];
    if (isStoredLink(value)) return this.meaning(store, this.target(store, path, []), deeper, known);
    if (!isStore(value)) return value;
    return value.map(([id]) => [id, this.meaning(store, this.concatenate(path, id), deeper, known)] as const);
  }

  /** The store of the first pass, its links unresolved; for students and tests. */
  firstPass(program: Program): Store {
    return this.body(program.body, EMPTY_REFERENCE, EMPTY_STORE);
  }
}
