import type { ExtraCommandContext } from "@cairn/cli-kit";
import type { Source } from "@cairn/diagnostics";
import { compile } from "../compile.js";
import type { Model } from "../model/index.js";
import { compileOptions } from "./compile-options.js";
import { withSeparateLogic } from "../library/separate-logic.js";

/** The sources of all files; undefined after reporting one that can't be read. */
export async function readSources(
  context: ExtraCommandContext,
  words: readonly string[],
): Promise<Source[] | undefined> {
  const paths = context.expand(words);
  const sources: Source[] = [];
  for (const path of paths) {
    const source = await context.read(path);
    if (source) sources.push(source);
  }
  return paths.length > 0 && sources.length === paths.length ? sources : undefined;
}

/** The model of programs that belong together, whose statements are left to the caller; undefined after reporting errors (or a lint that the user made one). */
export function modelOf(context: ExtraCommandContext, sources: readonly Source[]): Model | undefined {
  const { request } = context;
  const found = withSeparateLogic(sources, request.files);
  const { diagnostics, value } = found.value
    ? compile(found.value, { ...compileOptions(request), runsStatements: false })
    : found;
  context.report(diagnostics);
  return context.hasFailed() ? undefined : (value as Model | undefined);
}

/** The name of a file's Ecore model: `users` for `models/users.pp`. */
export function modelName(word: string): string {
  const base = word
    .slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1)
    .replace(/\.(?:pp|ecore|logic\.xmi)$/, "");
  const name = base.replace(/[^\w-]+/g, "_");
  return /^[A-Za-z_]/.test(name) ? name : "types";
}

/** The options of the Ecore target, by their names on the command line. */
export function ecoreOptions(options: Readonly<Record<string, unknown>>): Readonly<Record<string, string | undefined>> {
  return {
    "ns-uri": options["nsUri"] as string | undefined,
    "ns-prefix": options["nsPrefix"] as string | undefined,
    profile: options["profile"] as string | undefined,
  };
}
