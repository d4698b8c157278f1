import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "@cairn/cli-kit";
import { clientOf } from "./client.js";
import { fuzz } from "./fuzz.js";
import { inner } from "./fuzzed-texts.js";

/** The result of a run of random edits. */
export interface Fuzzed {
  readonly problems: readonly string[];
  readonly exit: number;
}

/**
 * Random edits of some sources in a separate folder, with a separate server; `CAIRN_LSP_EDITS` sets their number,
 * `CAIRN_LSP_SEED` another seed.
 */
export async function fuzzSources(
  language: Language,
  sources: Readonly<Record<string, string>>,
  seed: number,
): Promise<Fuzzed> {
  const root = mkdtempSync(join(tmpdir(), `${language.name}-lsp-`));
  try {
    mkdirSync(join(root, inner));
    const { client, exit } = clientOf(language, root);
    await client.initialize();
    const edits = Number(process.env["CAIRN_LSP_EDITS"] ?? 80);
    const random = numbersFrom(Number(process.env["CAIRN_LSP_SEED"] ?? seed));
    const problems = await fuzz({ language, client, sources, edits, random });
    await client.end();
    return { problems, exit: await exit };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The same numbers for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
