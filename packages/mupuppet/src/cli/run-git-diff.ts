import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, type Diagnostic, joinPath, type Result, type Source, startOf } from "@cairn/diagnostics";
import type { DifferencesFormat } from "@cairn/store";
import { Compiler } from "../compile.js";
import { comparedCatalog, type ComparedCatalog } from "../diff/compared-catalog.js";
import type { Ignores } from "../diff/ignore.js";
import { isSame, NodesComparer } from "../diff/many-nodes.js";
import { renderNodes } from "../diff/render-nodes.js";
import { catalogue } from "../diagnostics/index.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import type { Revision } from "../git/revision.js";
import { FoundOnNodes } from "../nodes/found-on-nodes.js";
import type { ListedNode } from "../nodes/read-list.js";
import { GitRepository } from "./git-repository.js";
import { listedNodes } from "./listed-nodes.js";
import { environmentFolder } from "./options.js";
import { languageSettings, settingsOfNode } from "./settings.js";

/**
 * `diff --git REV1 REV2 --environment FOLDER`: the nodes whose catalogs differ between two revisions, and the
 * differences.
 */
export async function runGitDiff(context: ExtraCommandContext, ignored: Ignores): Promise<number> {
  const { host, report, request, words } = context;
  const folder = environmentFolder(String(request.options["environment"] ?? ".")) ?? ".";
  const repository = GitRepository.open(folder, host, request.files);
  if ("problem" in repository) return refuse(context, folder, repository.problem);
  const sides: Side[] = [];
  for (const name of words) {
    const revision = repository.revision(name);
    if ("problem" in revision) return refuse(context, folder, revision.problem);
    const side = sideOf(context, folder, name, revision);
    report(side.diagnostics);
    if (!side.value) return exitCodes.inputErrors;
    sides.push(side.value);
  }
  const [before, after] = sides as [Side, Side];
  const nodes = nodesOf(context, before, after);
  report(nodes.diagnostics);
  if (!nodes.value) return exitCodes.inputErrors;
  return new GitDiff(context, before, after, ignored).run(nodes.value);
}

/** One revision, ready to compile. */
interface Side {
  readonly name: string;
  readonly source: Source;
  readonly language: LanguageSettings;
  readonly compiler: Compiler;
}

function refuse({ report }: ExtraCommandContext, folder: string, reason: string): number {
  report([catalogue.create["no-revision"](startOf(createSource(folder, "")), { reason })]);
  return exitCodes.inputErrors;
}

/** The environment in a revision; everything outside the repository is read from the disk. */
function sideOf(
  { host, request }: ExtraCommandContext,
  folder: string,
  name: string,
  revision: Revision,
): Result<Side> {
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
  return {
    value: { name, source, language, compiler: new Compiler(source, language, request.maxErrors) },
    diagnostics,
  };
}

/** The listed nodes, or those that the manifests of either revision name. */
function nodesOf(context: ExtraCommandContext, before: Side, after: Side): Result<readonly ListedNode[]> {
  const { options } = context.request;
  if (options["nodes"] !== undefined) return listedNodes(context);
  const facts = options["facts"] as string | undefined;
  const only = options["node"] as string | undefined;
  const named = only === undefined ? [...before.compiler.namedNodes(), ...after.compiler.namedNodes()] : [only];
  const span = startOf(after.source);
  return { value: [...new Set(named)].map((name) => ({ name, facts, span })), diagnostics: [] };
}

class GitDiff {
  private readonly context: ExtraCommandContext;
  private readonly sides: readonly [Side, Side];
  private readonly comparer: NodesComparer;
  private readonly found = new FoundOnNodes();
  private hasFailed = false;

  constructor(context: ExtraCommandContext, before: Side, after: Side, ignored: Ignores) {
    this.context = context;
    this.sides = [before, after];
    this.comparer = new NodesComparer(ignored);
  }

  /** A node that fails in one revision doesn't stop the others. */
  run(nodes: readonly ListedNode[]): number {
    const { host, report, request } = this.context;
    host.interruptible(() => nodes.forEach((node) => this.compare(node)));
    report(this.found.diagnostics());
    const comparison = this.comparer.result();
    const format = (request.options["format"] ?? "text") as DifferencesFormat;
    const isEqual = isSame(comparison) && comparison.complete;
    if (!isEqual || format === "json") host.writeStdout(renderNodes(comparison, format));
    if (this.hasFailed) return exitCodes.inputErrors;
    return isEqual ? exitCodes.fine : exitCodes.differences;
  }

  private compare(node: ListedNode): void {
    const [before, after] = this.sides.map((side) => this.catalogOf(node, side));
    if (before && after) this.comparer.add(node.name, before, after);
    else this.hasFailed = true;
  }

  private catalogOf({ facts, name }: ListedNode, side: Side): ComparedCatalog | undefined {
    const settings = settingsOfNode(this.context.request, name, facts);
    if (!settings.value) {
      this.found.add(name, settings.diagnostics);
      return undefined;
    }
    const { diagnostics, value } = side.compiler.compile(settings.value);
    this.found.add(
      name,
      diagnostics.map((each) => inRevision(each, side)),
    );
    return value && comparedCatalog(value, side.language.types, side.source);
  }
}

/** Both revisions have files of the same names: a diagnostic must say which revision it is about. */
function inRevision(diagnostic: Diagnostic, { name }: Side): Diagnostic {
  return { ...diagnostic, notes: [...diagnostic.notes, `in the revision ${name}`] };
}
