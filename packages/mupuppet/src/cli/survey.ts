import type { Survey, SurveyInput } from "@cairn/language-server";
import { createSource, hasErrors, joinPath, readSource, type Result, type Source } from "@cairn/diagnostics";
import type { Catalog } from "../catalog/catalog.js";
import { Compiler } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { compareCatalogs } from "../diff/compare.js";
import { comparedCatalog } from "../diff/compared-catalog.js";
import { environmentFolder } from "../environment/environment-folder.js";
import { openFileServer, treeOnDisk } from "./file-server.js";
import { nodeList } from "./fleet/node-list.js";
import { factsOf, type NodeItem } from "./fleet/node-work.js";
import { openRevisions, type Side } from "./git-diff/sides.js";
import { languageSettings } from "./language-settings.js";
import { settingsOfNode } from "./settings.js";
import { withSharedSeed } from "./shared-seed.js";
import { SurveyOfNodes, type SurveyedNode } from "./surveyed-nodes.js";

type CompilingSide = Pick<Side, "compiler" | "language" | "source"> & Partial<Pick<Side, "server">>;

/** Nodes that would take longer in all aren't surveyed: an editor waits for the answer. */
const mostMilliseconds = 10_000;

/**
 * Compiles the nodes that `nodes` lists, and with `git` also as of the last commit. Undefined if no nodes are listed, or
 * if the survey was stopped. A node without a catalog doesn't stop the others.
 */
export async function survey({ file, pause, request: given }: SurveyInput): Promise<Survey | undefined> {
  const request = withSharedSeed(given);
  const { host, options } = request;
  if (options["nodes"] === undefined) return undefined;
  const list = nodeList({ host, request }, undefined);
  const after = list.value && currentSide(file, request);
  if (!list.value || !after?.value) return new SurveyOfNodes([], 0, firstError(list) ?? (after && firstError(after)));
  const before = options["git"] === true ? openRevisions({ host, request, words: ["HEAD"] }) : undefined;
  const problem = before && !before.value ? firstError(before) : undefined;
  const begin = host.now();
  const nodes: SurveyedNode[] = [];
  for (const item of list.value.items()) {
    if (host.now() - begin > mostMilliseconds) break;
    if (await pause()) return undefined;
    nodes.push(surveyed(item, request, after.value, before?.value?.[0]));
  }
  return new SurveyOfNodes(nodes, list.value.count, problem);
}

function surveyed(
  item: NodeItem,
  request: SurveyInput["request"],
  after: CompilingSide,
  before: CompilingSide | undefined,
): SurveyedNode {
  const { name } = item;
  const catalog = catalogOf(item, request, after);
  const old = before && catalogOf(item, request, before);
  const classes = catalog && new Set(catalog.classes);
  if (!before) return { name, classes };
  const oldClasses = new Set(old?.classes);
  if (!catalog || !old) return { name, classes, before: { classes: oldClasses } };
  const { complete, differences } = compareCatalogs(
    comparedCatalog(old, before.language.types, before.source, before.server),
    comparedCatalog(catalog, after.language.types, after.source, after.server),
    { ignored: () => false, isWritten: false },
  );
  return { name, classes, before: { classes: oldClasses, changes: { complete, differences } } };
}

function catalogOf(item: NodeItem, request: SurveyInput["request"], { compiler }: CompilingSide): Catalog | undefined {
  const facts = factsOf(item, request.host, request);
  const settings = hasErrors(facts.diagnostics) ? undefined : settingsOfNode(request, item.name, facts.value).value;
  return settings && compiler.compile(settings).value;
}

/** The files as they are now, in the editor and on the disk. */
function currentSide(file: string, request: SurveyInput["request"]): Result<CompilingSide> {
  const { diagnostics, value: language } = languageSettings(request);
  const source = sourceOf(file, request);
  if (!language || !source.value) return { diagnostics: [...diagnostics, ...source.diagnostics] };
  const compiler = new Compiler(source.value, language, request.maxErrors);
  const tree = treeOnDisk(request);
  const server = tree && openFileServer(request, language, tree).value;
  return { value: { compiler, language, source: source.value, ...(server ? { server } : {}) }, diagnostics };
}

function sourceOf(file: string, { files, options }: SurveyInput["request"]): Result<Source> {
  const folder = environmentFolder(String(options["environment"] ?? ""));
  if (folder !== undefined) return { value: createSource(joinPath(folder, ""), ""), diagnostics: [] };
  return readSource(file, files, catalogue.create);
}

function firstError({ diagnostics }: Pick<Result<unknown>, "diagnostics">): string | undefined {
  return diagnostics.find(({ severity }) => severity === "error")?.message;
}
