import type { commonDeclarations, PlainPage } from "@cairn/diagnostics";
import type { cliDeclarations } from "./catalogue.js";

/** The pages of what the command line itself reports: no program shows it, so they have no examples. */
export const cliPages = {
  "file-not-writable": {
    why: `The result goes into a new file beside the one that \`-o\` names, which then takes its place: either all of the result is
there, or the file is as it was before. So its folder must exist, must be writable, and must have room for the result. \`fmt\`
writes the files that it formats in the same way. Without \`-o\` the result is printed, and nothing is written.`,
  },
  "file-changed": {
    why: `\`check --fix\` reads all files, works out what mends them, and then writes each of them once. Before it writes one it looks
whether the file still is as it was read: somebody else, an editor or another program, may have saved it since. What they wrote isn't
overwritten. Other files are mended all the same.`,
  },
  "output-cut-short": {
    why: `The result goes to standard output, and what stands behind it (a file on a full disk, a device) refused to take more. What it
took before is not the whole result: don't use it. A reader that has seen enough, such as \`head\`, is no error.`,
  },
  "invalid-data": {
    why: `\`diff A B\` compares in meaning. Each of the two may be a program, which is compiled first, or a result that was compiled
before: a file whose name ends in \`.json\`, \`.yaml\` or \`.yml\` is read as such. This one isn't of that format, or holds what no
result holds, such as a key twice. Results of other tools can be compared too, as long as they are one mapping of names to values.`,
  },
  "internal-error": {
    why: `The command itself has a bug, and ended with exit code 70. The input may be right or wrong: nothing is known of it, and the
output file is as it was before. The message names the phase and the file that were being worked on; please report it with them,
and with the smallest input that shows it. Often a change at the place that is named helps until the bug is mended.`,
  },
} satisfies Record<Exclude<keyof typeof cliDeclarations, keyof typeof commonDeclarations>, PlainPage>;
