import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync } from "node:fs";
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
  private readonly files: string[];
  private readonly inFlight = new Set<string>();
  private wait = firstWait;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(options: CommandQueueOptions) {
    this.options = options;
    mkdirSync(join(options.folder, "refused"), { recursive: true, mode: 0o700 });
    this.files = readdirSync(options.folder)
      .filter((file) => file.endsWith(".json"))
      .sort();
    this.next();
  }

  /** How many commands wait. */
  get size(): number {
    return this.files.length;
  }

  /** Rejects if the command can't be kept. */
  async add(command: Command): Promise<void> {
    const kind = `${command.command}~${command.certname}`;
    const file = `${command.producerTimestamp.replace(/[-:.]/g, "")}~${kind}~${randomUUID()}.json`;
    const temporary = join(this.options.folder, `${file}.tmp`);
    try {
      await writeFile(temporary, JSON.stringify(command), { mode: 0o600 });
      await rename(temporary, join(this.options.folder, file));
    } catch (thrown) {
      await rm(temporary, { force: true });
      throw thrown;
    }
    if (command.command !== "store_report") await this.dropOlder(kind);
    this.files.push(file);
    if (!this.timer) this.next();
  }

  /** What waits is sent by the next process. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    while (this.inFlight.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  private async dropOlder(kind: string): Promise<void> {
    const old = this.files.filter((file) => file.includes(`~${kind}~`) && !this.inFlight.has(file));
    for (const file of old) {
      this.files.splice(this.files.indexOf(file), 1);
      await rm(join(this.options.folder, file), { force: true });
    }
  }

  private next(): void {
    for (const file of this.files.slice(0, mostAtOnce * 2)) {
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
      this.inFlight.delete(file);
      if (isRefusal(thrown)) {
        this.options.log(`PuppetDB refuses ${file}: ${thrown.message}`);
        await this.finish(file, () => rename(path, join(this.options.folder, "refused", file)));
      } else this.later(thrown);
    }
  }

  private async finish(file: string, remove: () => Promise<void>): Promise<void> {
    await remove().catch(() => undefined);
    this.inFlight.delete(file);
    const at = this.files.indexOf(file);
    if (at >= 0) this.files.splice(at, 1);
    this.next();
  }

  /** Tries again by and by. */
  private later(thrown: unknown): void {
    if (this.timer || this.isClosed) return;
    this.options.log(`${(thrown as Error).message}; ${this.files.length} commands wait`);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, this.wait);
    this.wait = Math.min(this.wait * 2, longestWait);
  }
}

/** The answers to a command that is wrong itself. Others are about who sends it, such as 403, or about the time. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 413, 415, 422]);

/** What PuppetDB will refuse again, or what is damaged on the disk. */
function isRefusal(thrown: unknown): thrown is Error {
  return thrown instanceof SyntaxError || (thrown instanceof PuppetDbProblem && refusals.has(thrown.status));
}
