import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, startOf, type Source } from "@cairn/diagnostics";
import { compile } from "../compile.js";
import { compareCatalogs, type CompareCatalogsOptions } from "../diff/compare.js";
import { comparedCatalog, type ComparedCatalog } from "../diff/compared-catalog.js";
import { compareNodes, type Catalogs } from "../diff/many-nodes.js";
import { readCatalog } from "../diff/read-catalog.js";
import { catalogue } from "../diagnostics/index.js";
import { unseenDiagnostics } from "../diff/served/report-unseen.js";
import { FoundOnNodes } from "../nodes/found-on-nodes.js";
import { openFileServer, treeOnDisk } from "./file-server.js";
import { compareOptions } from "./compare-options.js";
import { isEnvironment } from "./environment-argument.js";
import { runGitDiff } from "./run-git-diff.js";
import { tellComparison, tellDifferences } from "./tell-differences.js";
import { languageSettings } from "./language-settings.js";
import { settingsOfOneNode } from "./settings.js";
import { withSharedSeed } from "./shared-seed.js";

/**
 * `diff A B`: two manifests, two compiled catalogs, two folders with the catalogs of many nodes, the folders of two
 * environments, or (`--git`) two revisions of an environment.
 */
export async function runDiff(given: ExtraCommandContext): Promise<number> {
  const context = { ...given, request: withSharedSeed(given.request) };
  const { host, report, request, words } = context;
  const [left, right] = words as [string, string];
  const { diagnostics, value: options } = compareOptions(request);
  report(diagnostics);
  if (!options) return exitCodes.inputErrors;
  if (request.options["git"] === true) return runGitDiff(context, options);
  if (isEnvironment(left, host) && isEnvironment(right, host)) return runGitDiff(context, options);
  const areFolders = [left, right].map((path) => host.kindOf(path) === "folder");
  if (areFolders[0] && areFolders[1]) return diffFolders(context, options);
  if (areFolders[0] || areFolders[1]) {
    const reason = "one of the two is a folder, the other is none";
    report([catalogue.create["no-catalog"](startOf(createSource(areFolders[0] ? right : left, "")), { reason })]);
    return 1;
  }
  const before = await readOne(context, left);
  const after = await readOne(context, right);
  if (!before || !after) return 1;
  const comparison = host.interruptible(() => compareCatalogs(before, after, options));
  report(unseenDiagnostics(comparison.unseen));
  return tellComparison(context, comparison, options);
}

async function diffFolders(context: ExtraCommandContext, options: CompareCatalogsOptions): Promise<number> {
  const { host, report, words } = context;
  const left = await readFolder(context, words[0]!);
  const right = await readFolder(context, words[1]!);
  if (!left || !right) return 1;
  const found = new FoundOnNodes();
  const comparison = host.interruptible(() => compareNodes(left, right, options, found));
  report(found.diagnostics());
  return tellDifferences(context, comparison, options, false);
}

/** The catalogs in a folder, by the names of their files, which are the nodes'. */
async function readFolder(context: ExtraCommandContext, folder: string): Promise<Catalogs | undefined> {
  const catalogs = new Map<string, ComparedCatalog>();
  const names = context.host
    .readFolder(folder)
    .flatMap(({ kind, name }) => (kind === "file" && ending.test(name) ? [name] : []));
  let isComplete = true;
  for (const name of names.sort()) {
    const catalog = await readOne(context, `${folder}/${name}`);
    if (catalog) catalogs.set(name.replace(ending, ""), catalog);
    else isComplete = false;
  }
  if (names.length > 0) return isComplete ? catalogs : undefined;
  const reason = "there is no .json or .yaml file in the folder";
  context.report([catalogue.create["no-catalog"](startOf(createSource(folder, "")), { reason })]);
  return undefined;
}

const ending = /\.(?:json|ya?ml)$/i;

/** A compiled catalog, or the one of a manifest. */
async function readOne(context: ExtraCommandContext, path: string): Promise<ComparedCatalog | undefined> {
  const { host, report, request } = context;
  const source = await context.read(path);
  if (!source) return undefined;
  request.onPhase(ending.test(path) ? "parse" : "compile", source.name);
  return host.interruptible(() => {
    const { diagnostics, value } = ending.test(path) ? readCatalog(source) : compileOne(context, source);
    report(diagnostics);
    return value;
  });
}

function compileOne({ request }: ExtraCommandContext, source: Source) {
  const language = languageSettings(request);
  const node = settingsOfOneNode(request);
  const problems = [...language.diagnostics, ...node.diagnostics];
  if (!language.value || !node.value) return { diagnostics: problems };
  const settings = { language: language.value, node: node.value, maxErrors: request.maxErrors };
  const { diagnostics, value } = compile(source, settings);
  const tree = treeOnDisk(request);
  const server = tree && openFileServer(request, language.value, tree);
  if (server && !server.value) return { diagnostics: [...problems, ...diagnostics, ...server.diagnostics] };
  const compared = value && comparedCatalog(value, language.value.types, source, server?.value);
  return { ...(compared ? { value: compared } : {}), diagnostics: [...problems, ...diagnostics] };
}
