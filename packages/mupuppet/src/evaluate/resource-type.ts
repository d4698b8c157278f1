import { capitalize } from "@cairn/puppet-core/types";
import type { ResourceKind } from "../catalog/resource.js";
import type { DefineBody } from "../resolve/definition.js";
import type { ResourceTypeFacts } from "../resource-types/resource-types.js";
import type { Compilation } from "./compilation.js";
import { unknownType } from "./unknown-names.js";

/** The type of a resource statement. */
export interface FoundType {
  readonly kind: "built-in" | "define" | "class";
  /** Capitalised by segment. */
  readonly name: string;
  readonly resourceKind: ResourceKind;
  readonly facts: ResourceTypeFacts | undefined;
  readonly definition: DefineBody | undefined;
}

const classes: FoundType = {
  kind: "class",
  name: "Class",
  resourceKind: "class",
  facts: undefined,
  definition: undefined,
};

/** The resource type of a name: `class`, a built-in one, or a defined type. Throws a Failure for any other. */
export function findResourceType(name: string, compilation: Compilation): FoundType {
  if (name.toLowerCase() === "class") return classes;
  const found = lookUpResourceType(name, compilation);
  if (!found) throw unknownType(name, compilation);
  return found;
}

/** The same for types other than `class`; undefined if there is none. */
export function lookUpResourceType(name: string, compilation: Compilation): FoundType | undefined {
  const known = compilation.resourceTypes.get(name);
  if (known) return known;
  const found = look(name, compilation);
  if (found) compilation.resourceTypes.set(name, found);
  return found;
}

function look(name: string, { definitions, language }: Compilation): FoundType | undefined {
  const facts = name.includes(":") ? undefined : language.types.find(name.toLowerCase());
  if (facts) {
    const common = { facts, definition: undefined, resourceKind: "compilable_type" } as const;
    return { kind: "built-in", name: capitalize(facts.name), ...common };
  }
  const definition = definitions.findDefine(name);
  if (!definition) return undefined;
  const common = { facts: undefined, definition, resourceKind: "defined_type" } as const;
  return { kind: "define", name: capitalize(definition.name), ...common };
}
