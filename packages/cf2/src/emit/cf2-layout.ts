import { indentOf, type Layout } from "@cairn/store";
import { quoteText } from "../values/value.js";

const name = /^[a-zA-Z_\u0080-\u{FFFFF}][a-zA-Z0-9_\u0080-\u{FFFFF}]*$/u;
const reserved = new Set(["if", "then", "else", "import", "def", "private", "true", "false"]);

/** Whether a text can be a name, or a literal without quotes (reading A28). */
export function isName(text: string): boolean {
  return name.test(text) && !reserved.has(text);
}

/** Whether a name, such as that of an entry of a database, is one that CF2's own notation can't hold. */
export function isReserved(text: string): boolean {
  return reserved.has(text);
}

/** CF2's own notation: what is printed compiles to itself. */
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
