import { indentOf, quoteJson, type Layout } from "@cairn/store";

/**
 * SmartFrog's own notation: the output compiles to itself. With `whole`, the outermost component is the root of the
 * store.
 */
export function programLayout(whole: boolean): Layout {
  const inner = whole ? 0 : 1;
  const extended = (depth: number, text: string): string => (depth > 0 ? text : whole ? "" : `sfConfig ${text}`);
  return {
    open: ({ named, depth }) => (named ? extended(depth, "extends {") : "["),
    before({ named, depth, inline, first }, name) {
      if (!named) return first ? "" : ", ";
      if (whole && depth === 0 && first) return `${name} `;
      return `${inline ? " " : `\n${indentOf(depth + inner)}`}${name} `;
    },
    close({ named, depth, inline }) {
      if (!named) return "]";
      if (whole && depth === 0) return "";
      return `${inline ? " " : `\n${indentOf(depth - 1 + inner)}`}}`;
    },
    empty: (named, depth) => (named ? extended(depth, "extends {}") : "[]"),
    after: ({ named }, value) => (named && value !== "component" ? ";" : ""),
    quote: quoteJson,
    number: (digits) => digits,
    null: "NULL",
    reference: ({ kind, path }) => `${kind === "data" ? "DATA " : ""}${path.join(":")}`,
  };
}
