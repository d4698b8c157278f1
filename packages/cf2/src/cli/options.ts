import type { OptionDeclarations } from "@cairn/cli-kit";
import { secretOptions } from "./secret-options.js";

/** CF2's own options, accepted by every command that compiles. */
export const options = {
  "function-path": {
    type: "string",
    alias: "F",
    array: true,
    value: "FOLDER",
    describe: "look for custom functions (`name.mjs`) in this folder; join several folders by `:`",
    trust: "runs the JavaScript of that folder",
  },
  "import-root": {
    type: "string",
    array: true,
    value: "FOLDER",
    describe: "confine imports to this folder (or several), following symbolic links",
    trust: "replaces the folders that you named yourself",
    harmless: (_, own) => own === undefined,
  },
  private: {
    type: "boolean",
    alias: "p",
    describe: "print private resources too",
  },
  set: {
    type: "string",
    array: true,
    value: "PATH=VALUE",
    describe: "set a value from outside, which has priority over all files: `--set Web.Port=8080`",
  },
  values: {
    type: "string",
    array: true,
    value: "FILE",
    describe: "set all values of a JSON or YAML file from outside",
  },
  schema: {
    type: "string",
    value: "FILE",
    describe: "validate the result against this JSON schema",
    commands: ["compile"],
  },
  ...secretOptions,
  Wdup: {
    type: "boolean",
    singleDash: true,
    describe: "warn of resources that are defined twice in one file with the same value",
  },
  Deval: {
    type: "boolean",
    singleDash: true,
    describe: "write a trace of the evaluation to standard error",
  },
} as const satisfies OptionDeclarations;
