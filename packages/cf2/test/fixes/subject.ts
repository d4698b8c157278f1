import { join } from "node:path";
import { observeFixes, parseCase } from "@cairn/cli-kit/testing";
import { programsOf, type FixSubject } from "@cairn/testing/fixes";
import { language } from "../../src/cli/language.js";

/** CF2's programs and options for the properties of fixes. */
export const subject: FixSubject = {
  programs: programsOf({
    folder: join(import.meta.dirname, "../.."),
    extension: ".cf2",
    examples: ["cf2"],
    pages: await language.pages(),
    parseCase,
  }),
  options: [[], ["-Wdup"]],
  snippets: ['Path => "C:\\q\\d"', 'private Host => "a\\.b"', "Port => 80", "def twice(x) = $x + $x", "import(base)"],
  leastFixed: 0.002,
  observe: (program, option) => observeFixes(language, program, option),
  nameOf: ({ inner = [], kind, name }) => {
    if (kind === "macro") return String(name);
    return kind === "definition" ? [name, ...(inner as readonly string[])].join(".") : undefined;
  },
};
