/** Section 4 of the paper: its two theorems, on random manifests. */
import { HashValue, inspect, type Value } from "@cairn/puppet-core/values";
import fc from "fast-check";
import type { Definition, PaperResource } from "../src/index.js";
import { start } from "../src/index.js";
import type { Machine } from "../src/machine.js";
import { readManifest } from "../src/read/manifests.js";
import { type Manifest, manifests, manifestText } from "@cairn/testing/manifests";
import { programOf, resourcesText, runText } from "./run-text.js";

const runs = { numRuns: 300 };

/** The maximum length of a run: endless ones show nothing new after this. */
const mostSteps = 400;

/** A machine at the beginning of a manifest; undefined if the manifest isn't in figure 6. */
function machineFor(manifest: Manifest): Machine | undefined {
  const { value: term } = readManifest(programOf(manifestText(manifest)));
  return term && start(term, manifest.node);
}

describe("theorem 1: evaluation is deterministic", () => {
  it("at most one rule applies to any term of a run", () => {
    const isDeterministic = fc.property(manifests(), (manifest) => {
      const machine = machineFor(manifest);
      for (let left = mostSteps * 5; machine && left > 0; left--) {
        const applying = machine.conclusions().filter(({ conclusion }) => conclusion && conclusion.kind !== "unmet");
        if (applying.length > 1) return false;
        const move = machine.move();
        if (move === undefined || (move !== "moved" && move.kind === "stuck")) break;
      }
      return true;
    });
    fc.assert(isDeterministic, runs);
  });

  it("a second run has the same result", () => {
    const isRepeatable = fc.property(manifests(), (manifest) => {
      const [one, other] = [0, 1].map(() => runText(manifestText(manifest), manifest.node, { maxSteps: mostSteps }));
      expect(describeOutcome(other!)).toBe(describeOutcome(one!));
    });
    fc.assert(isRepeatable, runs);
  });
});

function describeOutcome(outcome: ReturnType<typeof runText>): string {
  if ("error" in outcome) return `${outcome.error.code} ${outcome.error.span.start} ${outcome.error.message}`;
  return `${outcome.catalog.steps}\n${resourcesText(outcome.catalog.resources).join("\n")}`;
}

/** `(σ, κ, v_C)` at one step. */
interface Snapshot {
  readonly sigma: ReadonlyMap<string, ReadonlyMap<string, Value>>;
  readonly kappa: ReadonlyMap<string, Definition>;
  readonly catalog: readonly PaperResource[];
}

function snapshotOf({ sigma, kappa, catalog }: Machine): Snapshot {
  return { sigma: sigma.toMap(), kappa: new Map(kappa), catalog: [...catalog.resources] };
}

/** Contradictions to `before ⊑ after` of definition 2. */
function contradictions(before: Snapshot, after: Snapshot): string[] {
  const found: string[] = [];
  for (const [scope, variables] of before.sigma) {
    for (const [name, value] of variables) {
      const now = after.sigma.get(scope)?.get(name);
      const isCleared = now === undefined && / def/.test(scope);
      if (!isCleared && (now === undefined || !isSame(now, value))) found.push(`σ(${scope}, ${name})`);
    }
  }
  for (const [name, definition] of before.kappa) {
    const now = after.kappa.get(name);
    const isDeclared = definition.kind === "class" && now?.kind === "declared-class";
    if (now !== definition && !isDeclared) found.push(`κ(${name})`);
  }
  if (before.catalog.some((resource, index) => after.catalog[index] !== resource)) found.push("v_C");
  return found;
}

function isSame(one: Value, other: Value): boolean {
  return one === other || inspect(one) === inspect(other);
}

it("theorem 3: σ, κ and v_C only grow, in the sense of definition 2", () => {
  let cleared = 0;
  const isMonotonic = fc.property(manifests(), (manifest) => {
    const machine = machineFor(manifest);
    if (!machine) return;
    let before = snapshotOf(machine);
    for (let left = mostSteps; left > 0; left--) {
      const next = machine.step();
      if (next?.kind !== "step") break;
      if (next.change?.kind === "clear") cleared++;
      const after = snapshotOf(machine);
      const found = contradictions(before, after);
      if (found.length > 0) expect(found).toEqual([]);
      before = after;
    }
  });
  fc.assert(isMonotonic, runs);
  expect(cleared).toBeGreaterThan(0);
});

it("definition 2 detects a change", () => {
  const machine = machineFor({ chunks: [{ head: "$x = 1" }, { head: "class a { }" }], node: "default" })!;
  while (machine.step() !== undefined);
  const file: PaperResource = { type: "File", title: "a", parameters: new HashValue() };
  const before = snapshotOf(machine);
  expect(contradictions(before, before)).toEqual([]);
  expect(contradictions(before, { ...before, sigma: new Map([["::", new Map([["x", 2n]])]]) })).toEqual(["σ(::, x)"]);
  expect(contradictions(before, { ...before, kappa: new Map() })).toEqual(["κ(a)"]);
  expect(contradictions({ ...before, catalog: [file] }, before)).toEqual(["v_C"]);
});
