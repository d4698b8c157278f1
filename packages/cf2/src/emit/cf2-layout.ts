import { indentOf, type Layout } from "@cairn/store";
import { isName } from "../values/name.js";
import { quoteText } from "../values/value.js";

/** CF2's own notation: the output compiles to itself. */
export const cf2Layout: Layout = {
  open: ({ named, depth }) => (!named ? "[" : depth === 0 ? "" : "{"),
  before({ named, depth, inline, first }, entry) {
    if (!named) return first ? "" : ", ";
    if (inline) return `${first ? " " : ", "}${entry} => `;
    return `${depth === 0 && first ? "" : `\n${indentOf(depth)}`}${entry} => `;
  },
  close({ named, depth, inline }) {
    if (!named) return "]";
    if (depth === 0) return "";
    return `${inline ? " " : `\n${indentOf(depth - 1)}`}}`;
  },
  empty: (named, depth) => (!named ? "[]" : depth === 0 ? "" : "{}"),
  quote: (text) => (isName(text) ? text : quoteText(text)),
  number: (digits) => digits,
  null: "?",
};
