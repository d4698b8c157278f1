import type { Source } from "@cairn/diagnostics";
import type { RubyPlace } from "./description.js";
import type { AttributeDraft, TypeDraft } from "./draft.js";
import type { Literal } from "./literal.js";
import type { Helper, ModuleIndex } from "./modules.js";
import type { RubyMethod, RubyNode } from "./ruby.js";

/** Where a statement of Ruby stands, while types are looked for. */
export interface Scope {
  readonly source: Source;
  readonly bindings: Map<string, Literal>;
  /** The methods that define attributes by a name of their own (`newcheck`), and what they define. */
  readonly definers: Map<string, "parameter" | "property">;
  readonly type?: TypeDraft;
  readonly attribute?: AttributeDraft;
  /** Methods that are run where they are called, as they define attributes or say something of one. */
  readonly helpers: Map<string, Helper>;
  /** Names that stand for the type itself, in a helper. */
  readonly selves?: ReadonlySet<string>;
  /** The blocks that a helper was given, by the names of its parameters. */
  readonly blocks?: ReadonlyMap<string, GivenBlock>;
  /** How many helpers run inside of each other. */
  readonly depth?: number;
  /** Whether it only runs under a condition. */
  readonly isConditional?: boolean;
}

/** A block that stands where a helper is called. */
export interface GivenBlock {
  readonly body: RubyNode;
  readonly scope: Scope;
}

/** What is still to be read; the walk holds these in a list of its own. */
export interface Step {
  readonly node: RubyNode;
  readonly scope: Scope;
}

export interface Walk {
  readonly types: Map<string, TypeDraft>;
  readonly index: ModuleIndex;
  /** How many calls of helpers may still be followed. */
  budget: number;
  /** Reads these before anything else, in their order. */
  later(nodes: readonly RubyNode[], scope: Scope): void;
}

export function placeIn(scope: Scope, node: RubyNode): RubyPlace {
  return { source: scope.source, start: node.start };
}

export function describeMethod({ name, isOfClass }: RubyMethod): string {
  return `the method \`${isOfClass ? "self." : ""}${name}\``;
}
