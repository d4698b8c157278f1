import type { Expression, Located } from "../index.js";

/** Declared directly, only when collected (`@`), or for other nodes (`@@`). */
export type Form = "regular" | "virtual" | "exported";

/** `type { title: name => value; … }`. */
export interface Resource extends Located {
  readonly kind: "resource";
  readonly form: Form;
  /** Its type: usually a name; also `class`. */
  readonly type: Expression;
  readonly bodies: readonly ResourceBody[];
}

/** `title: name => value, …` of a resource expression. */
export interface ResourceBody extends Located {
  readonly kind: "resource-body";
  readonly title: Expression;
  readonly attributes: readonly Attribute[];
}

/** A part of a resource's body. */
export type Attribute = NamedAttribute | SpreadAttributes;

/** `name => value`, or `name +> value`. */
export interface NamedAttribute extends Located {
  readonly kind: "attribute";
  readonly name: string;
  readonly operator: "=>" | "+>";
  readonly value: Expression;
}

/** `* => hash`. */
export interface SpreadAttributes extends Located {
  readonly kind: "attributes";
  readonly value: Expression;
}

/** `Type { name => value }`. */
export interface ResourceDefaults extends Located {
  readonly kind: "resource-defaults";
  readonly form: Form;
  readonly type: Expression;
  readonly attributes: readonly Attribute[];
}

/** `Type[title] { name => value }`. */
export interface ResourceOverride extends Located {
  readonly kind: "resource-override";
  readonly form: Form;
  readonly resources: Expression;
  readonly attributes: readonly Attribute[];
}

/** `Type <| query |> { … }`; exported resources are collected with `<<| … |>>`. */
export interface Collector extends Located {
  readonly kind: "collector";
  readonly type: Expression;
  readonly exported: boolean;
  readonly query?: Expression;
  readonly attributes: readonly Attribute[];
}

/** `left -> right` and its variants. */
export interface Relationship extends Located {
  readonly kind: "relationship";
  readonly operator: "->" | "~>" | "<-" | "<~";
  readonly left: Expression;
  readonly right: Expression;
  readonly at: number;
}
