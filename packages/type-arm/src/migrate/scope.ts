import type { Source } from "@cairn/diagnostics";
import type { RubyPlace } from "./description.js";
import type { AttributeDraft, TypeDraft } from "./draft.js";
import type { Literal } from "./literal.js";
import type { RubyMethod, RubyNode } from "./ruby.js";

/** Where a statement of Ruby stands, while types are looked for. */
export interface Scope {
  readonly source: Source;
  readonly bindings: Map<string, Literal>;
  /** The methods that define attributes by a name of their own (`newcheck`), and what they define. */
  readonly definers: Map<string, "parameter" | "property">;
  readonly type?: TypeDraft;
  readonly attribute?: AttributeDraft;
  /** Whether it only runs under a condition. */
  readonly isConditional?: boolean;
}

/** What is still to be read; the walk holds these in a list of its own. */
export interface Step {
  readonly node: RubyNode;
  readonly scope: Scope;
}

export interface Walk {
  readonly types: Map<string, TypeDraft>;
  /** Reads these before anything else, in their order. */
  later(nodes: readonly RubyNode[], scope: Scope): void;
}

export function placeIn(scope: Scope, node: RubyNode): RubyPlace {
  return { source: scope.source, start: node.start };
}

export function describeMethod({ name, isOfClass }: RubyMethod): string {
  return `the method \`${isOfClass ? "self." : ""}${name}\``;
}
