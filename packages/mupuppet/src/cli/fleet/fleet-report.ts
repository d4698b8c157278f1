import type { ExtraCommandContext, Progress, WorkOutcome } from "@cairn/cli-kit";
import { createSource, startOf, type Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import { FoundOnNodes } from "../../nodes/found-on-nodes.js";
import { EqualCatalogs } from "../equal-catalogs.js";
import { endedNode } from "./node-limits.js";
import type { NodeDone } from "./node-work.js";

/** From how many nodes on progress is shown in more detail. */
const many = 32;
const mostSlow = 5;
const mostCauses = 20;

/** What users see of a run over many nodes: a line for each, what was found, and a summary. */
export class FleetReport {
  private readonly context: ExtraCommandContext;
  private readonly count: number;
  private readonly folder: string | undefined;
  private readonly progress: Progress | undefined;
  private readonly found = new FoundOnNodes();
  private readonly equal = new EqualCatalogs();
  private readonly causes = new Map<string, { count: number; readonly first: string }>();
  private readonly slowest: { readonly node: string; readonly milliseconds: number }[] = [];
  private done = 0;
  private failed = 0;
  private resources = 0;

  constructor(context: ExtraCommandContext, count: number, folder: string | undefined, progress: Progress | undefined) {
    this.context = context;
    this.count = count;
    this.folder = folder;
    this.progress = progress;
  }

  /** What became of the node at a place of the list. */
  add(node: string, index: number, outcome: WorkOutcome<NodeDone>, diagnostics: readonly Diagnostic[]): void {
    const all =
      "done" in outcome
        ? [...diagnostics, ...this.unwritten(outcome.done)]
        : [endedNode(this.context, node, outcome.ended)];
    this.found.add(node, all);
    const error = all.find(({ severity }) => severity === "error");
    if (error) this.addFailure(node, error);
    else if ("done" in outcome) this.addSuccess(node, outcome.done);
    if ("done" in outcome) this.addTime(node, outcome.done.milliseconds);
    this.done++;
    this.progress?.set(this.done);
    if (!this.progress || error) this.tell(`[${index + 1}/${this.count}] ${node}: ${this.resultOf(outcome, all)}`);
  }

  /** Writes the summary; returns the exit code. */
  finish(): number {
    const { causes, context, done: count, failed, resources } = this;
    this.progress?.stop();
    context.report(this.found.diagnostics());
    const nodes = count === 1 ? "1 node" : `${count} nodes`;
    const what = this.folder === undefined ? "checked" : "compiled";
    this.tell(`${count - failed} of ${nodes} ${what}${failed > 0 ? `, ${failed} failed` : ""}`);
    for (const line of this.equal.lines()) this.tell(line);
    if (count >= many) {
      this.tell(`${resources} resources in all`);
      const sorted = [...causes].sort(([, a], [, b]) => b.count - a.count);
      for (const [code, { count: nodes, first }] of sorted.slice(0, mostCauses))
        this.tell(`failed by ${code}: ${nodes === 1 ? first : `${nodes} nodes, first ${first}`}`);
      if (sorted.length > mostCauses) this.tell(`and by ${sorted.length - mostCauses} other codes`);
    }
    if (count >= many || context.request.options["stats"] === true) this.tellSlowest();
    return failed > 0 ? 1 : 0;
  }

  /** Apart from the summary, which is the same in each run. */
  private tellSlowest(): void {
    const { context, slowest } = this;
    if (slowest.length === 0 || context.request.options["quiet"] === true) return;
    const all = slowest.map(({ milliseconds, node }) => `${node} (${milliseconds} ms)`);
    context.host.writeStderr(`slowest: ${all.join(", ")}\n`);
  }

  private addSuccess(node: string, { digest, resources = 0 }: NodeDone): void {
    this.resources += resources;
    if (digest !== undefined) this.equal.add(node, digest);
  }

  private addFailure(node: string, { code }: Diagnostic): void {
    this.failed++;
    const known = this.causes.get(code);
    if (known) known.count++;
    else this.causes.set(code, { count: 1, first: node });
  }

  private addTime(node: string, milliseconds: number): void {
    const { slowest } = this;
    if (slowest.length === mostSlow && milliseconds <= slowest.at(-1)!.milliseconds) return;
    slowest.push({ node, milliseconds });
    slowest.sort((a, b) => b.milliseconds - a.milliseconds);
    slowest.length = Math.min(slowest.length, mostSlow);
  }

  private resultOf(outcome: WorkOutcome<NodeDone>, all: readonly Diagnostic[]): string {
    const errors = all.filter(({ severity }) => severity === "error");
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
    if (errors.length > 0) return `failed: ${errors[0]!.message}${more}`;
    if (!("done" in outcome)) return "failed";
    const { file, resources } = outcome.done;
    return `${resources} resources${file === undefined ? "" : ` in ${this.folder}/${file}`}`;
  }

  private unwritten({ file, problem }: NodeDone): Diagnostic[] {
    if (problem === undefined) return [];
    const reason = `\`${this.folder}/${file}\` can't be written: ${problem}`;
    return [catalogue.create["nodes-file"](startOf(createSource(`${this.folder}/${file}`, "")), { reason })];
  }

  private tell(line: string): void {
    if (this.context.request.options["quiet"] === true) return;
    this.context.host.writeStdout(`${line}\n`);
  }
}
