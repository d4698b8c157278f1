import type { ExtraCommand } from "@cairn/cli-kit";
import { compilingOptions } from "./compiling-options.js";

/** `cf2 repl`: evaluates definitions and expressions interactively. */
export const repl: ExtraCommand = {
  name: "repl",
  summary: "define resources and evaluate expressions line by line",
  arguments: [{ name: "FILE", describe: "a configuration to start with", optional: true }],
  options: compilingOptions,
  examples: [
    ["repl site.cf2", "look at the values of a configuration, and try others"],
    ["repl < session.txt", "evaluate lines from a file; exits with 1 if any has an error"],
  ],
  run: async (context) => (await import("./run-repl.js")).runCf2Repl(context),
};
