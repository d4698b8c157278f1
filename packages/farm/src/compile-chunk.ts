import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeIn, type ChunkDone, type ChunkJob } from "./queue.js";
import type { ResultStore } from "./results.js";

/** The list that `mupuppet compile --nodes --resume` keeps. */
const listName = ".mupuppet-nodes.ndjson";

/** Compiles the nodes of a job with `mupuppet`, and puts their catalogs into a store. Rejects if the process fails. */
export async function compileChunk(
  { format, lines, run, words }: ChunkJob,
  environment: string,
  command: readonly string[],
  store: ResultStore,
): Promise<ChunkDone> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-farm-"));
  try {
    const list = join(folder, format === "list" ? "nodes.txt" : "nodes.ndjson");
    await writeFile(list, lines.map((line) => `${line}\n`).join(""));
    const output = join(folder, "catalogs");
    const own = ["--environment", environment, "--nodes", list, "-o", output, "--jobs", "1", "--resume", "--quiet"];
    const said = await runCommand([...command, "compile", ...own, ...words]);
    const text = await readFile(join(output, listName), "utf8").catch(() => undefined);
    if (text !== undefined) return await collect(text, output, run, store);
    // It hasn't begun: the environment or an option is wrong, for all nodes.
    return { compiled: 0, failed: Object.fromEntries(lines.map((line) => [nodeIn(line), said.trim()])) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Nodes that fail are a result, with exit code 1; anything else is a failure of the process. Returns what it said. */
async function runCommand([program, ...words]: readonly string[]): Promise<string> {
  const child = spawn(program!, words, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-2000)));
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code, signal) => {
      if (code === 0 || code === 1) done(said);
      else fail(new Error(`${program} ended with ${signal ?? code}: ${said}`));
    });
  });
}

interface Line {
  readonly node?: string;
  readonly outcome?: {
    readonly done?: { readonly file?: string; readonly failure?: { readonly message: string } };
    readonly ended?: string;
  };
}

async function collect(list: string, output: string, run: string, store: ResultStore): Promise<ChunkDone> {
  const failed: Record<string, string> = {};
  const files = new Map<string, string>();
  for (const text of list.split("\n")) {
    const { node, outcome } = (text === "" ? {} : JSON.parse(text)) as Line;
    if (node === undefined) continue;
    if (outcome?.done?.file !== undefined) files.set(node, outcome.done.file);
    else failed[node] = outcome?.done?.failure?.message ?? `it took too much ${outcome?.ended ?? "of everything"}`;
  }
  for (const [node, file] of files) {
    // A node that collects is there twice: its first compilation may have failed.
    Reflect.deleteProperty(failed, node);
    await store.put(run, file, join(output, file));
  }
  return { compiled: files.size, failed };
}
