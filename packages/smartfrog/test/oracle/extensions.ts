/**
 * What the paper discusses beyond its definitions, as the language's page specifies it.
 *
 * The merge operator (§9.3), `R merges PS`:
 *  V⟦merges PS⟧(ns, r, s) = P⟦PS⟧(ns, r, s′), where s′ = s if find(s, r) ∈ 𝒮, else bind(s, r, ∅ₛ), with merge in the place of copy:
 *  merge(s, ∅ₛ, px) = s
 *  merge(s, ⟨id, v⟩ :: s₂, px) = merge(s₁, s₂, px), where
 *    s₁ = merge(s, v, px ⊕ id) if v ∈ 𝒮 and find(s, px ⊕ id) ∈ 𝒮, else bind(s, px ⊕ id, v)
 *  Bodies are evaluated as ever: what they extend is emptied, what they merge is not.
 *
 * Constraints of order (§10.4, figure 19), an attribute `order` whose value is a vector of strings `a before b`; of the result of
 * definition 27, and in the forward mode of the second pass:
 *  ordered(s) = s with each v ∈ 𝒮 in it replaced by ordered(v), and its pairs in this order: for each pair in turn, place(pair);
 *  place(id) = for each constraint `a before id` in turn, place(a) if a is in s and not placed yet; then id, if not placed yet.
 *  If place(id) is asked for while it is in progress, the error is a circle of order.
 */
import type { Extends, Value as WrittenValue } from "../../src/ast/ast.js";
import { EMPTY_STORE, isStore, SemanticError, type Reference, type Store, type Value } from "./domains.js";
import type { Paper } from "./paper.js";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeScript wants it so of mixins
type Constructor = new (...given: any[]) => Paper;

/** The definitions of `Base`, with both extensions. */
export function extended<Base extends Constructor>(Base: Base) {
  return class extends Base {
    merging = false;

    override value(written: WrittenValue, namespace: Reference, target: Reference, store: Store): Store {
      if (written.kind !== "extends" || !written.merges) return super.value(written, namespace, target, store);
      const kept = isStore(this.find(store, target)) ? store : this.bind(store, target, EMPTY_STORE);
      return this.mergedPrototypes(written.prototypes, namespace, target, kept);
    }

    mergedPrototypes(written: Extends["prototypes"], namespace: Reference, target: Reference, store: Store): Store {
      const [first, ...rest] = written;
      if (first === undefined) return store;
      this.merging = first.kind === "reference";
      try {
        const next = this.prototypes([first], namespace, target, store);
        this.merging = false;
        return this.mergedPrototypes(rest, namespace, target, next);
      } finally {
        this.merging = false;
      }
    }

    override copy(store: Store, from: Store, prefix: Reference): Store {
      return this.merging ? this.merge(store, from, prefix) : super.copy(store, from, prefix);
    }

    merge(store: Store, [first, ...rest]: Store, prefix: Reference): Store {
      if (first === undefined) return store;
      const [id, value] = first;
      const path = this.concatenate(prefix, id);
      const both = isStore(value) && isStore(this.find(store, path));
      return this.merge(both ? this.merge(store, value, path) : this.bind(store, path, value), rest, prefix);
    }

    override main(store: Store): Store {
      return this.ordered(super.main(store));
    }

    ordered(store: Store): Store {
      const inner = store.map(([id, value]) => [id, isStore(value) ? this.ordered(value) : value] as const);
      const constraints = constraintsOf(inner.find(([id]) => id === "order")?.[1]);
      const placed: string[] = [];
      const place = (id: string, asked: readonly string[]): void => {
        if (asked.includes(id)) throw new SemanticError("order");
        for (const [first, second] of constraints)
          if (second === id && !placed.includes(first) && inner.some(([name]) => name === first))
            place(first, [...asked, id]);
        if (!placed.includes(id)) placed.push(id);
      };
      for (const [id] of inner) place(id, []);
      return placed.map((id) => inner.find(([name]) => name === id)!);
    }
  };
}

function constraintsOf(value: Value | undefined): (readonly [string, string])[] {
  if (typeof value !== "object" || value === null || !("vector" in value)) return [];
  const words = value.vector.map((item) => (typeof item === "string" ? item.split(" ") : []));
  return words.filter((each) => each.length === 3 && each[1] === "before").map(([a, , b]) => [a!, b!] as const);
}
