import { lstat, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { isFileName } from "@cairn/diagnostics";
import type { ChunkJob, JobNode } from "./job.js";
import type { ChunkDone, ChunkExports } from "./ledger.js";
import { readDoneList, type NodeOutcome } from "./done-list.js";
import { Refusal } from "./refused.js";
import type { ResultStore } from "./results/result-store.js";
import { runCommand } from "./run-command.js";
import { sharedPath } from "./environment/fetch-environment.js";

/** What a worker compiles with. */
export interface Compiler {
  /** How `mupuppet` is started, and what it is given for every job. */
  readonly command: readonly string[];
  readonly words: readonly string[];
  /** The folder for what it needs for a moment. */
  readonly folder: string;
  /** The folders that jobs may name. */
  readonly shared: readonly string[];
}

/** Where a job's inputs are on this machine. */
export interface ChunkInputs {
  readonly environment: string;
  /** What all nodes export, if that is known. */
  readonly exported: string | undefined;
}

/** The most of a reason that is kept. */
const longestReason = 500;

/** Compiles the nodes of a job with `mupuppet`, and puts their catalogs into a store. Rejects if the process fails. */
export async function compileChunk(
  job: ChunkJob,
  inputs: ChunkInputs,
  compiler: Compiler,
  store: ResultStore,
): Promise<{ readonly done: ChunkDone; readonly exports: ChunkExports | undefined }> {
  const folder = join(compiler.folder, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const list = await writeList(job.nodes, folder, compiler.shared);
    const said = await runCommand([...compiler.command, "compile", ...wordsFor(job, inputs, compiler, list)], folder);
    const outcomes = await readDoneList(join(folder, "catalogs"));
    const hide = withoutCache(job, inputs.environment);
    const put = async (name: string, file: string) => {
      await rewrite(file, hide);
      await store.put(job.run, name, file);
    };
    const made = await collect(job, outcomes, hide(said), put, folder);
    const done = { ...made.done, failed: mapValues(made.done.failed, hide) };
    if (job.knowsExports) return { done, exports: undefined };
    const exported = hide(await readFile(join(folder, "exported.ndjson"), "utf8").catch(() => ""));
    return { done, exports: { ...made, exported } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Replaces the place of an environment in this worker's cache, which means nothing elsewhere, by the one that servers have
 * by default.
 */
function withoutCache({ environment }: ChunkJob, path: string): (text: string) => string {
  if ("folder" in environment) return (text) => text;
  const inJson = (each: string) => JSON.stringify(each).slice(1, -1);
  const shown = inJson(`/etc/puppetlabs/code/environments/${environment.name}`);
  return (text) => text.replaceAll(inJson(path), () => shown);
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, "utf8");
  const after = change(before);
  if (after !== before) await writeFile(file, after);
}

function mapValues(values: Readonly<Record<string, string>>, change: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

function wordsFor({ words }: ChunkJob, inputs: ChunkInputs, compiler: Compiler, list: string): string[] {
  const own = ["--environment", inputs.environment, "--nodes", list, "-o", "catalogs", "--jobs", "1", "--resume"];
  const others =
    inputs.exported === undefined ? ["--exported-out", "exported.ndjson"] : ["--exported", inputs.exported];
  return [...own, "--quiet", ...others, ...compiler.words, ...words];
}

/** Writes the list of nodes, beside their files of facts; returns its path. */
async function writeList(nodes: readonly JobNode[], folder: string, shared: readonly string[]): Promise<string> {
  const hasLines = nodes.every(({ line }) => line !== undefined);
  const lines: string[] = [];
  for (const [index, { extension = "yaml", facts, file, line = "", name }] of nodes.entries()) {
    const own = `facts-${index}.${extension}`;
    if (facts !== undefined) await writeFile(join(folder, own), facts);
    const path = file === undefined ? (facts === undefined ? "" : own) : await sharedPath(file, shared);
    if (/[\s#]/.test(path)) throw new Refusal(`\`${path}\` can't be in a list of nodes`);
    lines.push(hasLines ? line : `${name} ${path}`);
  }
  const list = hasLines ? "nodes.ndjson" : "nodes.txt";
  await writeFile(join(folder, list), lines.map((line) => `${line}\n`).join(""));
  return list;
}

interface Collected {
  readonly done: ChunkDone;
  readonly collecting: readonly JobNode[];
  readonly types: readonly string[];
}

/** Every node of the job has a catalog, or a reason, or is compiled again. */
async function collect(
  { knowsExports, nodes }: ChunkJob,
  outcomes: ReadonlyMap<string, NodeOutcome>,
  said: string,
  put: (name: string, file: string) => Promise<void>,
  folder: string,
): Promise<Collected> {
  const failed: Record<string, string> = Object.create(null) as Record<string, string>;
  const collecting: JobNode[] = [];
  const types = new Set<string>();
  let compiled = 0;
  for (const node of nodes) {
    const outcome: NodeOutcome = outcomes.get(node.name) ?? {
      failure: said.trim() || "no catalog was made",
      collects: [],
    };
    if (!knowsExports && outcome.collects.length > 0) {
      collecting.push(node);
      for (const type of outcome.collects) types.add(type);
    } else if (outcome.file !== undefined) {
      await put(outcome.file, await plainFile(join(folder, "catalogs"), outcome.file));
      compiled++;
    } else failed[node.name] = outcome.failure.slice(0, longestReason);
  }
  return { done: { compiled, failed }, collecting, types: [...types] };
}

/** A file of the output; what isn't one is not read. */
async function plainFile(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  if (!isFileName(name) || !(await lstat(path)).isFile())
    throw new Refusal(`the catalog \`${name}\` isn't a plain file`);
  return path;
}
