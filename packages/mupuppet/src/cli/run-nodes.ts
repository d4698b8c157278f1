import { exitCodes, writeInto, type ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, hasErrors, startOf, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { Compiler } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { FoundOnNodes } from "../nodes/found-on-nodes.js";
import type { ListedNode } from "../nodes/read-list.js";
import { compilationOf } from "./compilation.js";
import { EqualCatalogs } from "./equal-catalogs.js";
import { listedNodes } from "./listed-nodes.js";
import { languageSettings, settingsOfNode } from "./settings.js";

/**
 * `compile FILE --nodes LIST -o FOLDER`: parses once, and writes a file for each node; one that fails doesn't stop the
 * others.
 */
export async function runNodes(context: ExtraCommandContext): Promise<number> {
  const { host, report, request, words } = context;
  const folder = request.options["output"] as string | undefined;
  if (folder === undefined) {
    host.writeStderr("mupuppet: `--nodes` wants a folder for the catalogs: `-o FOLDER`\nSee: mupuppet help compile\n");
    return exitCodes.usage;
  }
  const list = listedNodes(context);
  const language = languageSettings(request);
  report([...list.diagnostics, ...language.diagnostics]);
  const source = await context.read(words[0]!);
  if (!source || !list.value || !language.value) return 1;
  const problem = host.makeFolder(folder);
  if (problem !== undefined) {
    const reason = `\`${folder}\` can't be a folder for the catalogs: ${problem}`;
    report([catalogue.create["nodes-file"](startOf(createSource(folder, "")), { reason })]);
    return 1;
  }
  const run = new NodesRun(context, source, language.value, folder);
  const nodes = list.value;
  // One interruptible section for all: each costs as much as a small node.
  host.interruptible(() => nodes.forEach((node, index) => run.compile(node, index, nodes.length)));
  return run.finish(nodes.length);
}

class NodesRun {
  private readonly context: ExtraCommandContext;
  private readonly source: Source;
  private readonly language: LanguageSettings;
  private readonly folder: string;
  private readonly compiler: Compiler;
  private readonly found = new FoundOnNodes();
  private readonly equal = new EqualCatalogs();
  private failed = 0;

  constructor(context: ExtraCommandContext, source: Source, language: LanguageSettings, folder: string) {
    this.context = context;
    this.source = source;
    this.language = language;
    this.folder = folder;
    this.compiler = new Compiler(source, language, context.request.maxErrors);
  }

  /** Compiles for one node, writes its file, and reports the outcome. */
  compile(node: ListedNode, index: number, count: number): void {
    const { host } = this.context;
    const done = this.compileNode(node);
    this.found.add(node.name, done.diagnostics);
    if (done.value === undefined) this.failed++;
    const result = done.value ?? firstError(done.diagnostics);
    host.writeStdout(`[${index + 1}/${count}] ${node.name}: ${result}\n`);
  }

  finish(count: number): number {
    const { host, report } = this.context;
    report(this.found.diagnostics());
    const nodes = count === 1 ? "1 node" : `${count} nodes`;
    host.writeStdout(
      `${count - this.failed} of ${nodes} compiled${this.failed > 0 ? `, ${this.failed} failed` : ""}\n`,
    );
    for (const line of this.equal.lines()) host.writeStdout(`${line}\n`);
    return this.failed > 0 ? 1 : 0;
  }

  /** Returns where the catalog was written. */
  private compileNode(node: ListedNode): Result<string> {
    const { host, maxOutput, request } = this.context;
    const { options } = request;
    const settings = settingsOfNode(request, node.name, node.facts);
    if (!settings.value) return { diagnostics: settings.diagnostics };
    const { diagnostics, value } = this.compiler.compile(settings.value);
    if (!value) return { diagnostics };
    const format = String(options["format"] ?? "json");
    const compilation = compilationOf(value, this.source, this.language, request);
    const printed = compilation.print(format, maxOutput);
    const all = [...diagnostics, ...printed.diagnostics];
    if (!printed.value || hasErrors(all)) return { diagnostics: all };
    const file = `${node.name}.${format}`;
    const path = `${this.folder}/${file}`;
    const problem = writeInto(host, this.folder, [{ path: file, chunks: this.equal.watch(node.name, printed.value) }]);
    if (problem === undefined) return { value: `${value.resources.length} resources in ${path}`, diagnostics: all };
    const reason = `\`${path}\` can't be written: ${problem.reason}`;
    return { diagnostics: [...all, catalogue.create["nodes-file"](node.span, { reason })] };
  }
}

function firstError(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
  return `failed: ${errors[0]?.message ?? "nobody knows why"}${more}`;
}
