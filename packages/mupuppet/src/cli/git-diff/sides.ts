import type { ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, type Diagnostic, joinPath, type Result, type Source, startOf } from "@cairn/diagnostics";
import { Compiler } from "../../compile.js";
import { catalogue } from "../../diagnostics/index.js";
import type { LanguageSettings } from "../../evaluate/settings.js";
import type { Revision } from "../../git/revision.js";
import { GitRepository } from "../git-repository.js";
import { environmentFolder } from "../../environment/environment-folder.js";
import { languageSettings } from "../settings.js";

/** One revision, ready to compile. */
export interface Side {
  readonly name: string;
  readonly revision: Revision;
  readonly source: Source;
  readonly language: LanguageSettings;
  readonly compiler: Compiler;
}

/** What sides are opened with. */
export type SidesContext = Pick<ExtraCommandContext, "host" | "request" | "words">;

/** Both revisions that the command names. */
export function openSides(context: SidesContext): Result<readonly [Side, Side]> {
  const { diagnostics, value } = openRevisions(context);
  return value ? { value: value as unknown as [Side, Side], diagnostics } : { diagnostics };
}

/** The revisions that `words` name. */
export function openRevisions(context: SidesContext): Result<readonly Side[]> {
  const { host, request, words } = context;
  const folder = environmentFolder(String(request.options["environment"] ?? ".")) ?? ".";
  const repository = GitRepository.open(folder, host, request.files);
  if ("problem" in repository) return noRevision(folder, repository.problem);
  const sides: Side[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of words) {
    const revision = repository.revision(name);
    if ("problem" in revision) return noRevision(folder, revision.problem);
    const side = sideOf(context, folder, name, revision);
    diagnostics.push(...side.diagnostics);
    if (!side.value) return { diagnostics };
    sides.push(side.value);
  }
  return { value: sides, diagnostics };
}

function noRevision(folder: string, reason: string): Result<never> {
  return { diagnostics: [catalogue.create["no-revision"](startOf(createSource(folder, "")), { reason })] };
}

/** The environment in a revision; everything outside the repository is read from the disk. */
function sideOf({ host, request }: SidesContext, folder: string, name: string, revision: Revision): Result<Side> {
  const there = {
    ...host,
    kindOf: (path: string) => revision.kindOf(path),
    readFolder: (path: string) => revision.readFolder(path),
    realPath: (path: string) => revision.realPath(path),
  };
  const options = { ...request.options, environment: folder };
  const { diagnostics, value: language } = languageSettings({ ...request, options, files: revision, host: there });
  if (!language) return { diagnostics };
  const source = createSource(joinPath(folder, ""), "");
  const compiler = new Compiler(source, language, request.maxErrors);
  return { value: { name, revision, source, language, compiler }, diagnostics };
}
