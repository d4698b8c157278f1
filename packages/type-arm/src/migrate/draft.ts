import type {
  AcceptedValue,
  AttributeDescription,
  Note,
  RubyLogic,
  RubyPlace,
  TypeDescription,
} from "./description.js";
import type { Bindings } from "./literal.js";
import type { RubyMethod, RubyNode } from "./ruby.js";

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A description under construction. */
export interface TypeDraft extends Writable<Omit<TypeDescription, "attributes" | "validations" | "notes">> {
  readonly attributes: Map<string, AttributeDraft>;
  readonly validations: RubyLogic[];
  readonly notes: Note[];
}

export interface AttributeDraft extends Writable<Omit<AttributeDescription, "values" | "aliases" | "notes">> {
  readonly values: AcceptedValue[];
  readonly aliases: [string, string][];
  readonly notes: Note[];
}

export function createTypeDraft(name: string, place: RubyPlace): TypeDraft {
  const lists = { attributes: new Map<string, AttributeDraft>(), validations: [], notes: [] };
  return { name, place, isDefined: false, documentation: "", ...lists };
}

export function createAttributeDraft(name: string, kind: "parameter" | "property", place: RubyPlace): AttributeDraft {
  return {
    ...{ name, kind, place, documentation: "", isNamevar: false, isMany: false, parent: undefined },
    ...{ values: [], aliases: [], default: undefined, validate: undefined, munge: undefined, notes: [] },
    ...{ declared: undefined, isReadOnly: false },
  };
}

/** The body of a method with its environment. */
export function methodLogic(node: RubyMethod, bindings: Bindings, place: RubyPlace): RubyLogic {
  return { node, parameters: node.parameters, body: node.body, bindings: new Map(bindings), place };
}

/** A block with its environment. */
export function logicOf(node: RubyNode, bindings: Bindings, place: RubyPlace): RubyLogic {
  const isBlock = node.kind === "block";
  return {
    node,
    parameters: isBlock ? node.parameters : undefined,
    body: isBlock ? node.body : undefined,
    bindings: new Map(bindings),
    place,
  };
}
