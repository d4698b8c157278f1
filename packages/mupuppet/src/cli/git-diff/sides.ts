import type { ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, type Diagnostic, joinPath, type Result, type Source, startOf } from "@cairn/diagnostics";
import { Compiler } from "../../compile.js";
import { catalogue } from "../../diagnostics/index.js";
import type { LanguageSettings } from "../../evaluate/settings.js";
import type { ServedTree } from "../../diff/served/served-tree.js";
import type { FileServer } from "../../diff/served/file-server.js";
import { openFileServer, treeOnDisk } from "../file-server.js";
import { GitRepository } from "../git-repository.js";
import { environmentFolder } from "../../environment/environment-folder.js";
import { languageSettings } from "../language-settings.js";
import { settingsOfNode } from "../settings.js";
import { withSharedSeed } from "../shared-seed.js";

/** One revision, or one directory, ready to compile. */
export interface Side {
  readonly name: string;
  /** Its files: those of the revision, or those on the disk. */
  readonly revision: ServedTree;
  /** The environment's directory on this side, and on the other one. */
  readonly folder: string;
  readonly otherFolder: string;
  readonly source: Source;
  readonly language: LanguageSettings;
  readonly compiler: Compiler;
  /** Where the files are read that resources copy. */
  readonly server: FileServer;
}

/** What sides are opened with. */
export type SidesContext = Pick<ExtraCommandContext, "host" | "request" | "words">;

/** Both revisions or directories that the command names. */
export function openSides(given: SidesContext): Result<readonly [Side, Side]> {
  const context = { ...given, request: withSharedSeed(given.request) };
  const isGit = context.request.options["git"] === true;
  const { diagnostics, value } = isGit ? openRevisions(context) : openDirectories(context);
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
    const side = sideOf(context, { name, folder, otherFolder: folder, revision });
    diagnostics.push(...side.diagnostics);
    if (!side.value) return { diagnostics };
    sides.push(side.value);
  }
  return { value: sides, diagnostics };
}

/** The environments in two directories, both under one name. */
function openDirectories(context: SidesContext): Result<readonly Side[]> {
  const { request, words } = context;
  const revision = treeOnDisk(request)!;
  const sides: Side[] = [];
  const diagnostics: Diagnostic[] = [];
  const { diagnostics: problems, value: node } = settingsOfNode(request);
  if (!node) return { diagnostics: problems };
  for (const [index, name] of words.entries()) {
    const [folder, otherFolder] = [name, words[1 - index]!].map((word) => (/[/\\]/.test(word) ? word : `./${word}`));
    const side = sideOf(context, { name, revision, folder: folder!, otherFolder: otherFolder! }, node.environment);
    diagnostics.push(...side.diagnostics);
    if (!side.value) return { diagnostics };
    sides.push(side.value);
  }
  return { value: sides, diagnostics };
}

function noRevision(folder: string, reason: string): Result<never> {
  return { diagnostics: [catalogue.create["no-revision"](startOf(createSource(folder, "")), { reason })] };
}

/**
 * The environment in a revision or directory; everything outside a repository is read from the disk. `environment`
 * replaces the directory's name.
 */
function sideOf(
  { host, request }: SidesContext,
  opened: Pick<Side, "name" | "revision" | "folder" | "otherFolder">,
  environment?: string,
): Result<Side> {
  const { folder, revision } = opened;
  const there = {
    ...host,
    kindOf: (path: string) => revision.kindOf(path),
    readFolder: (path: string) => revision.readFolder(path),
    realPath: (path: string) => revision.realPath(path),
  };
  const options = { ...request.options, environment: folder };
  const read = languageSettings({ ...request, options, files: revision, host: there });
  if (!read.value) return { diagnostics: read.diagnostics };
  const language = withName(read.value, environment);
  const server = openFileServer(request, language, revision);
  if (!server.value) return { diagnostics: [...read.diagnostics, ...server.diagnostics] };
  const source = createSource(joinPath(folder, ""), "");
  const compiler = new Compiler(source, language, request.maxErrors);
  return { value: { ...opened, source, language, compiler, server: server.value }, diagnostics: read.diagnostics };
}

function withName(language: LanguageSettings, name: string | undefined): LanguageSettings {
  const { environment } = language;
  return environment && name !== undefined ? { ...language, environment: { ...environment, name } } : language;
}
