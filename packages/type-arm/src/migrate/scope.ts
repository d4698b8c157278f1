import type { Source } from "@cairn/diagnostics";
import type { RubyPlace } from "./description.js";
import type { AttributeDraft, TypeDraft } from "./draft.js";
import type { Literal } from "./literal.js";
import type { Helper, ModuleIndex } from "./modules.js";
import type { RubyMethod, RubyNode } from "./ruby.js";

/** The context of a Ruby statement during the search for types. */
export interface Scope {
  readonly source: Source;
  readonly bindings: Map<string, Literal>;
  /** The methods that define attributes under their own name (`newcheck`), and what they define. */
  readonly definers: Map<string, "parameter" | "property">;
  readonly type?: TypeDraft;
  readonly attribute?: AttributeDraft;
  /** Methods that are executed where they are called, because they define or describe attributes. */
  readonly helpers: Map<string, Helper>;
  /** Names that denote the type itself, in a helper. */
  readonly selves?: ReadonlySet<string>;
  /** The blocks that a helper received, by the names of its parameters. */
  readonly blocks?: ReadonlyMap<string, GivenBlock>;
  /** The nesting depth of helpers. */
  readonly depth?: number;
  /** Whether it only runs under a condition. */
  readonly isConditional?: boolean;
}

/** The block at the call of a helper. */
export interface GivenBlock {
  readonly body: RubyNode;
  readonly scope: Scope;
}

/** An entry of the worklist. */
export interface Step {
  readonly node: RubyNode;
  readonly scope: Scope;
}

export interface Walk {
  readonly types: Map<string, TypeDraft>;
  readonly index: ModuleIndex;
  /** How many calls of helpers may still be followed. */
  budget: number;
  /** Processes these before anything else, in order. */
  later(nodes: readonly RubyNode[], scope: Scope): void;
}

export function placeIn(scope: Scope, node: RubyNode): RubyPlace {
  return { source: scope.source, start: node.start };
}

export function describeMethod({ name, isOfClass }: RubyMethod): string {
  return `the method \`${isOfClass ? "self." : ""}${name}\``;
}
