import { exitCodes, writeInto, type CliHost, type ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, createSpan, placesOfBytes, startOf, type Diagnostic, type Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { deepestRuby, tooDeepAt } from "../migrate/depth.js";
import { migrate, readRuby, reportText, type Migration, type RubyFile } from "../migrate/index.js";
import { mostRequired, requiredFiles } from "./required-files.js";
import { loadPrism, type PrismResult } from "./load-prism.js";

/**
 * Writes the translated types, one per file or all in one, and the report; returns 1 if a file can't be read or
 * written.
 */
export async function runMigrate(context: ExtraCommandContext): Promise<number> {
  const { host, request, words } = context;
  const output = request.options["output"] as string | undefined;
  if (output === undefined) {
    host.writeStderr(
      "type-arm: `migrate` needs a folder or a file for the output: `-o PATH`\nSee: type-arm help migrate\n",
    );
    return exitCodes.usage;
  }
  const files = await readFiles(context, words);
  if (!files) return exitCodes.inputErrors;
  request.onPhase("migrate", files[0]!.source.name);
  const migration = host.interruptible(() => migrate(files));
  const isFile = meansFile(host, output);
  context.report(remarks(files, migration, isFile ? "the report" : `${output}/report.txt`));
  if (context.hasFailed()) return exitCodes.inputErrors;
  if (!(isFile ? writeOne(context, output, migration) : writeAll(context, output, migration)))
    return exitCodes.inputErrors;
  const isJson = request.options["format"] === "json";
  host.writeStdout(isJson ? reportJson(migration) : reportText(migration.report));
  return exitCodes.fine;
}

/** An existing file, or a name with the extension of programs, is a file. */
function meansFile(host: CliHost, output: string): boolean {
  const kind = host.kindOf(output);
  return kind === "file" || (kind !== "folder" && output.endsWith(".pp"));
}

/** The trees of all files; undefined if one can't be read or isn't Ruby, which is reported. */
async function readFiles(
  context: ExtraCommandContext,
  words: readonly string[],
): Promise<readonly RubyFile[] | undefined> {
  const { host, report, request } = context;
  const patterns = words.map((word) => (host.kindOf(word) === "folder" ? `${word.replace(/\/$/, "")}/**/*.rb` : word));
  const paths = context.expand(patterns);
  if (paths.length === 0) return undefined;
  const parse = await loadPrism();
  const files: RubyFile[] = [];
  const known = new Set(paths);
  // Required files are appended to the worklist if they exist.
  for (const path of known) {
    const source = await context.read(path);
    if (!source) continue;
    for (const required of requiredFiles(path, source.text)) {
      if (known.size < mostRequired && !known.has(required) && host.kindOf(required) === "file") known.add(required);
    }
    request.onPhase("parse", source.name);
    const read = host.interruptible(() => readOne(source, parse));
    if ("code" in read) report([read]);
    else files.push(read);
  }
  return files.length === known.size ? files : undefined;
}

/** A file's tree, or its first error: later ones are usually consequences. */
function readOne(source: Source, parse: (text: string) => PrismResult): RubyFile | Diagnostic {
  const { text } = source;
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    return catalogue.create["ruby-too-deep"](createSpan(source, deep, deep + 1), { limit: String(deepestRuby) });
  }
  const { errors, value } = parse(text);
  const [first] = errors;
  if (!first) return { source, root: readRuby(value, text) };
  const { start, end } = placesOfBytes(text)(first.location);
  return catalogue.create["ruby-syntax"](createSpan(source, start, Math.min(end, text.length)), { why: first.message });
}

function remarks(
  files: readonly RubyFile[],
  { elsewhere, misnamed, report: { summary, types } }: Migration,
  report: string,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { name, place, why } of misnamed) {
    found.push(catalogue.create["ruby-type-name"](createSpan(place.source, place.start, place.start), { name, why }));
  }
  if (found.length > 0) return found;
  for (const { name, place } of elsewhere) {
    found.push(catalogue.create["ruby-type-elsewhere"](createSpan(place.source, place.start, place.start), { name }));
  }
  if (types.length === 0) {
    for (const { source } of files)
      found.push(catalogue.create["no-ruby-type"](startOf(source), { file: source.name }));
  }
  if (summary.toReview > 0) {
    const words = { ...summaryWords(summary), report };
    found.push(catalogue.create["migration-to-review"](startOf(files[0]!.source), words));
  }
  return found;
}

function summaryWords({ attributes, toReview }: Migration["report"]["summary"]) {
  return {
    details: toReview === 1 ? "1 detail" : `${toReview} details`,
    attributes: attributes === 1 ? "1 attribute and its type" : `${attributes} attributes and their types`,
  };
}

function reportJson({ report }: Migration): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}

function writeOne({ host, report }: ExtraCommandContext, file: string, { programs }: Migration): boolean {
  const folder = file.slice(0, Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\"), 0));
  const text = programs.map((program) => program.text).join("\n");
  const reason =
    (folder === "" ? undefined : host.makeFolder(folder)) ?? host.interruptible(() => host.writeFile(file, [text]));
  if (reason === undefined) return true;
  report([catalogue.create["not-emitted"](startOf(createSource(file, "")), { file, reason })]);
  return false;
}

function writeAll({ host, report }: ExtraCommandContext, folder: string, migration: Migration): boolean {
  const failed = writeInto(host, folder, [
    ...migration.programs.map(({ name, text }) => ({ path: name, chunks: [text] })),
    { path: "report.txt", chunks: [reportText(migration.report)] },
    { path: "report.json", chunks: [reportJson(migration)] },
  ]);
  if (!failed) return true;
  const path = `${folder}/${failed.path}`;
  report([catalogue.create["not-emitted"](startOf(createSource(path, "")), { file: path, reason: failed.reason })]);
  return false;
}
