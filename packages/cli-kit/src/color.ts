import type { CliHost } from "./host.js";
import type { OptionValues } from "./language.js";

/** Whether to colour the output to a stream; independent of `CI`. */
export function wantsColor(choice: string, host: Pick<CliHost, "env">, isTerminal: boolean): boolean {
  if (choice !== "auto") return choice === "always";
  const { NO_COLOR, FORCE_COLOR, TERM } = host.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "") return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return isTerminal && TERM !== "dumb";
}

/** Whether to colour results for people on standard output. */
export function colorsOutput(options: OptionValues, host: CliHost): boolean {
  return wantsColor(String(options["color"] ?? "auto"), host, host.stdoutIsTerminal);
}
