import type { Source } from "@cairn/diagnostics";
import type { LogicName, ModelFeature, ModelType } from "../../model/model.js";

/** The role of a piece of logic; `title` is that of an invariant, and `statement` is at the top level of a program. */
export type Role = LogicName | "invariant" | "title" | "statement";

/** The location of a piece of logic. */
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

/** The location in a sentence: `the check of `password``. */
export function describePlace({ role, feature }: LogicPlace): string {
  return feature ? `${articles[role]} of \`${feature.name}\`` : articles[role];
}
