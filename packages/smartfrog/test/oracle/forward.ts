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
 *      `bind` through it is err1, `find` through it is ⊥, and `resolve` that finds one has found something and stops.
 *  F3  Where a prototype resolves to a store, it is copied as in definitions 17 and 18, stored links with it: they are
 *      resolved where they now stand. It may lie around the target: what is there now is copied.
 *  F4  Where a prototype resolves to a stored link at path p, the chain is followed to its end: from link l at p to what
 *      `resolve(s, prefix(p), l)` finds, at its path, until that is no link. A path that comes a second time is a cycle;
 *      an end that is missing or no store is err4; an end whose path is the target's or leads to a component around it
 *      (⊆) is a cycle; else the end is copied as in F3. As ever, the target was bound to ∅ₛ before (err1 and err2 first).
 *  F5  After the file, `sfConfig` must be a store: missing, a basic value, or a stored link is err7.
 *
 * Second pass: the store of the first pass never changes any more, and so "a path never walks through a link", even one
 * whose value is known by now. The result is meaning(sfConfig); the walk is in store order and its first error is the result.
 *
 *  F6  meaning(p) of a basic value is the value.
 *  F7  meaning(p) of a store is the list of ⟨id, meaning(p ⊕ id)⟩, in order.
 *  F8  meaning(p) of a link l is meaning(q), where ⟨n, v⟩ = resolve(s, prefix(p), l) and q = n ⊕ l; err5 where v = ⊥.
 *      So a link to a link is followed to its end, each from the component where it stands; and what is inside a bound
 *      copy means what it means in the original target, whose namespace it is resolved in.
 *  F9  meaning(p) is in progress from when it is asked for until it is known, whether p holds a store or a link. If it is
 *      asked for again meanwhile, the error is a cycle: its chain is the paths in progress from p on, in order.
 *      That ends `a b; b a;`, a link to a component around it, and expansions that would never end.
 *
 * meaning(p) depends on p alone: a fast evaluator works out each path once and shares it. Only what sfConfig leads to is
 * ever asked for, so broken links elsewhere do no harm.
 */
import type { Link, Program } from "../../src/ast.js";
import {
  EMPTY_REFERENCE,
  EMPTY_STORE,
  isStore,
  isStoredLink,
  SemanticError,
  UNDEFINED,
  type Lifted,
  type Reference,
  type Store,
  type Value,
} from "./domains.js";
import { MAIN, Paper } from "./paper.js";

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
    const [found, value] = this.resolve(store, namespace, prototype);
    if (!isStoredLink(value)) return super.inherit(store, namespace, prototype, target);
    const [path, end] = this.endOfChain(store, this.concatenate(found, prototype), value, []);
    if (!isStore(end)) throw new SemanticError(4);
    if (this.isPrefix(path, target)) throw new SemanticError("cycle");
    return this.copy(store, end, target);
  }

  /** Where the chain of links that begins at `path` ends, and what is there. */
  endOfChain(store: Store, path: Reference, value: Lifted, before: readonly Reference[]): readonly [Reference, Lifted] {
    if (!isStoredLink(value)) return [path, value];
    if (before.some((earlier) => this.equal(earlier, path))) throw new SemanticError("cycle");
    const [found, next] = this.resolve(store, this.prefix(path), value.link);
    return this.endOfChain(store, this.concatenate(found, value.link), next, [...before, path]);
  }

  /** F5, then the second pass. */
  override main(store: Store): Store {
    super.main(store);
    return this.meaning(store, MAIN, [], new Map()) as Store;
  }

  /** F6 to F9. `known` holds what has been worked out. */
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
    if (isStoredLink(value)) return this.meaning(store, this.targetOf(store, path, value.link), deeper, known);
    if (!isStore(value)) return value;
    return value.map(([id]) => [id, this.meaning(store, this.concatenate(path, id), deeper, known)] as const);
  }

  /** The path that a link at `path` leads to. */
  private targetOf(store: Store, path: Reference, link: Reference): Reference {
    const [found, value] = this.resolve(store, this.prefix(path), link);
    if (value === UNDEFINED) throw new SemanticError(5);
    return this.concatenate(found, link);
  }

  /** The store of the first pass, its links unresolved; for students and tests. */
  firstPass(program: Program): Store {
    return this.body(program.body, EMPTY_REFERENCE, EMPTY_STORE);
  }
}
