import { EMPTY_REFERENCE, type Identifier, type Reference } from "./domains.js";

/** Definitions 7 to 11: the operations on references. */
export class References {
  /** Definition 7, ⊕: concatenation. Either operand may be an identifier. */
  concatenate(left: Identifier | Reference, right: Identifier | Reference): Reference {
    const [first, second] = [asReference(left), asReference(right)];
    const [id, ...rest] = first;
    return id === undefined ? second : [id, ...this.concatenate(rest, second)];
  }

  /**
   * Definition 8, ⊖: the first operand without the common prefix.
   * The last case reads `id₁ ⊖ r₁` in the paper; the types want `id₁ :: r₁`.
   */
  subtract(left: Reference, right: Reference): Reference {
    const [id1, ...r1] = left;
    const [id2, ...r2] = right;
    if (id1 === undefined) return EMPTY_REFERENCE;
    if (id2 === undefined) return left;
    return id1 === id2 ? this.subtract(r1, r2) : [id1, ...r1];
  }

  /** Definition 9, ≡: whether both are the same. */
  equal(left: Reference, right: Reference): boolean {
    const [id1, ...r1] = left;
    const [id2, ...r2] = right;
    if (id1 === undefined || id2 === undefined) return id1 === id2;
    return id1 === id2 && this.equal(r1, r2);
  }

  /** Definition 10, ⊆: whether the left is a prefix of the right, or equal to it. */
  isPrefix(left: Reference, right: Reference): boolean {
    return this.subtract(left, right).length === 0;
  }

  /** Definition 10, ⊂: whether the left is a prefix of the right, and shorter. */
  isStrictPrefix(left: Reference, right: Reference): boolean {
    return this.isPrefix(left, right) && !this.equal(left, right);
  }

  /**
   * Definition 11, prefix: the longest strict prefix.
   * The last case conses a reference as if it were an identifier; it means: drop the last identifier.
   */
  prefix(reference: Reference): Reference {
    const [id, ...rest] = reference;
    if (id === undefined || rest.length === 0) return EMPTY_REFERENCE;
    return [id, ...this.prefix(rest)];
  }
}

function asReference(operand: Identifier | Reference): Reference {
  return typeof operand === "string" ? [operand] : operand;
}
