import type { commonDeclarations, PlainPage } from "@cairn/diagnostics";
import type { cliDeclarations } from "./catalogue.js";

/** The pages of the command line's own diagnostics: no program shows them, so they have no examples. */
export const cliPages = {
  "file-not-writable": {
    why: `The result is written to a new file beside the one that \`-o\` names, which is then renamed to it: the file contains either the
whole result, or what it contained before. So its folder must exist, be writable, and have space for the result. \`fmt\`
writes the files that it formats in the same way. Without \`-o\` the result is printed, and nothing is written.`,
  },
  "file-changed": {
    why: `\`check --fix\` reads all files, computes their fixes, and then writes each of them once. Before it writes one it checks
whether the file is still as it was read: an editor or another program may have saved it since. Such changes are never
overwritten. Other files are fixed all the same.`,
  },
  "output-cut-short": {
    why: `The result is written to standard output, and its destination (a file on a full disk, a device) accepted no more. What was
written before isn't the whole result: don't use it. A reader that stops early, such as \`head\`, isn't an error.`,
  },
  "invalid-data": {
    why: `\`diff A B\` compares meanings. Each of the two may be a program, which is compiled first, or a result that was compiled
earlier: a file whose name ends in \`.json\`, \`.yaml\` or \`.yml\`. This one isn't valid in that format, or contains what no
result contains, such as a repeated key. Results of other tools can be compared too, as long as they are one mapping of names to values.`,
  },
  "internal-error": {
    why: `The command itself has a bug, and ended with exit code 70. The input may be right or wrong: nothing is known of it, and the
output file is unchanged. The message names the phase and the file that were being processed; please report it with them,
and with the smallest input that reproduces it. A change at the place that is named often helps until the bug is fixed.`,
  },
} satisfies Record<Exclude<keyof typeof cliDeclarations, keyof typeof commonDeclarations>, PlainPage>;
