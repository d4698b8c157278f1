/** A node of a HOCON source. */
export type HoconNode = HoconObject | HoconArray | HoconText | HoconSubstitution | HoconJoin;

export interface Placed {
  readonly start: number;
  readonly end: number;
}

/** A whole source, and the first error in it that the grammar doesn't detect. */
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

/** A string; `raw` is its source if it was unquoted and may be a number. */
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

/** Several parts that are concatenated. */
export interface HoconJoin extends Placed {
  readonly kind: "join";
  readonly parts: readonly HoconNode[];
}
