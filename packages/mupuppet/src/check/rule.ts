import { createSpan, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import type { Kind, Node, NodeOf } from "@cairn/puppet-core/manifest";

/** What a rule gets besides the node. */
export interface CheckContext {
  readonly source: Source;
  /** The nodes around the node, the program first. */
  readonly around: readonly Node[];
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Looks at the nodes of some kinds, each by itself. */
export interface Rule {
  readonly kinds: readonly Kind[];
  readonly check: (node: never, context: CheckContext) => void;
}

/** A rule about some kinds of nodes. */
export function ruleFor<K extends Kind>(
  kinds: readonly K[],
  check: (node: NodeOf<K>, context: CheckContext) => void,
): Rule {
  return { kinds, check };
}

export function spanOf({ start, end }: Located, { source }: CheckContext): Span {
  return createSpan(source, start, end);
}

/** The beginning of a node, as long as its keyword: a whole body would be too much to mark. */
export function headOf({ start }: Located, keyword: string, { source }: CheckContext): Span {
  return createSpan(source, start, start + keyword.length);
}

/** A node as the user wrote it. */
export function textOf({ start, end }: Located, { source }: CheckContext): string {
  return source.text.slice(start, end);
}

/** The nodes directly below those around: the one that holds this one. */
export function parentOf({ around }: CheckContext): Node | undefined {
  return around[around.length - 1];
}
