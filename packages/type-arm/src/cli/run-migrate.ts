import { exitCodes, writeInto, type ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, createSpan, startOf, type Diagnostic, type Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { deepestRuby, tooDeepAt } from "../migrate/depth.js";
import { migrate, placesOf, readRuby, reportText, type Migration, type RubyFile } from "../migrate/index.js";
import { mostRequired, requiredFiles } from "./required-files.js";
import { loadPrism, type PrismResult } from "./load-prism.js";

/** Writes a type for each one of Ruby, and the report; returns 1 where a file can't be read or written. */
export async function runMigrate(context: ExtraCommandContext): Promise<number> {
  const { host, request, words } = context;
  const folder = request.options["output"] as string | undefined;
  if (folder === undefined) {
    host.writeStderr(
      "type-arm: `migrate` wants a folder for what it writes: `-o FOLDER`\nSee: type-arm help migrate\n",
    );
    return exitCodes.usage;
  }
  const files = await readFiles(context, words);
  if (!files) return exitCodes.inputErrors;
  request.onPhase("migrate", files[0]!.source.name);
  const migration = host.interruptible(() => migrate(files));
  context.report(remarks(files, migration, `${folder}/report.txt`));
  if (context.hasFailed()) return exitCodes.inputErrors;
  const isWritten = writeAll(context, folder, migration);
  if (!isWritten) return exitCodes.inputErrors;
  const isJson = request.options["format"] === "json";
  host.writeStdout(isJson ? reportJson(migration) : reportText(migration.report));
  return exitCodes.fine;
}

/** All files as trees; nothing where one can't be read or is no Ruby, which is reported. */
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
  // What is required is read behind what was given, and only where it is there.
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

/** A file as a tree, or its first mistake: those behind it mostly follow from it. */
function readOne(source: Source, parse: (text: string) => PrismResult): RubyFile | Diagnostic {
  const { text } = source;
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    return catalogue.create["ruby-too-deep"](createSpan(source, deep, deep + 1), { limit: String(deepestRuby) });
  }
  const { errors, value } = parse(text);
  const [first] = errors;
  if (!first) return { source, root: readRuby(value, text) };
  const { start, end } = placesOf(text)(first.location);
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
    const words = { count: String(summary.toReview), all: String(summary.attributes), report };
    found.push(catalogue.create["migration-to-review"](startOf(files[0]!.source), words));
  }
  return found;
}

function reportJson({ report }: Migration): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
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
