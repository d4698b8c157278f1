import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";
import { options } from "./options.js";
import { xmiOptions } from "./xmi-options.js";

const own: OptionDeclarations = {
  type: { type: "string", alias: "t", value: "TYPE", describe: "the type of the objects in the data (required)" },
  "data-format": {
    type: "string",
    choices: ["json", "yaml", "xmi"],
    describe: "the format of the data (default: by the file extension)",
  },
};

/** `type-arm validate`: validates data files against the types. */
export const validate: ExtraCommand = {
  name: "validate",
  summary: "validate data files: types, bounds, checks, invariants and links",
  usage: "FILE… --type TYPE DATA",
  arguments: [
    {
      name: "FILE",
      describe: "the types, which form one program, followed by the data: .json, .yaml or .xmi, an object or a list",
      many: true,
    },
  ],
  options: { ...own, ...xmiOptions, ...options },
  examples: [
    ["validate users.pp --type User user.json", "validate the user, or the list of users, in user.json"],
    ["validate users.pp --type User user.yaml", "the same for YAML"],
  ],
  run: async (context) => (await import("./run-validate.js")).runValidate(context),
};
