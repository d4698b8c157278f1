import { createSource, startOf, type Result, type Source } from "@cairn/diagnostics";
import type { ExportedResource, Json } from "../catalog/exported.js";
import { catalogue } from "../diagnostics/index.js";

/** Reads exported resources: a list in JSON, as PuppetDB's query `resources` answers, or one in each line. */
export function readExported(source: Source): Result<readonly ExportedResource[]> {
  return readEntries(source, "a list of exported resources", (entry) => {
    const { certname, exported = true, parameters, tags, title, type } = entry;
    if (typeof certname !== "string" || typeof type !== "string" || typeof title !== "string")
      return "`certname`, `type` and `title` must be there";
    if (!isMapping(parameters ?? {})) return "`parameters` isn't an object";
    if (!Array.isArray(tags ?? [])) return "`tags` isn't a list";
    return exported === true ? { ...entry, tags: tags ?? [], parameters: parameters ?? {} } : undefined;
  }) as unknown as Result<readonly ExportedResource[]>;
}

/** Reads answers for `puppetdb_query`: a list of `{"query": …, "rows": …}`, or one in each line. */
export function readAnswers(source: Source): Result<readonly Json[]> {
  return readEntries(source, "a list of queries and their answers", (entry) =>
    "query" in entry && "rows" in entry ? entry : "`query` and `rows` must be there",
  );
}

type Entry = { readonly [name: string]: Json };

/** The entries that `check` gives; a text from it is what is wrong. */
function readEntries(source: Source, what: string, check: (entry: Entry) => Json | undefined): Result<readonly Json[]> {
  const entries = parse(source.text);
  if (!entries) return badExportedFile(source, `it is neither ${what} in JSON nor one JSON object in each line`);
  const read: Json[] = [];
  for (const [index, entry] of entries.entries()) {
    const checked = isMapping(entry) ? check(entry) : "it isn't an object";
    if (typeof checked === "string") return badExportedFile(source, `entry ${index + 1} is wrong: ${checked}`);
    if (checked !== undefined) read.push(checked);
  }
  return { value: read, diagnostics: [] };
}

function parse(text: string): readonly Json[] | undefined {
  try {
    if (/^\s*\[/.test(text)) return JSON.parse(text) as readonly Json[];
    return text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [JSON.parse(line) as Json]));
  } catch {
    return undefined;
  }
}

function isMapping(json: Json): json is Entry {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function badExportedFile({ name }: Source, reason: string): Result<never> {
  return { diagnostics: [catalogue.create["exported-file"](startOf(createSource(name, "")), { reason })] };
}
