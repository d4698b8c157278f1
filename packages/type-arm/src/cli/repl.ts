import type { ExtraCommand } from "@cairn/cli-kit";
import { options } from "./options.js";

/** `type-arm repl`: types and statements as they are typed. */
export const repl: ExtraCommand = {
  name: "repl",
  summary: "define types and run statements line by line",
  arguments: [
    { name: "FILE", describe: "types and statements to begin with: files, folders, globs", many: true, optional: true },
  ],
  options,
  examples: [
    ["repl", "define types, make objects, and look at them"],
    ["repl < session.txt", "run lines from a file; exits with 1 where any is wrong"],
  ],
  run: async (context) => (await import("./run-repl.js")).runTypeArmRepl(context),
};
