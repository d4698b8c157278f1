import type { Characters } from "./characters.js";
import type { Facts } from "./facts.js";

/** An assertion: what must hold at an offset of the string, without consuming anything. */
export type Place = "lineStart" | "lineEnd" | "start" | "end" | "lastLine" | "boundary" | "inside" | "searchStart";

export type Mode = "greedy" | "lazy" | "possessive";

/** A part of a pattern. */
export type Part =
  | { readonly kind: "characters"; readonly characters: Characters; readonly facts: Facts }
  | { readonly kind: "place"; readonly place: Place; readonly facts: Facts }
  | { readonly kind: "keep"; readonly facts: Facts }
  | { readonly kind: "sequence"; readonly parts: readonly Part[]; readonly facts: Facts }
  | { readonly kind: "choice"; readonly parts: readonly Part[]; readonly facts: Facts }
  | { readonly kind: "group"; readonly number: number; readonly part: Part; readonly facts: Facts }
  | { readonly kind: "atomic"; readonly part: Part; readonly facts: Facts }
  | Repeat
  | Look
  /** The text of the last of these groups that took part. */
  | {
      readonly kind: "reference";
      readonly groups: readonly number[];
      readonly ignoresCase: boolean;
      readonly facts: Facts;
    }
  | { readonly kind: "call"; readonly group: number; readonly facts: Facts }
  | {
      readonly kind: "condition";
      readonly group: number;
      readonly parts: readonly [Part, Part];
      readonly facts: Facts;
    };

export interface Repeat {
  readonly kind: "repeat";
  readonly part: Part;
  readonly least: number;
  readonly most: number;
  readonly mode: Mode;
  readonly facts: Facts;
}

export interface Look {
  readonly kind: "look";
  readonly part: Part;
  readonly isBehind: boolean;
  readonly isNegated: boolean;
  readonly facts: Facts;
}

/** A parsed pattern. */
export interface Tree {
  readonly root: Part;
  /** How many groups capture. */
  readonly groups: number;
  /** Groups that are called from elsewhere. */
  readonly called: ReadonlySet<number>;
  /** How deeply groups are nested. */
  readonly depth: number;
}
