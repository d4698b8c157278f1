import type { ExtraCommand } from "@cairn/cli-kit";
import { options as languageOptions } from "./options.js";

/** `smartfrog equivalence`: compares our results with those of other compilers (section 8.2 of the paper). */
export const equivalence: ExtraCommand = {
  name: "equivalence",
  usage: "COMMAND… -- FILE…",
  neededAfterDashes: "FILE…",
  summary: "run other compilers on the same files and compare their results with ours, in order",
  arguments: [
    {
      name: "COMMAND",
      describe: "the command of another compiler, in quotes: `{}` is the file; it must print JSON or YAML",
      many: true,
    },
  ],
  options: {
    semantics: languageOptions.semantics,
    "include-path": languageOptions["include-path"],
    timeout: {
      type: "number",
      value: "SECONDS",
      default: 60,
      refuse: (value, option) => (Number(value) > 0 ? undefined : `\`${option}\` must be above 0`),
      describe: "end a command that takes longer on a file",
    },
  },
  examples: [
    ["equivalence 'smartfrog compile {}' -- site.sf", "compare with a compiler on your path"],
    [
      "equivalence --semantics forward 'smartfrog compile --semantics forward {}' -- site.sf",
      "compare compilers that resolve links at the end",
    ],
    [
      "equivalence 'sfparser -json {}' 'java -jar sf.jar -yaml {}' -- site.sf",
      "compare with two other compilers, file by file",
    ],
  ],
  run: async (context) => (await import("./run-equivalence.js")).runEquivalence(context),
};
