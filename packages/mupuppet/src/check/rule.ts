import {
  createSpan,
  declaringRules,
  type DeclaredRule,
  type Diagnostic,
  type Rule as AnyRule,
  type RuleWords,
  type Source,
  type Span,
} from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import type { CheckProgram } from "./embedded-text.js";
import type { Kind, Node, NodeOf } from "@cairn/puppet-core/manifest";

/** What a rule gets in addition to the node. */
export interface CheckContext {
  readonly source: Source;
  /** The ancestors of the node, the program first. */
  readonly around: readonly Node[];
  readonly report: (diagnostic: Diagnostic) => void;
  /** Checks a program that a text of this one contains. */
  readonly check: CheckProgram;
}

/** The nodes of a manifest, by their kinds. */
export type Subjects = { readonly [K in Kind]: NodeOf<K> };

/** A rule about the nodes of a manifest. */
export type Rule = AnyRule<Subjects, CheckContext>;

/** Declares what a rule of this language reports. */
export const declare = declaringRules("mupuppet");

/** A rule about nodes of some kinds. */
export function rule<D extends RuleWords, K extends Kind>(
  declared: DeclaredRule<D>,
  kinds: readonly K[],
  check: (node: NodeOf<K>, context: CheckContext) => void,
): Rule {
  return { declared, visit: Object.fromEntries(kinds.map((kind) => [kind, check])) };
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
