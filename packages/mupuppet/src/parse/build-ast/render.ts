import type { Expression } from "@cairn/puppet-core";
import type { Tokens } from "@cairn/syntax";

/** What the templates' token hook knows about the text between tags, by the offset of its token. */
interface TextsBetweenTags {
  readonly segments: ReadonlyMap<number, { readonly text: string }>;
}

/** A text of a template, and the expression after it that is also rendered. */
export function renderAt(tokens: Tokens, token: number, expression?: Expression): Expression {
  const start = tokens.starts[token]!;
  const { text } = (tokens.hook as unknown as TextsBetweenTags).segments.get(start)!;
  const end = expression?.end ?? tokens.ends[token]!;
  return { kind: "render", text, ...(expression && { expression }), start, end };
}
