import type { OptionDeclarations } from "@cairn/cli-kit";
import { readPath } from "../values/path.js";

/** SmartFrog's own options, for every command that compiles. */
export const options = {
  semantics: {
    type: "string",
    choices: ["core", "forward"],
    refuse: (value, option) =>
      value === "production"
        ? `\`${option}\` can't be \`production\` yet, which is planned for a later version; it is one of core, forward`
        : undefined,
    default: "core",
    describe: "the paper's core, where each link is a copy made at once, or links that are resolved at the end",
  },
  "order-constraints": {
    type: "boolean",
    describe: "obey constraints such as `order private < public;` (section 10.4 of the paper)",
  },
  merge: {
    type: "boolean",
    describe: "read `name merges prototype, …`, which keeps and merges inner components (section 9.3 of the paper)",
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
    refuse: (value, option) =>
      readPath(value.slice(0, Math.max(value.indexOf("="), 0)))
        ? undefined
        : `\`${option}\` takes PATH=VALUE, such as \`web:port=8080\`, not \`${value}\``,
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
