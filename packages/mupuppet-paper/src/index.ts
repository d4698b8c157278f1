/**
 * The small-step semantics of μPuppet, rule by rule as in the paper. It is meant to be read next to the paper, to show
 * a run to learners (`mupuppet step`), and as an oracle for the fast evaluator.
 */
import type { Diagnostic, Result } from "@cairn/diagnostics";
import type { HashValue, Value } from "@cairn/puppet-core/values";
import type { Program } from "@cairn/puppet-core/manifest";
import type { NodeName } from "./conclusion.js";
import type { Definition } from "./kappa.js";
import { Machine } from "./machine.js";
import { readManifest } from "./read/manifests.js";
import type { rulesFor } from "./rules/index.js";
import { nodeMatch } from "./rules/manifests.js";
import { stepOf, type Step } from "./step.js";
import { describeEndless, describeStuck, itemsOfManifest } from "./stuck.js";
import type { Manifest } from "./terms.js";

export type { Definition } from "./kappa.js";
export type { Step } from "./step.js";
export { endText, stepJson, stepText } from "./print.js";
export { readManifest } from "./read/manifests.js";
export { ruleNames } from "./rules/index.js";

/** Options of a run. */
export interface RunOptions {
  /** The maximum number of steps; a run may not terminate. */
  readonly maxSteps?: number;
  /** The initial σ: variables of the top scope that the client provides. */
  readonly facts?: ReadonlyMap<string, Value>;
}

/** The number of steps after which `run` gives up unless it is told otherwise. */
export const defaultMaxSteps = 1_000_000;

/** The result of a manifest. */
export interface PaperCatalog {
  /** `v_C`, in its order; types are capitalised, as in references. */
  readonly resources: readonly PaperResource[];
  /** The final σ, by scopes as the paper writes them. */
  readonly sigma: ReadonlyMap<string, ReadonlyMap<string, Value>>;
  /** The final κ. */
  readonly kappa: ReadonlyMap<string, Definition>;
  /** The number of steps. */
  readonly steps: number;
}

/** A resource of `v_C`: the paper's catalog. */
export interface PaperResource {
  readonly type: string;
  readonly title: string;
  readonly parameters: HashValue;
}

/** The constructs of a manifest that aren't in figure 6. */
export function checkPaper(program: Program): readonly Diagnostic[] {
  return readManifest(program).diagnostics;
}

/** Compiles a manifest for a node by the rules of the paper: its catalog, or why there is none. */
export function run(program: Program, nodeName: string, options: RunOptions = {}): Result<PaperCatalog> {
  const { value: manifest, diagnostics } = readManifest(program);
  if (!manifest) return { diagnostics };
  const machine = start(manifest, nodeName, options);
  const about = { manifest, kappa: machine.kappa, source: program.source };
  const most = options.maxSteps ?? defaultMaxSteps;
  for (let count = 0; count <= most; count++) {
    const next = machine.step();
    if (!next) return { value: catalogOf(machine, count), diagnostics: [] };
    if (next.kind === "stuck") return { diagnostics: [describeStuck(next, about)] };
  }
  return { diagnostics: [describeEndless(machine.focus, most, about)] };
}

/** The run of a manifest, step by step; it returns the errors if the run doesn't end with `skip`. */
export function* steps(
  program: Program,
  nodeName: string,
  options: RunOptions = {},
): Generator<Step, readonly Diagnostic[], undefined> {
  const { value: manifest, diagnostics } = readManifest(program);
  if (!manifest) return diagnostics;
  const machine = start(manifest, nodeName, options);
  const about = { manifest, kappa: machine.kappa, source: program.source };
  const most = options.maxSteps ?? defaultMaxSteps;
  for (let number = 1; number <= most + 1; number++) {
    const next = machine.step();
    if (!next) return [];
    if (next.kind === "stuck") return [describeStuck(next, about)];
    if (number <= most) yield stepOf(next, number, program.source);
  }
  return [describeEndless(machine.focus, most, about)];
}

/** A machine before its first step. */
export function start(manifest: Manifest, name: string, options: RunOptions = {}, rules?: typeof rulesFor): Machine {
  return new Machine(manifest, nodeNameOf(name, manifest), options.facts ?? new Map(), rules);
}

/** "The default node definition is used if no other definition applies": so that must be known beforehand. */
function nodeNameOf(name: string, manifest: Manifest): NodeName {
  const node = { name, isMatched: true };
  for (const item of itemsOfManifest(manifest)) {
    if (item.kind === "node" && item.specifications.some((each) => nodeMatch(node, each) !== false)) return node;
  }
  return { name, isMatched: false };
}

function catalogOf({ catalog, sigma, kappa }: Machine, steps: number): PaperCatalog {
  return { resources: catalog.resources, sigma: sigma.toMap(), kappa, steps };
}
