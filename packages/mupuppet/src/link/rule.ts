import { createSpan, pushAll, type Diagnostic, type Rule, type Source, type Span } from "@cairn/diagnostics";
import type { Expression, Located } from "@cairn/puppet-core";
import type { Kind, Node, NodeOf } from "@cairn/puppet-core/manifest";
import type { Subjects } from "../check/rule.js";
import type { World } from "./world.js";

/** What a rule gets in addition to the node. */
export interface LinkContext {
  readonly source: Source;
  /** The ancestors of the node, the program first. */
  readonly around: readonly Node[];
  readonly world: World;
  /** The missing modules that are needed, with what says so. */
  readonly missing: Map<string, Diagnostic>;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Compares names and values with their definitions elsewhere, one node at a time. */
export type LinkRule = Rule<Subjects, LinkContext>;

/** A rule about nodes of some kinds; without words of its own it reports what evaluation would. */
export function linkRule<K extends Kind>(
  kinds: readonly K[],
  link: (node: NodeOf<K>, context: LinkContext) => void,
  declared?: LinkRule["declared"],
): LinkRule {
  const visit = Object.fromEntries(kinds.map((kind) => [kind, link]));
  return declared ? { declared, visit } : { visit };
}

export function spanIn({ source }: LinkContext, { end, start }: Located): Span {
  return createSpan(source, start, end);
}

export { declare } from "../check/rule.js";

/** A string literal without interpolation, or a bare word. */
export interface WrittenText extends Located {
  readonly value: string;
}

/** The string literals of an expression, also in arrays; anything that has to be computed is left out. */
export function stringsIn(expressions: readonly Expression[]): WrittenText[] {
  const strings: WrittenText[] = [];
  const waiting = [...expressions].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind === "string" || next.kind === "name") strings.push(next);
    else if (next.kind === "array") pushAll(waiting, [...next.items].reverse());
    else if (next.kind === "group") waiting.push(next.expression);
  }
  return strings;
}
