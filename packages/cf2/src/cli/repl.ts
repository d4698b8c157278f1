import type { ExtraCommand } from "@cairn/cli-kit";
import { compilingOptions } from "./compiling-options.js";

/** `cf2 repl`: definitions and expressions as they are typed. */
export const repl: ExtraCommand = {
  name: "repl",
  summary: "define resources and evaluate expressions line by line",
  arguments: [{ name: "FILE", describe: "a configuration to begin with", optional: true }],
  options: compilingOptions,
  examples: [
    ["repl site.cf2", "look at the values of a configuration, and try others"],
    ["repl < session.txt", "evaluate lines from a file; exits with 1 where any is wrong"],
  ],
  run: async (context) => (await import("./run-repl.js")).runCf2Repl(context),
};
