import { Failure } from "@cairn/evaluation";
import { defineFunction } from "@cairn/puppet-core/evaluate";
import { any } from "@cairn/puppet-core/types";

/** `generate`, which runs a program on Puppet's server: there is no server here, and nothing is run. */
export const generate = defineFunction("generate", {
  parameters: [{ name: "command", type: any, count: "many" }],
  run: () => {
    throw new Failure("evaluation", "`generate` runs a program on the server, and mupuppet runs none", {
      help: "give what it would print as a fact or in Hiera's data, or write a function of your own (`--functions`)",
    });
  },
});
