import type { ExtraCommandContext, LanguageRequest } from "@cairn/cli-kit";
import { hasErrors, readSource, type Result, type Source } from "@cairn/diagnostics";
import type { ExportedResource, Json } from "../catalog/exported.js";
import { catalogue } from "../diagnostics/index.js";
import type { NodeSettings } from "../evaluate/settings.js";
import { ExportedTable } from "../exported/exported-table.js";
import { tableOfAnswers } from "../exported/query-table.js";
import { readAnswers, readExported } from "../exported/read-exported.js";

/** What is known of other nodes from files. */
export interface Others {
  readonly exported: readonly ExportedResource[] | undefined;
  readonly answers: readonly Json[] | undefined;
}

/** `--exported FILE` and `--puppetdb-answers FILE`. */
export function othersOf({ request }: Pick<ExtraCommandContext, "request">): Result<Others> {
  const exported = readOption(request, "exported", readExported);
  const answers = readOption(request, "puppetdbAnswers", readAnswers);
  const diagnostics = [...exported.diagnostics, ...answers.diagnostics];
  return hasErrors(diagnostics)
    ? { diagnostics }
    : { value: { exported: exported.value, answers: answers.value }, diagnostics };
}

/** The same, as a compilation asks for it. */
export function knownOf({ answers, exported }: Others): Pick<NodeSettings, "answers" | "exported"> {
  return {
    ...(exported ? { exported: new ExportedTable(exported) } : {}),
    ...(answers ? { answers: tableOfAnswers(answers) } : {}),
  };
}

function readOption<Read>(
  { files, options }: LanguageRequest,
  name: string,
  read: (source: Source) => Result<Read>,
): { readonly value?: Read | undefined; readonly diagnostics: Result<Read>["diagnostics"] } {
  const path = options[name];
  if (typeof path !== "string") return { diagnostics: [] };
  const source = readSource(path, files, catalogue.create);
  return source.value ? read(source.value) : { diagnostics: source.diagnostics };
}
