import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The list that `mupuppet compile --nodes --resume` keeps. */
const listName = ".mupuppet-nodes.ndjson";

/** What became of a node: its file, or why there is none. */
export interface NodeOutcome {
  readonly file?: string;
  readonly failure: string;
  /** The types that it collects from other nodes. */
  readonly collects: readonly string[];
}

interface Line {
  readonly node?: string;
  readonly outcome?: {
    readonly done?: {
      readonly file?: string;
      readonly problem?: string;
      readonly failure?: { readonly message: string };
      readonly collects?: readonly string[];
    };
    readonly ended?: string;
  };
}

/** Reads the list in a folder of catalogs; it is empty if nothing was begun. */
export async function readDoneList(folder: string): Promise<Map<string, NodeOutcome>> {
  const found = new Map<string, NodeOutcome>();
  const path = join(folder, listName);
  if (!(await stat(path).catch(() => undefined))) return found;
  for await (const text of createInterface(createReadStream(path))) {
    const { node, outcome } = parse(text);
    if (node === undefined || outcome === undefined) continue;
    const { collects = [], failure, file, problem } = outcome.done ?? {};
    const reason = problem ?? failure?.message ?? `it took too much ${outcome.ended ?? "of everything"}`;
    // A node that collects is there twice, the second time with what it gets from others.
    const types = [...new Set([...(found.get(node)?.collects ?? []), ...collects])];
    const isMade = file !== undefined && problem === undefined;
    found.set(node, { ...(isMade ? { file } : {}), failure: reason, collects: types });
  }
  return found;
}

/** A line that was cut short says nothing. */
function parse(text: string): Line {
  try {
    return (JSON.parse(text) ?? {}) as Line;
  } catch {
    return {};
  }
}
