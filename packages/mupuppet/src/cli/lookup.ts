import type { ExtraCommand, OptionDeclarations } from "@cairn/cli-kit";
import { options as common } from "./options.js";

const { classes, environment, facts, modulepath, node, now, profile, seed, settings, strict } = common;

const options: OptionDeclarations = {
  merge: {
    type: "string",
    choices: ["first", "unique", "hash", "deep"],
    describe: "how values of several levels are merged, whatever `lookup_options` say",
  },
  "knock-out-prefix": { type: "string", value: "PREFIX", describe: "with `--merge deep`: what removes a value" },
  "sort-merged-arrays": { type: "boolean", describe: "with `--merge deep`: sort arrays" },
  "merge-hash-arrays": { type: "boolean", describe: "with `--merge deep`: merge hashes in arrays by position" },
  type: { type: "string", value: "TYPE", describe: "the data type that the value must have: `Array[String]`" },
  default: { type: "string", value: "VALUE", describe: "what counts where nobody has the key" },
  explain: { type: "boolean", describe: "show where the key was looked for, and the place of every value" },
  "explain-options": { type: "boolean", describe: "show where `lookup_options` for the key were looked for" },
  compile: { type: "boolean", alias: "c", describe: "run the manifests before, whose variables the data may need" },
  format: {
    type: "string",
    alias: "f",
    choices: ["yaml", "json", "text"],
    describe: "the format of the result (default: `yaml`; an explanation is `text`)",
  },
  node,
  facts,
  environment,
  classes,
  modulepath,
  profile,
  strict,
  now,
  seed,
  settings,
  "hiera-config": common["hiera-config"],
  "hiera-missing": common["hiera-missing"],
  "eyaml-private-key": common["eyaml-private-key"],
  "eyaml-public-key": common["eyaml-public-key"],
  "eyaml-gpg-home": common["eyaml-gpg-home"],
  "eyaml-hiera-keys": common["eyaml-hiera-keys"],
  "allow-read": common["allow-read"],
  "allow-generate": common["allow-generate"],
  ruby: common.ruby,
  "legacy-facts": common["legacy-facts"],
};

/** `mupuppet lookup`: a value of Hiera's data. */
export const lookup: ExtraCommand = {
  name: "lookup",
  summary: "look up a key in Hiera's data, as a node sees it",
  arguments: [{ name: "KEY", describe: "the key; of several the first that is found", many: true }],
  options,
  examples: [
    ["lookup ntp::servers --environment ./production --node web1", "the value of a key for a node"],
    ["lookup ntp::servers --environment ./production --explain", "where it comes from, with file, line and column"],
  ],
  run: async (context) => (await import("./run-lookup.js")).runLookup(context),
};
