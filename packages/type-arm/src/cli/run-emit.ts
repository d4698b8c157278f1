import { exitCodes, writeInto, type ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, didYouMean, startOf, suggestionSentence } from "@cairn/diagnostics";
import { byteLength } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { warnings, type EmittedFile } from "../emit/target.js";
import { targets } from "../emit/targets.js";
import { modelName, modelOf, readSources } from "./read-programs.js";

/** Emits the types of all files into the folder; returns 1 if they have errors or a file can't be written. */
export async function runEmit(context: ExtraCommandContext): Promise<number> {
  const { report, request, words } = context;
  const [name = "", ...files] = words;
  const folder = request.options["output"] as string | undefined;
  const problem = usageProblem(name, folder);
  if (problem !== undefined || folder === undefined) return wrongUsage(context, problem ?? "");
  const sources = await readSources(context, files);
  const model = sources && modelOf(context, sources);
  if (!model) return exitCodes.inputErrors;
  const target = await targets[name]!.load();
  const settings = request.options as Readonly<Record<string, string | undefined>>;
  const options = { name: settings["name"] ?? modelName(files[0]!), settings: dashed(settings) };
  request.onPhase("emit", name);
  if (context.host.interruptible(() => isTooLarge(context, target.leastBytes?.(model) ?? 0, folder)))
    return exitCodes.inputErrors;
  const emission = context.host.interruptible(() => target.emit(model, options));
  report([...(emission.diagnostics ?? []), ...warnings(target, emission.notCarried)]);
  if (context.hasFailed()) return exitCodes.inputErrors;
  const made = context.host.interruptible(() => makeAll(context, folder, emission.files));
  return made ? writeAll(context, folder, made) : exitCodes.inputErrors;
}

function usageProblem(name: string, folder: string | undefined): string | undefined {
  if (!Object.hasOwn(targets, name)) {
    const near = suggestionSentence(didYouMean(name, Object.keys(targets)));
    return `unknown target \`${name}\`${near === undefined ? "" : `; ${near}`}`;
  }
  return folder === undefined ? "`emit` needs a folder for the output: `-o FOLDER`" : undefined;
}

function wrongUsage({ host }: ExtraCommandContext, problem: string): number {
  host.writeStderr(`type-arm: ${problem}\nSee: type-arm help emit\n`);
  return exitCodes.usage;
}

/** Options by their names on the command line. */
function dashed(settings: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`),
      value,
    ]),
  );
}

/**
 * The contents of all files, generated before any is written; undefined after reporting that they exceed the size
 * limit.
 */
function makeAll(
  context: ExtraCommandContext,
  folder: string,
  files: readonly EmittedFile[],
): readonly EmittedFile[] | undefined {
  if (context.maxOutput === 0) return files;
  let size = 0;
  const made: EmittedFile[] = [];
  for (const { chunks, path } of files) {
    const strings: string[] = [];
    made.push({ path, chunks: strings });
    for (const chunk of chunks) {
      strings.push(chunk);
      size += byteLength(chunk);
      if (isTooLarge(context, size, `${folder}/${path}`)) return undefined;
    }
  }
  return made;
}

/** Reports output of at least so many bytes, if that exceeds the limit. */
function isTooLarge(context: ExtraCommandContext, size: number, place: string): boolean {
  const { maxOutput: limit } = context;
  if (limit === 0 || size <= limit) return false;
  const words = { size: `${size} or more`, limit };
  context.report([catalogue.create["output-too-large"](startOf(createSource(place, "")), words)]);
  return true;
}

/** Writes each file to a temporary name and renames it, so that none is ever incomplete. */
function writeAll({ host, report }: ExtraCommandContext, folder: string, files: readonly EmittedFile[]): number {
  const failed = host.interruptible(() => writeInto(host, folder, files));
  if (!failed) return exitCodes.fine;
  const place = `${folder}/${failed.path}`;
  report([catalogue.create["not-emitted"](startOf(createSource(place, "")), { file: place, reason: failed.reason })]);
  return exitCodes.inputErrors;
}
