import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";
import { targets } from "../emit/targets.js";
import { options } from "./options.js";

/** Where the files are written, and the options of the targets. */
const own: OptionDeclarations = {
  output: { type: "string", alias: "o", value: "FOLDER", describe: "the folder for the output (required)" },
  name: {
    type: "string",
    value: "NAME",
    describe: "the name of the package, module or file (default: as the first FILE)",
    refuse: (value, option) =>
      /^[A-Za-z_][\w-]*$/.test(value) ? undefined : `${option} takes a word of letters, digits, \`_\` and \`-\``,
  },
  logic: {
    type: "string",
    choices: ["annotations", "separate", "none"],
    default: "annotations",
    describe: "ecore: write the logic into annotations of the model, into a separate model, or nowhere",
  },
  profile: {
    type: "string",
    choices: ["nested", "flat", "simple"],
    default: "nested",
    describe: "ecore: `flat` has no nested packages; `simple` also uses only data types that every reader knows",
  },
  "ns-uri": { type: "string", value: "URI", describe: "ecore: the namespace of the package; json-schema: its `$id`" },
  "ns-prefix": { type: "string", value: "PREFIX", describe: "ecore: the prefix of the namespace" },
};

/** `type-arm emit`: translates the types to another language or format. */
export const emit: ExtraCommand = {
  name: "emit",
  summary: "translate the types for another language or tool",
  arguments: [
    { name: "TARGET", describe: "the target", choices: Object.keys(targets) },
    {
      name: "FILE",
      describe: "the inputs, which form one program: files, folders, globs; `-` is standard input",
      many: true,
    },
  ],
  options: { ...own, ...options },
  examples: [
    ["emit ecore users.pp -o out", "write out/users.ecore, with the logic in annotations"],
    ["emit ecore users.pp --logic separate -o out", "write the logic as a separate model, with its metamodel"],
    ["emit json-schema users.pp -o out", "write out/users.schema.json, a JSON Schema for data files"],
    [
      "emit typescript users.pp -o out",
      "write out/users.ts, with a class for each type and all logic, and its runtime",
    ],
    ["emit ruby users.pp -o module", "write Ruby with all logic into module/lib, and types for Puppet's Resource API"],
    ["emit c users.pp -o out", "write out/users.h and out/users.c with all logic, and their runtime"],
    ["emit lua users.pp -o out", "write out/users.lua with all logic, and the runtime that it requires"],
    ["emit puppet users.pp -o modules", "write modules/users, with a function users::new_user that runs all logic"],
  ],
  run: async (context) => (await import("./run-emit.js")).runEmit(context),
};
