import type { OptionDeclarations } from "@cairn/cli-kit";

/** SmartFrog's own options, for every command that compiles. */
export const options = {
  semantics: {
    type: "string",
    choices: ["core", "forward"],
    default: "core",
    describe: "the paper's core, where each link is a copy made at once, or links that are resolved at the end",
  },
  "include-path": {
    type: "string",
    alias: "I",
    array: true,
    value: "FOLDER",
    describe: "look for included files there too, after the folder of the including file",
  },
  set: {
    type: "string",
    array: true,
    value: "PATH=VALUE",
    describe: "put a value from outside, which wins over the file's: `--set web:port=8080`",
  },
  values: {
    type: "string",
    array: true,
    value: "FILE",
    describe: "put all values of a JSON or YAML file from outside",
  },
  whole: {
    type: "boolean",
    describe: "print the whole store, not only `sfConfig`",
    commands: ["compile", "diff"],
  },
  "data-references": {
    type: "string",
    choices: ["string", "tagged"],
    default: "string",
    describe: 'how JSON and YAML show `DATA a:b`: as "$.a:b", or as {"$data": "a:b"}',
    commands: ["compile", "diff"],
  },
} as const satisfies OptionDeclarations;
