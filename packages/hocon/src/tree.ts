/** A part of a text in HOCON. */
export type HoconNode = HoconObject | HoconArray | HoconText | HoconSubstitution | HoconJoin;

export interface Placed {
  readonly start: number;
  readonly end: number;
}

/** A whole text, and the first thing in it that is wrong though the grammar lets it pass. */
export interface HoconFile {
  readonly root: HoconObject;
  readonly problem: HoconProblem | undefined;
}

export interface HoconProblem extends Placed {
  readonly message: string;
}

export interface HoconObject extends Placed {
  readonly kind: "object";
  readonly members: readonly HoconMember[];
}

/** `a.b = value`, or `a += value`. */
export interface HoconMember extends Placed {
  readonly path: readonly string[];
  readonly adds: boolean;
  readonly value: HoconNode;
}

export interface HoconArray extends Placed {
  readonly kind: "array";
  readonly items: readonly HoconNode[];
}

/** Text; `raw` is as it was written, where that had no quotes and may be a number. */
export interface HoconText extends Placed {
  readonly kind: "text";
  readonly text: string;
  readonly raw: string | undefined;
}

/** `${a.b}` or `${?a.b}`. */
export interface HoconSubstitution extends Placed {
  readonly kind: "substitution";
  readonly path: readonly string[];
  readonly isOptional: boolean;
}

/** Several parts that make one value. */
export interface HoconJoin extends Placed {
  readonly kind: "join";
  readonly parts: readonly HoconNode[];
}
