import {
  createSpan,
  declaringRules,
  type Diagnostic,
  type Rule as AnyRule,
  type Source,
  type Span,
} from "@cairn/diagnostics";
import type { Expression, Macro, Node } from "../ast/ast.js";
import type { Visit } from "./traverse.js";
import type { Usage } from "./usage.js";

/** What a rule gets in addition to the node. */
export interface CheckContext extends Pick<Visit, "isName" | "macro" | "parent"> {
  readonly source: Source;
  /** The names of the whole file. */
  readonly usage: Usage;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** The nodes of a configuration, by their kinds. */
export type Subjects = { readonly [K in Node["kind"]]: Extract<Node, { readonly kind: K }> };

/** A rule about the nodes of a configuration: valid source that is probably not what was meant. */
export type Rule = AnyRule<Subjects, CheckContext>;

/** Declares what a rule of this language reports. */
export const declare = declaringRules("cf2");

export function spanOf({ end, start }: Expression, { source }: CheckContext): Span {
  return createSpan(source, start, end);
}

/** What is before the `=` of a macro: its body would be too much to mark. */
export function headOf({ end, start }: Macro, { source }: CheckContext): Span {
  const head = source.text.indexOf("=", start);
  return createSpan(source, start, head < 0 ? end : head);
}
