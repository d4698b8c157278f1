import type { DeclaredType } from "./declared-type.js";
import type { Source } from "@cairn/diagnostics";
import type { Bindings, Literal } from "./literal.js";
import type { RubyNode } from "./ruby.js";

/** A piece of a Ruby file. */
export interface RubyPlace {
  readonly source: Source;
  readonly start: number;
}

/** Something that a person must look at (`to-review`), or that has no counterpart in a type (`not-carried`). */
export interface Note {
  readonly status: "to-review" | "not-carried";
  readonly what: string;
  readonly place: RubyPlace;
}

/** A block of Ruby, and what the names around it mean. */
export interface RubyLogic {
  readonly node: RubyNode;
  /** The names of the parameters between its bars; nothing where they aren't simple or it is no block. */
  readonly parameters: readonly string[] | undefined;
  readonly body: RubyNode | undefined;
  readonly bindings: Bindings;
  readonly place: RubyPlace;
}

/** What a Ruby resource type is said to be, before anything is translated. */
export interface TypeDescription {
  readonly name: string;
  /** Where it is defined; a file that only adds to it isn't. */
  readonly place: RubyPlace;
  readonly isDefined: boolean;
  readonly documentation: string;
  /** By name, in the order of the text: a later definition replaces an earlier one, as in Ruby. */
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
  /** The last part of the name of the class that it inherits: `Boolean`. */
  readonly parent: string | undefined;
  readonly values: readonly AcceptedValue[];
  /** What else is accepted, and the value that it stands for. */
  readonly aliases: readonly (readonly [string, string])[];
  readonly default: { readonly value: Literal; readonly place: RubyPlace } | undefined;
  /** The data type of Puppet that it was given, where it was given one. */
  readonly declared: DeclaredType | undefined;
  readonly isReadOnly: boolean;
  readonly validate: RubyLogic | undefined;
  readonly munge: RubyLogic | undefined;
  readonly notes: readonly Note[];
}

/** What `newvalues` lists. */
export type AcceptedValue = { readonly name: string } | { readonly pattern: string; readonly options: string };
