import { defaultMaxMemory, diagnosticFormats } from "@cairn/diagnostics";
import { refuseReport, reportFormats } from "./report-target.js";
import type { Language, OptionDeclaration, OptionDeclarations } from "./language.js";

/** The default of `--max-output`. */
export const defaultMaxOutput = 256 * 1024 * 1024;

/** Whether a limit is at most another one; 0 is no limit. */
function isWithin(limit: unknown, widest: unknown): boolean {
  return widest === 0 || (limit !== 0 && Number(limit) <= Number(widest));
}

/** The options that every command has (contract, "Options everywhere"). */
export const commonOptions = {
  diagnostics: {
    type: "string",
    choices: diagnosticFormats,
    describe: "how to write errors and warnings (default: pretty on a terminal, plain otherwise)",
  },
  color: {
    type: "string",
    choices: ["auto", "always", "never"],
    default: "auto",
    describe: "whether to colour output for people; NO_COLOR and FORCE_COLOR are respected",
  },
  report: {
    type: "string",
    array: true,
    value: "FORMAT[=FILE]",
    offers: reportFormats,
    refuse: refuseReport,
    describe: "also write all errors and warnings there, as sarif, github or json; those of `check` to standard output",
  },
  "stdin-filename": {
    type: "string",
    value: "FILE",
    describe: "the name of standard input, which relative paths refer to",
  },
  quiet: { type: "boolean", alias: "q", describe: "write only errors: no warnings, no hints, no summary" },
  "max-errors": {
    type: "number",
    value: "N",
    default: 100,
    describe: "show the first N errors and the first N warnings; 0 shows all",
  },
  "max-output": {
    type: "number",
    value: "BYTES",
    describe: "refuse to write a larger result (default: 256 MiB); 0 lifts the limit",
    trust: "lifts the limit on what is written",
    harmless: (value, own) => isWithin(value, own ?? defaultMaxOutput),
  },
  "max-memory": {
    type: "number",
    value: "BYTES",
    describe: "fail if the values of a program would take more (default: 1 GiB); 0 lifts the limit",
    trust: "lifts the limit on what the values of a program take",
    harmless: (value, own) => isWithin(value, own ?? defaultMaxMemory),
  },
  stats: { type: "boolean", describe: "write time and memory of each phase when done" },
  watch: { type: "boolean", alias: "w", describe: "run again whenever an input changes, until interrupted" },
  config: {
    type: "string",
    value: "FILE",
    describe: "read options from FILE instead of the nearest `{config}`, in this folder or above",
  },
  "trust-config": {
    type: "boolean",
    describe: "trust that file to run code or decide whom to believe, once",
  },
  "remember-trust": { type: "boolean", describe: "the same, now and later, until that file changes" },
  help: { type: "boolean", alias: "h", describe: "show this help" },
  version: { type: "boolean", alias: "V", describe: "show the version" },
} as const satisfies OptionDeclarations;

/** The common options that make sense in a configuration file. */
export const configurableOptions = [
  "diagnostics",
  "color",
  "quiet",
  "max-errors",
  "max-output",
  "max-memory",
  "stats",
] as const;

const compilingCommands: readonly string[] = ["compile", "check", "explain", "diff", "graph"];

/** The language's own options that `command` has. */
export function languageOptions(language: Language, command: string): OptionDeclarations {
  // A server does what `check` does, and more.
  const asked = command === "lsp" ? ["check", "lsp"] : [command];
  const entries = Object.entries(language.options).filter(([, { commands = compilingCommands }]) =>
    asked.some((each) => commands.some((other) => other === each)),
  );
  return Object.fromEntries(entries);
}

/** `max-errors` as `maxErrors`. */
export function camelCase(name: string): string {
  return name.replace(/-+(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `maxErrors` as `max-errors`. */
export function dashed(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** An option's other names, as a list. */
export function aliasesOf(option: OptionDeclaration): readonly string[] {
  return option.alias === undefined ? [] : typeof option.alias === "string" ? [option.alias] : option.alias;
}

/** An option as it is typed: `--output`, `-o`, `-Wdup`. */
export function typedName(name: string, option: OptionDeclaration | undefined): string {
  return name.length === 1 || option?.singleDash ? `-${name}` : `--${name}`;
}

/** The placeholder of the option's value in help and messages: `FILE`, `json|yaml`; empty for a switch. */
export function valuePlaceholder(name: string, option: OptionDeclaration): string {
  if (option.type === "boolean") return "";
  return option.choices
    ? option.choices.join("|")
    : (option.value ?? (option.type === "number" ? "N" : name.toUpperCase()));
}

/** The default name of the configuration file. */
export function configName(language: Language): string {
  return `${language.name}.config.json`;
}
