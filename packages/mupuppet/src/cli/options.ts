import type { OptionDeclarations, OptionValues } from "@cairn/cli-kit";
import { policyOptions } from "@cairn/cli-kit/embedding";
import { environmentFolder } from "../environment/environment-folder.js";
import { moduleOptions } from "./module-options.js";
import { puppetDbOptions } from "./puppetdb-options.js";
import { shardOf } from "./shard.js";
import { timeOf } from "./time-of.js";
import { defaultProfile, profileNames } from "../profiles.js";

/** Whether catalogs of a list of nodes, or of all that PuppetDB knows, are asked for. */
export function isForManyNodes({ node, nodes, puppetdb }: OptionValues): boolean {
  return nodes !== undefined || (puppetdb !== undefined && node === undefined);
}

/** Names of rules are words; which there are is known when they are loaded. */
function refuseChecks(value: string): string | undefined {
  return /^[\w-]+(?:,[\w-]+)*$/.test(value)
    ? undefined
    : `\`${value}\` isn't a list of rules: write \`hard_tabs,140chars\``;
}

/** μPuppet's own options, for every command that compiles. */
export const options = {
  node: { type: "string", alias: "n", value: "NAME", describe: "compile for this node (default: `default`)" },
  facts: {
    type: "string",
    array: true,
    value: "FILE",
    describe:
      "the node's facts: JSON or YAML, as facter prints them or as Puppet keeps them; `check` takes several, or a folder",
  },
  "facts-set": {
    type: "string",
    choices: ["os"],
    commands: ["check"],
    describe: "check for typical systems: Debian 11 to 13, Ubuntu, Red Hat and its family, SLES 15, Windows 2022",
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
  "eyaml-private-key": {
    type: "string",
    value: "FILE",
    describe: "decrypt what eyaml has encrypted (`ENC[PKCS7,…]`) with this RSA key; without it such values stay masked",
    trust: "decrypts secrets",
  },
  "eyaml-public-key": {
    type: "string",
    value: "FILE",
    describe: "the certificate of that key: what was encrypted for another one is an error",
    trust: "decides for whom secrets were encrypted",
  },
  "eyaml-gpg-home": {
    type: "string",
    value: "FOLDER",
    describe: "decrypt `ENC[GPG,…]` with the program `gpg` and the secret keys of this folder",
    trust: "runs gpg with the keys of that folder",
  },
  "eyaml-hiera-keys": {
    type: "boolean",
    describe:
      "also use the keys that hiera.yaml names in a level's `options`: `pkcs7_private_key`, `pkcs7_public_key`, `gpg_gnupghome`",
    trust: "decrypts secrets with the keys that hiera.yaml names",
  },
  "allow-encrypted": {
    type: "boolean",
    describe: "accept values that stay encrypted (`ENC[…]`): `compile` doesn't warn, and `serve` sends them",
    trust: "sends ciphertext to nodes",
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
    describe: "the language: that of OpenVox and Puppet since 8, Puppet 7's, or the μPuppet paper's",
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
    describe:
      "unknown variables and what Puppet only warns of are errors (`strict=error`, `strict_variables`); `diff` compares relationships as they are written",
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
  ...moduleOptions,
  now: {
    type: "string",
    value: "TIME",
    describe: "the time at which the run takes place, such as `2026-11-23T10:00:00Z` (without it, the clock's)",
    trust: "decides what time it is",
    refuse: (value: string) => (timeOf(value) === undefined ? `\`${value}\` isn't a time in ISO 8601` : undefined),
  },
  seed: {
    type: "string",
    value: "TEXT",
    describe: "repeat random values of modules' Ruby (`rand`, `SecureRandom`): equal seeds give equal values",
    trust: "makes what should be secret predictable",
  },
  state: {
    type: "string",
    value: "FOLDER",
    commands: ["compile"],
    describe: "keep in this folder what modules' Ruby keeps in Puppet's vardir, such as generated passwords",
    trust: "writes files into that folder",
  },
  style: {
    type: "boolean",
    commands: ["fmt"],
    describe: "also rewrite quotes, modes, variables in strings and last commas as Puppet's style guide has them",
  },
  lint: {
    type: "boolean",
    commands: ["check"],
    describe: "also check the style, with the rules and the configuration files (`.puppet-lint.rc`) of puppet-lint",
  },
  "only-lint": {
    type: "boolean",
    commands: ["check"],
    describe: "check nothing but the style; only what puppet-lint couldn't read is parsed",
  },
  "only-checks": {
    type: "string",
    value: "RULE,…",
    commands: ["check"],
    describe: "check nothing but these rules of puppet-lint",
    refuse: refuseChecks,
  },
  "with-checks": {
    type: "string",
    value: "RULE,…",
    commands: ["check"],
    describe: "rules of puppet-lint and its plug-ins to add to those that are on by default; `all` adds all",
    refuse: refuseChecks,
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
    commands: ["compile", "check", "diff"],
    describe:
      "many nodes: a file with a name a line, a folder of files of facts, or facts as lines of JSON (.ndjson); `-o` names a folder",
  },
  jobs: {
    type: "number",
    alias: "j",
    value: "N",
    commands: ["compile", "check", "diff"],
    describe: "with --nodes, or many files: the number of threads (default: one for each core)",
    refuse: (value: string) => (Number(value) === 0 ? "there must be a thread" : undefined),
  },
  "node-timeout": {
    type: "number",
    value: "SECONDS",
    commands: ["compile", "check", "diff"],
    describe: "with --nodes: a node that takes longer ends alone",
  },
  "node-memory": {
    type: "number",
    value: "MEGABYTES",
    commands: ["compile", "check", "diff"],
    describe: "with --nodes: a node whose thread needs more ends alone (default: 2048)",
  },
  resume: {
    type: "boolean",
    commands: ["compile"],
    describe: "with --nodes: go on after a run that was interrupted; what has changed since is compiled again",
  },
  shard: {
    type: "string",
    value: "I/N",
    commands: ["compile", "check", "diff"],
    describe: "with --nodes: only the part I of N parts of the list, the same on every machine",
    refuse: (value: string) => (shardOf(value) ? undefined : `\`${value}\` isn't a part such as \`1/4\``),
  },
  exported: {
    type: "string",
    value: "FILE",
    describe: "what other nodes export, for `<<| |>>`: JSON as PuppetDB gives it, or a line for each resource",
  },
  "exported-out": {
    type: "string",
    value: "FILE",
    commands: ["compile"],
    trust: "writes to that file",
    describe: "with --nodes: write there what the nodes export, a line for each resource",
  },
  "puppetdb-answers": {
    type: "string",
    value: "FILE",
    describe: 'what `puppetdb_query` gets: JSON, a list of `{"query": …, "rows": …}`',
  },
  ...puppetDbOptions,
  git: {
    type: "boolean",
    commands: ["diff", "lsp"],
    describe:
      "A and B are revisions of the git repository of the environment (or of the current folder); with lsp and --nodes: see what changes since the last commit",
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
  "fileserver-config": {
    type: "string",
    value: "FILE",
    commands: ["diff"],
    describe:
      "the server's fileserver.conf, whose mounts' files are compared, too (default: the one beside the puppet.conf of --settings, or in the environment)",
    trust: "decides which folders are read",
  },
  html: {
    type: "string",
    value: "FILE",
    commands: ["diff"],
    trust: "writes to that file",
    describe: "also write the differences of many nodes as a page to browse, by node, resource and cause",
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
        : `\`${value}\` isn't a pattern such as \`File[/etc/*]\` or \`File[*][content]\``,
  },
  ...policyOptions,
} as const satisfies OptionDeclarations;
