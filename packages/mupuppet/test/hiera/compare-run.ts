import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { seededSource } from "@cairn/testing/deep";
import { CatalogOracle } from "../oracle/catalog.js";
import { compareAnswers } from "./compare-answers.js";
import { lookUpHere, type Answer, type Answers } from "./look-up-here.js";
import { facts, node, writeHierarchy, type Hierarchy } from "./write-hierarchy.js";

export interface HieraOptions {
  readonly seed: number;
  readonly hierarchies: number;
  readonly strict: boolean;
  readonly profile?: "puppet7" | "puppet8";
  /** Where lookup.rb is. */
  readonly script?: string;
  readonly progress?: (done: number) => void;
}

export interface HieraTotals {
  /** Hierarchies of which every answer is Puppet's. */
  readonly same: number;
  /** Questions that both answer with the same value, and that both refuse. */
  readonly values: number;
  readonly refused: number;
  readonly differences: readonly string[];
}

/** Made-up hierarchies through our lookup and through Puppet's. */
export async function compareHierarchies(options: HieraOptions): Promise<HieraTotals> {
  const oracle = new CatalogOracle(options.script ?? join(import.meta.dirname, "../oracle/lookup.rb"));
  const totals = { same: 0, values: 0, refused: 0, differences: [] as string[] };
  const folder = mkdtempSync(join(tmpdir(), "cairn-hiera-"));
  try {
    for (let index = 0; index < options.hierarchies; index++) {
      const hierarchy = writeHierarchy(seededSource(options.seed, index));
      const root = join(folder, `environment${index}`);
      writeFiles(root, hierarchy);
      const request = {
        root,
        node,
        facts,
        questions: hierarchy.questions,
        strict: options.strict,
        class: "m",
        profile: options.profile,
      };
      const theirs = (await oracle.ask(request as never)) as unknown as Answers;
      const ours = lookUpHere(request);
      const compared = compareAnswers(hierarchy, ours, theirs);
      if (compared.differences.length === 0) totals.same++;
      totals.values += compared.values;
      totals.refused += compared.refused;
      totals.differences.push(...compared.differences.map((each) => `${index}: ${each}`));
      rmSync(root, { recursive: true });
      options.progress?.(index + 1);
    }
  } finally {
    await oracle.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return totals;
}

/** Explanations that differ from Puppet's, and how many don't; what knocks others out is left out, since Ruby changes what it shows. */
export async function compareExplanations(
  seed: number,
  hierarchies: number,
): Promise<{ same: number; differences: string[] }> {
  const oracle = new CatalogOracle(join(import.meta.dirname, "../oracle/lookup.rb"));
  const folder = mkdtempSync(join(tmpdir(), "cairn-hiera-"));
  const totals = { same: 0, differences: [] as string[] };
  try {
    for (let index = 0; index < hierarchies; index++) {
      const hierarchy = withoutKnockouts(writeHierarchy(seededSource(seed, index)));
      const root = join(folder, `environment${index}`);
      writeFiles(root, hierarchy);
      const request = { root, node, facts, questions: hierarchy.questions, strict: false, explain: true };
      const theirs = (await oracle.ask(request as never)) as unknown as Answers;
      lookUpHere(request).answers!.forEach((ours, at) => {
        const hides = ours.text?.includes("[value redacted]") === true;
        const [mine, their] = [ours, theirs.answers![at]!].map((each) => explanationOf(each, ours.error, hides));
        if (mine === their) totals.same++;
        else totals.differences.push(`${index} ${hierarchy.questions[at]!.names.join()}\n${mine}\n${their}`);
      });
    }
  } finally {
    await oracle.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return totals;
}

function withoutKnockouts(hierarchy: Hierarchy): Hierarchy {
  const text = JSON.stringify(hierarchy).replace(
    /(\\*")knockout_prefix\1( ?: ?)\1--\1/g,
    "$1sort_merged_arrays$1$2false",
  );
  return JSON.parse(text) as Hierarchy;
}

/**
 * An explanation without our additions: locations, and the reason for a missing value. Puppet prints a secret that
 * `convert_to` makes Sensitive and we don't, so that the steps are compared without their values.
 */
function explanationOf({ data = "", text = "" }: Answer, error: string | undefined, hides: boolean): string {
  const own = new Set(["file", "line", "column", "texts", ...(hides ? ["value", "expression"] : [])]);
  const plain = JSON.stringify(JSON.parse(data), (key, value: unknown) => (own.has(key) ? undefined : value));
  const shown = hides ? withoutValues(text) : text;
  const withoutPlaces = shown.replace(/ at \S+:\d+:\d+$/gm, "");
  return `${error === undefined ? withoutPlaces : withoutPlaces.replace(`${error}\n`, "")}${plain}`;
}

/** A value takes the rest of its line, or all lines up to its closing bracket. */
function withoutValues(text: string): string {
  const value = /^( *)(Found key: ".*?" value:|Merged result:) (?:[{[]\n(?:\1 .*\n)*\1[}\]]|.*)$/gm;
  return text.replace(value, "$1$2").replace(/^( *Interpolation on) ".*"$/gm, "$1");
}

function writeFiles(root: string, { files }: Hierarchy): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
