/**
 * Definitions 4 to 6 of "A Formal Semantics for the SmartFrog Configuration Language" (Anderson, Herry): the domains.
 * Lists are arrays; nothing is ever changed in place.
 */

/** 𝕀, the identifiers. */
export type Identifier = string;

/** ℛ, the references: lists of identifiers; the empty one is the root. */
export type Reference = readonly Identifier[];

/** A number, by its digits: ℝ without rounding. */
export interface Num {
  readonly number: string;
}

/** A data reference is a basic value. */
export interface Data {
  readonly data: Reference;
}

/** A vector is a basic value; a vector of one element is not that element. */
export interface Vector {
  readonly vector: readonly Basic[];
}

/** 𝕍, the basic values. */
export type Basic = boolean | null | string | Num | Data | Vector;

/** An unresolved link: in the stores of the forward mode only, never in the paper's. */
export interface StoredLink {
  readonly link: Reference;
}

/** 𝒱, the values of attributes. */
export type Value = Basic | StoredLink | Store;

/** ⟨id, v⟩. */
export type Pair = readonly [id: Identifier, value: Value];

/** 𝒮, the stores: lists of identifier-value pairs. */
export type Store = readonly Pair[];

/** ⊥, the undefined value. */
export const UNDEFINED = undefined;

/** 𝒱⊥, the lifted domain. */
export type Lifted = Value | typeof UNDEFINED;

/** ∅ₛ. */
export const EMPTY_STORE: Store = [];

/** ∅_𝕀. */
export const EMPTY_REFERENCE: Reference = [];

/** v ∈ 𝒮. */
export function isStore(value: Lifted): value is Store {
  return Array.isArray(value);
}

export function isStoredLink(value: Lifted): value is StoredLink {
  return typeof value === "object" && value !== null && "link" in value;
}

/** The paper's errors by number (6 does not exist, 3 cannot occur), and the one that only late links can make. */
export type ErrorKind = 1 | 2 | 3 | 4 | 5 | 7 | "cycle" | "order";

/** An error on its way out of the definitions; `specification` turns it into a value. */
export class SemanticError extends Error {
  readonly kind: ErrorKind;

  constructor(kind: ErrorKind) {
    super(`err${kind}`);
    this.kind = kind;
  }
}

/** What a specification means: the store of its main component, or the first error. */
export type Meaning = { readonly store: Store } | { readonly error: ErrorKind };
