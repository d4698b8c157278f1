import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PuppetDbProblem } from "./connection.js";
import type { Command } from "./commands.js";

const firstWait = 1000;
const longestWait = 60_000;
const mostAtOnce = 4;

/** Where commands wait, and who takes them to PuppetDB. */
export interface CommandQueueOptions {
  /** The folder of what hasn't been sent yet. */
  readonly folder: string;
  readonly submit: (command: Command) => Promise<void>;
  readonly log: (line: string) => void;
}

/**
 * Commands on their way to PuppetDB. Each is on the disk before `add` resolves, and leaves it once PuppetDB has it:
 * what can't be sent is sent later, also by the next process. Of catalogs and facts of a node only the newest waits.
 */
export class CommandQueue {
  private readonly options: CommandQueueOptions;
  /** The files of what waits, the oldest first. */
  private readonly files: Set<string>;
  private readonly inFlight = new Set<string>();
  private wait = firstWait;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(options: CommandQueueOptions) {
    this.options = options;
    mkdirSync(join(options.folder, "refused"), { recursive: true, mode: 0o700 });
    const all = readdirSync(options.folder);
    // What a killed process was about to rename was never accepted.
    for (const file of all.filter((each) => each.endsWith(".json.tmp"))) rmSync(join(options.folder, file));
    this.files = new Set(all.filter((file) => file.endsWith(".json")).sort());
    this.next();
  }

  /** How many commands wait. */
  get size(): number {
    return this.files.size;
  }

  /** Rejects if the command can't be kept. */
  async add(command: Command): Promise<void> {
    const kind = `${command.command}~${inFileName(command.certname)}`;
    const file = `${command.producerTimestamp.replace(/[-:.]/g, "")}~${kind}~${randomUUID()}.json`;
    const temporary = join(this.options.folder, `${file}.tmp`);
    try {
      await writeFile(temporary, JSON.stringify(command), { mode: 0o600 });
      await rename(temporary, join(this.options.folder, file));
    } catch (thrown) {
      await rm(temporary, { force: true });
      throw thrown;
    }
    const replaced = command.command === "store_report" ? [] : this.waitingOf(kind);
    for (const old of replaced) this.files.delete(old);
    this.files.add(file);
    for (const old of replaced) await rm(join(this.options.folder, old), { force: true });
    if (!this.timer) this.next();
  }

  /** What waits is sent by the next process. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    while (this.inFlight.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  private waitingOf(kind: string): string[] {
    return [...this.files].filter((file) => file.includes(`~${kind}~`) && !this.inFlight.has(file));
  }

  private next(): void {
    for (const file of this.files) {
      if (this.isClosed || this.inFlight.size >= mostAtOnce) return;
      if (this.inFlight.has(file)) continue;
      this.inFlight.add(file);
      void this.send(file);
    }
  }

  private async send(file: string): Promise<void> {
    const path = join(this.options.folder, file);
    try {
      await this.options.submit(JSON.parse(await readFile(path, "utf8")) as Command);
      this.wait = firstWait;
      await this.finish(file, () => rm(path, { force: true }));
    } catch (thrown) {
      if (isHopeless(thrown)) {
        this.options.log(`${file} is given up: ${thrown.message}`);
        await this.finish(file, () => rename(path, join(this.options.folder, "refused", file)));
      } else {
        this.inFlight.delete(file);
        this.later(thrown);
      }
    }
  }

  private async finish(file: string, remove: () => Promise<void>): Promise<void> {
    await remove().catch(() => undefined);
    this.inFlight.delete(file);
    this.files.delete(file);
    this.next();
  }

  /** Tries again, after longer and longer waits. */
  private later(thrown: unknown): void {
    if (this.timer || this.isClosed) return;
    this.options.log(`${(thrown as Error).message}; ${this.files.size} commands wait`);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, this.wait);
    this.wait = Math.min(this.wait * 2, longestWait);
  }
}

/** A certificate's name as a part of a file's name: other characters than those of usual names are encoded. */
function inFileName(name: string): string {
  return encodeURIComponent(name).replace(/^\.|[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The answers to a command that is wrong itself. Others are about who sends it, such as 403, or about the time. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 413, 415, 422]);

/** Whether another try won't help: PuppetDB refuses the command, or its file is damaged or gone. */
function isHopeless(thrown: unknown): thrown is Error {
  if (thrown instanceof SyntaxError || (thrown as NodeJS.ErrnoException).code === "ENOENT") return true;
  return thrown instanceof PuppetDbProblem && refusals.has(thrown.status);
}
