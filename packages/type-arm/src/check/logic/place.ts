import type { Source } from "@cairn/diagnostics";
import type { LogicName, ModelFeature, ModelType } from "../../model/model.js";

/** What a piece of logic is for; `title` is that of an invariant, and `statement` stands at the top of a program. */
export type Role = LogicName | "invariant" | "title" | "statement";

/** Where a piece of logic stands. */
export interface LogicPlace {
  readonly role: Role;
  readonly source: Source;
  readonly type?: ModelType;
  readonly feature?: ModelFeature;
}

const articles: Readonly<Record<Role, string>> = {
  validate: "the validation",
  set: "the setter",
  check: "the check",
  get: "the getter",
  derived: "the derivation",
  invariant: "an invariant",
  title: "the title of an invariant",
  statement: "a program",
};

/** The place in a sentence: `the check of `password``. */
export function describePlace({ role, feature }: LogicPlace): string {
  return feature ? `${articles[role]} of \`${feature.name}\`` : articles[role];
}
