import type { Expression } from "@cairn/puppet-core";
import type { Tokens } from "@cairn/syntax";

/** What the hook of templates knows of the texts between tags, by the place of their token. */
interface TextsBetweenTags {
  readonly segments: ReadonlyMap<number, { readonly text: string }>;
}

/** A text of a template, and the expression behind it that is put out too. */
export function renderAt(tokens: Tokens, token: number, expression?: Expression): Expression {
  const start = tokens.starts[token]!;
  const { text } = (tokens.hook as unknown as TextsBetweenTags).segments.get(start)!;
  const end = expression?.end ?? tokens.ends[token]!;
  return { kind: "render", text, ...(expression && { expression }), start, end };
}
