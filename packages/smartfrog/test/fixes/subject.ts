import { join } from "node:path";
import { observeFixes, parseCase } from "@cairn/cli-kit/testing";
import { programsOf, type FixSubject } from "@cairn/testing/fixes";
import { language } from "../../src/cli/language.js";

/** SmartFrog's programs and options for the properties of fixes. */
export const subject: FixSubject = {
  programs: programsOf({
    folder: join(import.meta.dirname, "../.."),
    extension: ".sf",
    examples: ["smartfrog"],
    pages: await language.pages(),
    parseCase,
  }),
  options: [[], ["--semantics", "forward"], ["--order-constraints", "--merge"]],
  snippets: ["a 1;", "sfConfig extends {}", '#include "a.sf";', "a extends a;"],
  // No fix of SmartFrog is safe.
  leastFixed: 0,
  observe: (program, option) => observeFixes(language, program, option),
  nameOf: ({ file, kind, target }) => {
    if (kind === "include") return String(file);
    return kind === "assignment" ? (target as { path: readonly string[] }).path.join(":") : undefined;
  },
};
