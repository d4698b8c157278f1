import type { OptionDeclarations, OptionValues } from "@cairn/cli-kit";
import { joinPath, type Folders } from "@cairn/diagnostics";
import { defaultProfile, profileNames } from "../profiles.js";

/** The folder that `--environment` names; undefined if it is only a name. */
export function environmentFolder(value: string): string | undefined {
  return /[/\\]/.test(value) || value === "." || value === ".." ? value : undefined;
}

/** A time as `--now` takes it, in nanoseconds since 1970; undefined if it isn't one. */
export function timeOf(value: string): bigint | undefined {
  const parts = /^(\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?)(\.\d{1,9})?(Z|[-+]\d\d:?\d\d)?$/.exec(value);
  if (!parts) return undefined;
  const [, plain = "", fraction = ".", zone = "Z"] = parts;
  const seconds = Date.parse(plain.replace(" ", "T") + (plain.length === 10 ? "" : zone)) / 1000;
  return Number.isNaN(seconds)
    ? undefined
    : BigInt(seconds) * 1_000_000_000n + BigInt(fraction.slice(1).padEnd(9, "0"));
}

/** The files that mark a folder as that of an environment. */
const marks = ["environment.conf", "manifests", "hiera.yaml", "Puppetfile"];

/** A folder in place of FILE is that of an environment, if no other was named. */
export function withEnvironment([first]: readonly string[], options: OptionValues, { kindOf }: Folders): OptionValues {
  if (first === undefined || first === "-" || options["environment"] !== undefined) return options;
  if (kindOf(first) !== "folder" || !marks.some((mark) => kindOf(joinPath(first, mark)) !== undefined)) return options;
  return { ...options, environment: /[/\\]/.test(first) ? first : `./${first}` };
}

/** μPuppet's own options, for every command that compiles. */
export const options = {
  node: { type: "string", alias: "n", value: "NAME", describe: "compile for this node (default: `default`)" },
  facts: {
    type: "string",
    value: "FILE",
    describe: "the node's facts: JSON or YAML, as facter prints them or as Puppet keeps them",
  },
  environment: {
    type: "string",
    value: "NAME",
    describe:
      "the environment's name (default: `production`); or its folder (`./production`): then FILE may be left out",
    standsFor: (value: string) => environmentFolder(value),
  },
  classes: {
    type: "string",
    value: "FILE",
    describe: "what an external classifier says of the node: YAML with `classes`, `parameters`, `environment`",
    trust: "decides which classes a node gets",
  },
  "hiera-config": {
    type: "string",
    value: "FILE",
    describe: "the hiera.yaml of the global layer, whose data comes before the environment's",
  },
  "hiera-missing": {
    type: "string",
    value: "skip|error|FILE",
    describe:
      "levels of Hiera that read no files (Vault, …): leave them out, refuse them (default), or read this file instead",
  },
  settings: {
    type: "string",
    value: "FILE",
    describe: "the server's puppet.conf, for `$settings::…` (default: what a server has without one)",
  },
  modulepath: {
    type: "string",
    array: true,
    value: "FOLDER",
    describe:
      "look for modules there; several folders are joined by `:` (`$basemodulepath` of an environment's folder)",
  },
  profile: {
    type: "string",
    choices: profileNames,
    default: defaultProfile,
    describe:
      "the language: the μPuppet paper's, Puppet 7's, or that of Puppet 8 and OpenVox (Puppet 7's with --strict)",
  },
  "allow-cycles": {
    type: "boolean",
    describe: "warn of dependency cycles, as a server compiles them, in place of refusing them",
  },
  "legacy-facts": {
    type: "boolean",
    default: true,
    describe: "`--no-legacy-facts` leaves out facts such as `$osfamily`, as agents do since Puppet 8",
  },
  strict: {
    type: "boolean",
    describe: "unknown variables and what Puppet only warns of are errors (`strict=error`, `strict_variables`)",
  },
  types: {
    type: "string",
    array: true,
    value: "FILE",
    describe: "resource types to add to those that are known, as JSON or YAML",
  },
  functions: {
    type: "string",
    array: true,
    value: "FOLDER",
    describe: "functions of your own: `name.mjs` and `module/name.mjs`",
    trust: "runs the JavaScript of that folder",
  },
  "allow-read": {
    type: "string",
    array: true,
    value: "FOLDER",
    describe: "what modules' Ruby and data may read besides modules and the environment",
    trust: "lets modules read that folder",
  },
  now: {
    type: "string",
    value: "TIME",
    describe: "the time at which the run takes place, such as `2026-11-23T10:00:00Z` (without it, the clock's)",
    trust: "decides what time it is",
    refuse: (value: string) => (timeOf(value) === undefined ? `\`${value}\` is no time in ISO 8601` : undefined),
  },
  seed: {
    type: "string",
    value: "TEXT",
    describe: "what chance in modules' Ruby (`rand`, `SecureRandom`) is made of: equal seeds give equal values",
    trust: "makes what should be secret predictable",
  },
  "upgrade-to": {
    type: "string",
    choices: profileNames.filter((name) => name !== "paper"),
    commands: ["check"],
    describe: "name what breaks with this version: its profile, and legacy facts with the structured ones as fixes",
  },
  nodes: {
    type: "string",
    value: "LIST",
    commands: ["compile", "diff"],
    describe: "compile for many nodes: a file with a name a line, or a folder of files of facts; `-o` names a folder",
  },
  git: {
    type: "boolean",
    commands: ["diff"],
    describe: "A and B are revisions of the git repository of the environment (or of the current folder)",
    trust: "has git read a repository",
  },
  file: {
    type: "string",
    value: "FILE:LINE",
    commands: ["explain"],
    describe: "in place of PATH: a line of a file that the catalog writes, such as `/etc/motd:3`",
    standsForPath: (value: string) => `file:${value}`,
    refuse: (value: string) => (/:\d+$/.test(value) ? undefined : `\`${value}\` has no line: write \`/etc/motd:3\``),
  },
  ignore: {
    type: "string",
    array: true,
    value: "PATTERN",
    commands: ["diff"],
    describe: "leave out differences at such paths: `File[*][content]`, `Package`, `Notify[*]`",
    refuse: (value: string) =>
      /^[^[\]]+(?:\[[^]*?\])?(?:\[[^[\]]*\])?$/.test(value)
        ? undefined
        : `\`${value}\` is no pattern such as \`File[/etc/*]\` or \`File[*][content]\``,
  },
} as const satisfies OptionDeclarations;
