import { createSource } from "@cairn/diagnostics";
import type { ModelType } from "./model.js";

const text = "type Resource { abstract }";
const name = { value: "Resource", start: 5, end: 13 };
const abstract = { kind: "abstract", start: 16, end: 24 } as const;

/** The built-in abstract type that all managed resources inherit (interpretation R36). It has no features. */
export const resource: ModelType = {
  name: "Resource",
  isAbstract: true,
  parent: undefined,
  isManaged: true,
  depth: 0,
  features: [],
  invariants: [],
  documentation: "A managed resource: every resource type inherits it.",
  source: createSource("<built-in>", text),
  node: { kind: "type-definition", name, members: [abstract], start: 0, end: text.length },
  isBuiltIn: true,
};
