import { deepestIndent, indentOf, nameCache, type Layout } from "./layout.js";
import { quoteJson } from "./text.js";

/** The prefix of an entry on a new line, by depth: precomputed, since most of the output consists of it. */
const beginsLine = byDepth((indent) => `\n${indent}`);
const separatesLines = byDepth((indent) => `,\n${indent}`);

function byDepth(write: (indent: string) => string): (depth: number) => string {
  const known = Array.from({ length: deepestIndent + 1 }, (_, depth) => write(indentOf(depth + 1)));
  return (depth) => known[Math.min(depth, deepestIndent)]!;
}

/** JSON, indented by two blanks per level. */
export function jsonLayout(): Layout {
  const quoteName = nameCache((name) => `${quoteJson(name)}: `);
  return {
    open: ({ named }) => (named ? "{" : "["),
    before({ depth, named, inline, first }, name) {
      const separator = inline ? (first ? "" : ", ") : first ? beginsLine(depth) : separatesLines(depth);
      return named ? separator + quoteName(name) : separator;
    },
    close: ({ depth, named, inline }) => (inline ? "" : `\n${indentOf(depth)}`) + (named ? "}" : "]"),
    null: "null",
    empty: (named) => (named ? "{}" : "[]"),
    quote: quoteJson,
    number: (digits) => digits,
  };
}
