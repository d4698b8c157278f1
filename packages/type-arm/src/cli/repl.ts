import type { ExtraCommand } from "@cairn/cli-kit";
import { options } from "./options.js";

/** `type-arm repl`: evaluates types and statements interactively. */
export const repl: ExtraCommand = {
  name: "repl",
  summary: "define types and run statements line by line",
  arguments: [
    { name: "FILE", describe: "types and statements to start with: files, folders, globs", many: true, optional: true },
  ],
  options,
  examples: [
    ["repl", "define types, create objects, and inspect them"],
    ["repl < session.txt", "run lines from a file; exits with 1 if any has an error"],
  ],
  run: async (context) => (await import("./run-repl.js")).runTypeArmRepl(context),
};
