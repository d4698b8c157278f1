import type { DeclaredType } from "./declared-type.js";
import type { Source } from "@cairn/diagnostics";
import type { Bindings, Literal } from "./literal.js";
import type { RubyNode } from "./ruby.js";

/** A location in a Ruby file. */
export interface RubyPlace {
  readonly source: Source;
  readonly start: number;
}

/** Something that needs a manual review (`to-review`), or that has no counterpart in a type (`not-carried`). */
export interface Note {
  readonly status: "to-review" | "not-carried";
  readonly what: string;
  readonly place: RubyPlace;
}

/** A block of Ruby, and the values of the names around it. */
export interface RubyLogic {
  readonly node: RubyNode;
  /** The names of the parameters between its bars; undefined if they aren't simple or it isn't a block. */
  readonly parameters: readonly string[] | undefined;
  readonly body: RubyNode | undefined;
  readonly bindings: Bindings;
  readonly place: RubyPlace;
}

/** A Ruby resource type, before anything is translated. */
export interface TypeDescription {
  readonly name: string;
  /** Where it is defined; undefined in a file that only adds to it. */
  readonly place: RubyPlace;
  readonly isDefined: boolean;
  readonly documentation: string;
  /** By name, in source order: a later definition replaces an earlier one, as in Ruby. */
  readonly attributes: ReadonlyMap<string, AttributeDescription>;
  readonly validations: readonly RubyLogic[];
  readonly notes: readonly Note[];
}

export interface AttributeDescription {
  readonly name: string;
  readonly kind: "parameter" | "property";
  readonly place: RubyPlace;
  readonly documentation: string;
  readonly isNamevar: boolean;
  readonly isMany: boolean;
  /** The last part of the name of its superclass: `Boolean`. */
  readonly parent: string | undefined;
  readonly values: readonly AcceptedValue[];
  /** Further accepted values, with the values that they represent. */
  readonly aliases: readonly (readonly [string, string])[];
  readonly default: { readonly value: Literal; readonly place: RubyPlace } | undefined;
  /** The Puppet data type, if one was declared. */
  readonly declared: DeclaredType | undefined;
  readonly isReadOnly: boolean;
  readonly validate: RubyLogic | undefined;
  readonly munge: RubyLogic | undefined;
  readonly notes: readonly Note[];
}

/** The arguments of `newvalues`. */
export type AcceptedValue = { readonly name: string } | { readonly pattern: string; readonly options: string };
