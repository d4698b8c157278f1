import { indentOf, nameCache, type Layout } from "./layout.js";
import { quoteJson } from "./text.js";

/** JSON with two blanks a level. */
export function jsonLayout(): Layout {
  const quoteName = nameCache((name) => `${quoteJson(name)}: `);
  return {
    open: ({ named }) => (named ? "{" : "["),
    before({ depth, named, inline, first }, name) {
      const separator = inline ? (first ? "" : ", ") : `${first ? "" : ","}\n${indentOf(depth + 1)}`;
      return named ? separator + quoteName(name) : separator;
    },
    close: ({ depth, named, inline }) => (inline ? "" : `\n${indentOf(depth)}`) + (named ? "}" : "]"),
    null: "null",
    empty: (named) => (named ? "{}" : "[]"),
    quote: quoteJson,
    number: (digits) => digits,
  };
}
