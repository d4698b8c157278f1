import type { OutlineSymbol, Remark, Survey } from "@cairn/language-server";
import type { Comparison } from "@cairn/store";
import { NodesComparer } from "../diff/many-nodes.js";
import { renderNodes } from "../diff/render-nodes.js";

/** A listed node, with its catalog of now and that of the last commit. */
export interface SurveyedNode {
  readonly name: string;
  /** Undefined if it has no catalog. */
  readonly classes: ReadonlySet<string> | undefined;
  /** Undefined if the last commit wasn't looked at. */
  readonly before?: {
    readonly classes: ReadonlySet<string>;
    /** Undefined if it has no catalog now, or had none then. */
    readonly changes?: Comparison;
  };
}

/** Which of the listed nodes get a class, and what changes on them since the last commit. */
export class SurveyOfNodes implements Survey {
  private readonly nodes: readonly SurveyedNode[];
  private readonly listed: number;
  private readonly problem: string | undefined;

  /** `problem`: why nodes, or the last commit, aren't known. */
  constructor(nodes: readonly SurveyedNode[], listed: number, problem: string | undefined) {
    this.nodes = nodes;
    this.listed = listed;
    this.problem = problem;
  }

  remarkOn({ key = "", kind }: OutlineSymbol): Remark | undefined {
    if (kind !== "class") return undefined;
    const name = key.replace(/^class (?:::)?/, "");
    const { failed, getting, losing } = this.nodesOf(name);
    const verb = getting.length === 1 ? "gets" : "get";
    const counted = this.nodes.length === 0 ? [] : [`${getting.length} of ${this.allNodes()} ${verb} this class`];
    const parts = [
      ...counted,
      ...(losing.length === 0 ? [] : [`${losing.length} did at the last commit`]),
      ...(failed === 0 ? [] : [`${failed} ${failed === 1 ? "has" : "have"} no catalog`]),
      ...changesOn([...getting, ...losing]),
      ...(this.problem === undefined ? [] : [this.problem]),
    ];
    const text = textOf([...getting, ...losing]);
    return { title: parts.join("; "), ...(text === undefined ? {} : { text }) };
  }

  private nodesOf(name: string) {
    const { nodes } = this;
    return {
      getting: nodes.filter(({ classes }) => classes?.has(name)),
      losing: nodes.filter(({ before, classes }) => classes && !classes.has(name) && before?.classes.has(name)),
      failed: nodes.filter(({ classes }) => !classes).length,
    };
  }

  private allNodes(): string {
    const { listed, nodes } = this;
    const count = nodes.length < listed ? `the first ${nodes.length}` : String(listed);
    return `${count} listed ${nodes.length === 1 ? "node" : "nodes"}`;
  }
}

function changesOn(nodes: readonly SurveyedNode[]): string[] {
  if (nodes.length === 0 || !nodes.some(({ before }) => before)) return [];
  const changed = nodes.filter(({ before }) => (before?.changes?.differences.length ?? 0) > 0).length;
  const unknown = nodes.filter(({ before }) => !before?.changes).length;
  const since = "since the last commit";
  const known = changed === 0 ? `nothing changes on them ${since}` : `${changed} of them changed ${since}`;
  return [...(unknown < nodes.length ? [known] : []), ...(unknown > 0 ? [`${unknown} had no catalog then`] : [])];
}

/** The nodes with what changes on them, as `diff` prints it; without a commit to compare with only their names. */
function textOf(nodes: readonly SurveyedNode[]): string | undefined {
  if (nodes.length === 0) return undefined;
  const comparer = new NodesComparer({ ignored: () => false, isWritten: false });
  for (const { before, name } of nodes)
    if (before?.changes) {
      const { complete, differences } = before.changes;
      comparer.addChanges(
        name,
        differences.map((difference) => ({ difference })),
        complete,
      );
    }
  const isCompared = nodes.some(({ before }) => before?.changes?.differences.length);
  const names = nodes.map(({ name }) => name).join("\n");
  return isCompared ? `${names}\n\n${renderNodes(comparer.result(), "text", false)}` : names;
}
