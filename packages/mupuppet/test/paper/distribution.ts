import { createSource } from "@cairn/diagnostics";
import { parse } from "../../src/parse/parse.js";
import { readManifest, ruleNames, start, type PaperResource } from "@cairn/mupuppet-paper";
import { derivationOf, type rulesFor } from "@cairn/mupuppet-paper/semantics";
import { type Manifest, manifestText } from "@cairn/testing/manifests";

/** How many steps a random manifest may take; those that recurse without an end take more. */
export const mostSteps = 5_000;

/** What the rules make of a manifest, and which of them it uses. */
export interface Outcome {
  readonly labels: ReadonlySet<string>;
  /** Its catalog; undefined if it has none. */
  readonly resources: readonly PaperResource[] | undefined;
}

/** Runs a manifest by the rules of the paper, or by others. */
export function outcomeOf(manifest: Manifest, rules?: typeof rulesFor): Outcome {
  const { value: program } = parse(createSource("site.pp", manifestText(manifest)));
  if (!program) return { labels: new Set(["syntax"]), resources: undefined };
  const { value: term } = readManifest(program);
  if (!term) return { labels: new Set(["not in paper"]), resources: undefined };
  const machine = start(term, manifest.node, {}, rules);
  const labels = new Set<string>();
  for (let left = mostSteps; left > 0; left--) {
    const next = machine.step();
    if (!next) return { labels, resources: machine.catalog.resources };
    for (const rule of derivationOf(next.context, 10)) labels.add(rule);
    if (next.kind === "stuck") return { labels: labels.add("stuck"), resources: undefined };
    for (const rule of [next.rule, ...next.premises]) labels.add(rule);
  }
  return { labels: labels.add("without an end"), resources: undefined };
}

/** What one manifest in a hundred must hit at least. */
export const demanded: readonly string[] = [...ruleNames, "stuck", "not in paper", "without an end"];

/** What a run of random manifests has seen. */
export class Distribution {
  runs = 0;
  valid = 0;
  private readonly hits = new Map<string, number>();

  count(manifest: Manifest): Outcome {
    const outcome = outcomeOf(manifest);
    const { labels, resources } = outcome;
    this.runs++;
    if (resources) this.valid++;
    for (const label of labels) this.hits.set(label, (this.hits.get(label) ?? 0) + 1);
    return outcome;
  }

  /** The share of manifests that hit `label`, in percent. */
  share(label: string): number {
    return (100 * (this.hits.get(label) ?? 0)) / this.runs;
  }

  get validShare(): number {
    return (100 * this.valid) / this.runs;
  }

  toString(): string {
    const labels = [...new Set([...demanded, ...this.hits.keys()])];
    const shares = labels.map((label) => `${this.share(label).toFixed(1).padStart(6)} %  ${label}`);
    return [`${this.runs} manifests, ${this.validShare.toFixed(1)} % valid`, ...shares].join("\n");
  }
}
