import { exitCodes, type LanguageRequest } from "@cairn/cli-kit";
import type { ExportedResource } from "../catalog/exported.js";

/** `--exported-out FILE`: what nodes export, a line for each resource. Returns the exit code. */
export function keepExported({ host, options }: LanguageRequest, exported: readonly ExportedResource[]): number {
  const path = options["exportedOut"];
  if (typeof path !== "string" || !host) return exitCodes.fine;
  const problem = host.writeFile(path, linesOf(exported));
  if (problem === undefined) return exitCodes.fine;
  host.writeStderr(`mupuppet: \`${path}\` can't be written: ${problem}\n`);
  return exitCodes.inputErrors;
}

function* linesOf(exported: readonly ExportedResource[]): Iterable<string> {
  for (const each of exported) yield `${JSON.stringify(each)}\n`;
}
