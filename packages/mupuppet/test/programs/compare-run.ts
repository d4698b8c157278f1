import { seededSource } from "@cairn/testing/deep";
import { CatalogOracle, type CatalogRequest } from "../oracle/catalog.js";
import { compileHere } from "./compile-here.js";
import { shrinkLines } from "./shrink.js";
import { compareWithPuppet, type Comparison } from "./verdict.js";
import { facts, node, writeManifest } from "./write-manifest.js";

export interface OracleOptions {
  readonly seed: number;
  readonly programs: number;
  readonly strict: boolean;
  readonly profile?: CatalogRequest["profile"];
  /** Where catalog.rb is. */
  readonly script?: string;
  /** How many differing programs are made shorter and shown; none unless told. */
  readonly shown?: number;
  readonly progress?: (done: number) => void;
}

/** A program on which we and Puppet differ. */
export interface Difference {
  readonly index: number;
  readonly how: string;
  readonly text: string;
}

export interface OracleTotals {
  readonly same: number;
  readonly refused: number;
  readonly differences: readonly Difference[];
}

/** Random manifests through our compiler and through Puppet's, one after the other. */
export async function comparePrograms(options: OracleOptions): Promise<OracleTotals> {
  const oracle = new CatalogOracle(options.script);
  const ask = (text: string): Promise<Comparison> => compareWithPuppet(requestOf(text, options), compileHere, oracle);
  const totals = { same: 0, refused: 0, differences: [] as Difference[] };
  for (let index = 0; index < options.programs; index++) {
    const text = writeManifest(seededSource(options.seed, index));
    const comparison = await ask(text);
    if (comparison.kind === "differs") totals.differences.push({ index, how: comparison.how, text });
    else totals[comparison.kind]++;
    options.progress?.(index + 1);
  }
  for (const [at, difference] of totals.differences.slice(0, options.shown ?? 0).entries()) {
    const isLike = async (text: string): Promise<boolean> => isAlike(await ask(text), difference);
    totals.differences[at] = { ...difference, text: await shrinkLines(difference.text, isLike) };
  }
  await oracle.close();
  return totals;
}

function requestOf(text: string, { profile, strict }: OracleOptions): CatalogRequest {
  return { text, facts, node, strict, ...(profile && { profile }) };
}

/** Whether a shorter program differs in the same way, names and numbers aside. */
function isAlike(comparison: Comparison, { how }: Difference): boolean {
  return comparison.kind === "differs" && kindOf(comparison.how) === kindOf(how);
}

function kindOf(how: string): string {
  return how.replace(/\d+|'[^']*'|"[^"]*"/g, "_").slice(0, 60);
}
