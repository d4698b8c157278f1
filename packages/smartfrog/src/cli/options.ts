import type { OptionDeclarations } from "@cairn/cli-kit";
import { policyOptions } from "@cairn/cli-kit/embedding";
import { readPath } from "../values/path.js";

/** SmartFrog's own options, accepted by every command that compiles. */
export const options = {
  semantics: {
    type: "string",
    choices: ["core", "forward"],
    refuse: (value, option) =>
      value === "production"
        ? `\`${option}\` can't be \`production\` yet (planned for a later version); choose core or forward`
        : undefined,
    default: "core",
    describe: "core: each link is copied immediately, as in the paper; forward: links are resolved at the end",
  },
  "order-constraints": {
    type: "boolean",
    describe: "obey ordering constraints such as `order private < public;` (section 10.4 of the paper)",
  },
  merge: {
    type: "boolean",
    describe: "accept `name merges prototype, …`, which keeps and merges nested components (section 9.3 of the paper)",
  },
  "include-path": {
    type: "string",
    alias: "I",
    array: true,
    value: "FOLDER",
    describe: "also search this folder for included files, after the folder of the including file",
  },
  set: {
    type: "string",
    array: true,
    value: "PATH=VALUE",
    refuse: (value, option) =>
      readPath(value.slice(0, Math.max(value.indexOf("="), 0)))
        ? undefined
        : `\`${option}\` takes PATH=VALUE, such as \`web:port=8080\`, not \`${value}\``,
    describe: "set a value from outside, which overrides the file's: `--set web:port=8080`",
  },
  values: {
    type: "string",
    array: true,
    value: "FILE",
    describe: "set all values of a JSON or YAML file from outside",
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
    describe: 'how JSON and YAML represent `DATA a:b`: as "$.a:b", or as {"$data": "a:b"}',
    commands: ["compile", "diff"],
  },
  ...policyOptions,
} as const satisfies OptionDeclarations;
