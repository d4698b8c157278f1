import type { Diagnostic } from "@cairn/diagnostics";
import type { CliHost, LineLog } from "@cairn/cli-kit";
import { keyOf, Receiver, type Sent } from "./sent.js";
import type { NodeDone } from "./node-work.js";
import { isDoneRecord, type DoneRecord } from "./done-record.js";

/** The list of what is done, in the folder of the catalogs. */
export const listName = ".mupuppet-nodes.ndjson";

/** What the list belongs to, so that parts can be joined. */
export interface ListAbout {
  /** Which part, as `--shard` has it: `2/5`. */
  readonly shard?: string | undefined;
  /** How many nodes it has, done or not. */
  readonly nodes: number;
  /** Whether the run is complete. */
  readonly finished?: boolean | undefined;
}

/**
 * What a run has done so far: a line for each node, written as soon as its catalog is, so that an interrupted run
 * continues where it stopped. A list that was made for other inputs isn't used.
 */
export class DoneList {
  readonly receiver: Receiver<Diagnostic>;
  private readonly records = new Map<string, NodeDone>();
  private readonly log: LineLog | undefined;
  private readonly header: object;

  private constructor(receiver: Receiver<Diagnostic>, log: LineLog | undefined, header: object) {
    this.receiver = receiver;
    this.log = log;
    this.header = header;
  }

  /**
   * `key` stands for everything that the catalogs depend on besides a node's name, its facts, and other nodes' exports.
   */
  static open(
    host: CliHost,
    folder: string,
    key: string,
    resumes: boolean,
    about: ListAbout | undefined = undefined,
    receiver = new Receiver(keyOf),
  ): DoneList | { readonly problem: string } {
    const path = `${folder}/${listName}`;
    const old = resumes && host.kindOf(path) === "file" ? readRecords(host, path, key) : undefined;
    const log = host.openLog?.(path, !old);
    if (log && "problem" in log) return log;
    const list = new DoneList(receiver, log, { key, ...about });
    // A line that was cut short must not run into the next one.
    if (old) log?.write("");
    if (!old || about) log?.write(JSON.stringify(list.header));
    for (const record of old ?? []) list.keep(record);
    return list;
  }

  /** The records of a finished list; undefined if there is none. */
  static read(host: CliHost, folder: string): Iterable<DoneRecord> | undefined {
    return readRecords(host, `${folder}/${listName}`, undefined);
  }

  /** What a list belongs to, as the last run wrote it. */
  static about(host: CliHost, folder: string): ListAbout | undefined {
    const lines = host.readLines?.(`${folder}/${listName}`);
    if (!lines || "problem" in lines) return undefined;
    let found: ListAbout | undefined;
    for (const line of lines) {
      // Records begin with their node.
      const about = line.startsWith('{"key":') ? (parse(line) as Partial<ListAbout> | undefined) : undefined;
      if (about?.nodes !== undefined) found = { shard: about.shard, nodes: about.nodes, finished: about.finished };
    }
    return found;
  }

  write(record: DoneRecord): void {
    this.log?.write(JSON.stringify(record));
  }

  /** What was done for a node before, if nothing about it has changed since. */
  find(node: string, others: string, facts: () => string): NodeDone | undefined {
    const known = this.records.get(`${others} ${node}`);
    if (!known || known.failure || known.problem !== undefined) return undefined;
    return known.facts === facts() ? known : undefined;
  }

  /** Records that the run is complete. */
  finish(): void {
    this.log?.write(JSON.stringify({ ...this.header, finished: true }));
  }

  close(): void {
    this.log?.close();
  }

  private keep({ node, others, outcome }: DoneRecord): void {
    if (!("done" in outcome)) return;
    const all = this.receiver.receive(outcome.done.sender, outcome.done.diagnostics);
    if (all.length < outcome.done.diagnostics.length) return;
    const whole: Sent[] = all.map((diagnostic, id) => ({ id, value: diagnostic }));
    this.records.set(`${others} ${node}`, { ...outcome.done, sender: `before ${others} ${node}`, diagnostics: whole });
  }
}

/** The records of a list with this key, or with any. */
function readRecords(host: CliHost, path: string, key: string | undefined): Iterable<DoneRecord> | undefined {
  const lines = host.readLines?.(path);
  if (!lines || "problem" in lines) return undefined;
  const all = lines[Symbol.iterator]();
  const first = parse(all.next().value) as { readonly key?: string } | undefined;
  if (first?.key === undefined || (key !== undefined && first.key !== key)) return undefined;
  return recordsIn({ [Symbol.iterator]: () => all });
}

function* recordsIn(lines: Iterable<string>): Iterable<DoneRecord> {
  for (const line of lines) {
    const record = line === "" ? undefined : parse(line);
    if (isDoneRecord(record)) yield record;
  }
}

/** A line that was cut short isn't a record. */
function parse(line: unknown): unknown {
  try {
    return JSON.parse(String(line));
  } catch {
    return undefined;
  }
}
