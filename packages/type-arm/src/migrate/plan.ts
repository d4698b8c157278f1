import type { AttributeDescription, Note, RubyPlace } from "./description.js";
import type { TermType } from "./term.js";

/** How an attribute is written: its type, its settings in order, and its notes. */
export interface AttributePlan {
  readonly attribute: AttributeDescription;
  readonly type: "String" | "Integer" | "Float" | "Boolean" | readonly string[];
  /** Name and source of each setting; the source may have several lines, and then begins at the first column. */
  readonly settings: readonly Setting[];
  /** The type of its value for the invariants. */
  readonly valueType: TermType;
  readonly notes: readonly Note[];
}

export interface Setting {
  readonly name: string;
  readonly text: string;
}

/** A plan under construction. */
export interface PlanDraft {
  type: AttributePlan["type"];
  valueType: TermType;
  validate?: string;
  set?: string;
  check?: string;
  default?: string;
  min?: string;
  max?: string;
  settable?: string;
  readonly notes: Note[];
}

export function review(draft: PlanDraft, what: string, place: RubyPlace): void {
  draft.notes.push({ status: "to-review", what, place });
}
