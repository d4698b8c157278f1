import { fileNotWritable, type LanguageRequest } from "@cairn/cli-kit";
import type { Diagnostic } from "@cairn/diagnostics";
import type { ExportedResource } from "../catalog/exported.js";

/** `--exported-out FILE`: exported resources, one per line. Returns an error if the file can't be written. */
export function keepExported({ host, options }: LanguageRequest, exported: readonly ExportedResource[]): Diagnostic[] {
  const path = options["exportedOut"];
  if (typeof path !== "string" || !host) return [];
  const problem = host.writeFile(path, linesOf(exported));
  return problem === undefined ? [] : [fileNotWritable("mupuppet", path, problem)];
}

function* linesOf(exported: readonly ExportedResource[]): Iterable<string> {
  for (const each of exported) yield `${JSON.stringify(each)}\n`;
}
