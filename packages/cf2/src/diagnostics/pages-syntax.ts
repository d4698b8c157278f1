import type { DiagnosticPage } from "@cairn/diagnostics";
import type { syntaxDiagnostics } from "./syntax.js";

const bracketsALine = 125;

/** A list inside `depth` lists, in lines of a readable length. */
function nestedLists(depth: number): string {
  const brackets = (bracket: string) =>
    bracket.repeat(depth).replace(new RegExp(`\\${bracket}{${bracketsALine}}(?=\\${bracket})`, "g"), "$&\n");
  return `Box => ${brackets("[")}\n${brackets("]")}\n`;
}

/** The pages of syntax errors. */
export const syntaxPages = {
  syntax: {
    why: `The source doesn't follow the grammar (appendix A of the manual). A file is a list of definitions, imports, conditionals, calls and
macros, separated by commas or new lines. A line end separates only where something can end and something can begin: after \`=>\`
or before \`+\` the line continues.

Syntax errors of all files come before all other errors.`,
    failing: { "site.cf2": "Port = 80\nHosts => [web, mail,]\n" },
    repaired: { "site.cf2": "Port => 80\nHosts => [web, mail]\n" },
  },
  "too-deep": {
    why: `Blocks, lists and brackets may nest to a depth of 2,000, far beyond what people write. The limit exists so that no source,
however hostile, exhausts the parser's stack: it is checked first, and reported at the bracket that goes too
far. After parsing there is no such limit: references may build a value of any depth.`,
    noFix: "intent",
    failing: { "site.cf2": nestedLists(2001) },
    repaired: { "site.cf2": nestedLists(1999) },
  },
  macro: {
    why: `A macro is visible from the end of its definition on, and only in its own file (section 3.12 of the manual), so it can't call
itself; a second macro of the same name would make calls ambiguous. In its body \`$name\` means a parameter, or
otherwise a resource of the file.`,
    failing: { "site.cf2": `def inHome(folder) = '/home/' ++ $foldr\nPath => inHome(docs)\n` },
    repaired: { "site.cf2": `def inHome(folder) = '/home/' ++ $folder\nPath => inHome(docs)\n` },
  },
  "continued-element": {
    why: `An operator on a new line continues the previous line, so that long sums and conditions may be broken over lines. A minus
could also have been meant as the sign of a new element; it isn't one, and this list has a single element, 3.`,
    failing: { "site.cf2": "Offsets => [5\n  -2]\n" },
    repaired: { "site.cf2": "Offsets => [5,\n  -2]\n" },
  },
  "unknown-escape": {
    why: `In a string \`\\'\` is a quote, \`\\\\\` a backslash, \`\\n\` a line end, and a backslash before a line end is that
line end. Before any other character the backslash is kept, which suits Windows paths, but is seldom what was meant.`,
    failing: { "site.cf2": "Folder => 'C:\\data'\n" },
    repaired: { "site.cf2": "Folder => 'C:\\\\data'\n" },
  },
  "invisible-character": {
    why: `Names may contain almost every character beyond ASCII, even no-break spaces and zero-width characters. Two names
that look the same are then different, and no reader can tell. In this example a no-break space follows \`Port\`.`,
    failing: { "site.cf2": "Port\u00a0 => 80\n" },
    repaired: { "site.cf2": "Port => 80\n" },
  },
} satisfies Record<keyof typeof syntaxDiagnostics | "too-deep", DiagnosticPage>;
