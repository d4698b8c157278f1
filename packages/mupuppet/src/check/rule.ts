import { createSpan, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import type { Kind, Node, NodeOf } from "@cairn/puppet-core/manifest";

/** What a rule gets in addition to the node. */
export interface CheckContext {
  readonly source: Source;
  /** The ancestors of the node, the program first. */
  readonly around: readonly Node[];
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Checks nodes of some kinds, one at a time. */
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

/** The beginning of a node, with the length of its keyword: a whole body would be too much to mark. */
export function headOf({ start }: Located, keyword: string, { source }: CheckContext): Span {
  return createSpan(source, start, start + keyword.length);
}

/** A node as the user wrote it. */
export function textOf({ start, end }: Located, { source }: CheckContext): string {
  return source.text.slice(start, end);
}

/** The parent of the node. */
export function parentOf({ around }: CheckContext): Node | undefined {
  return around[around.length - 1];
}
