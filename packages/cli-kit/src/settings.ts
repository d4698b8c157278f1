import { defaultMaxMemory, type DiagnosticFormat } from "@cairn/diagnostics";
import { wantsColor } from "./color.js";
import type { CliHost } from "./host.js";
import type { OptionValues } from "./language.js";
import { commonOptions, defaultMaxOutput } from "./options.js";

/** The common options, with their effective values. */
export interface Settings {
  readonly diagnostics: DiagnosticFormat;
  /** Whether standard error is coloured. */
  readonly color: boolean;
  readonly quiet: boolean;
  readonly maxErrors: number;
  readonly maxOutput: number;
  readonly maxMemory: number;
  readonly stats: boolean;
  readonly watch: boolean;
}

/** Fills in the defaults, some of which depend on the terminal. */
export function readSettings(options: OptionValues, host: CliHost): Settings {
  const choice = String(options["color"] ?? commonOptions.color.default);
  const diagnostics = options["diagnostics"] ?? (host.stderrIsTerminal ? "pretty" : "plain");
  return {
    diagnostics: diagnostics as DiagnosticFormat,
    color: wantsColor(choice, host, host.stderrIsTerminal),
    quiet: options["quiet"] === true,
    maxErrors: Number(options["maxErrors"] ?? commonOptions["max-errors"].default),
    maxOutput: Number(options["maxOutput"] ?? defaultMaxOutput),
    maxMemory: Number(options["maxMemory"] ?? defaultMaxMemory),
    stats: options["stats"] === true,
    watch: options["watch"] === true,
  };
}
