import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from "node:fs";
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import { AuthorityProblem } from "./problem.js";

/** A lock that doesn't change for this long was left behind by a process that ended. */
const longestHold = 30_000;
const longestWait = 60_000;
const pause = 20;

/** The last job of each directory in this process: jobs run in the order in which they arrive. */
const queues = new Map<string, Promise<unknown>>();

/** A lock file as it was when it was last seen. */
interface Seen {
  readonly version: string;
  /** On this process's own clock, which never jumps. */
  readonly since: number;
}

/** Lets one job at a time work on a directory, among all processes. A node that asks in a loop can't keep others out. */
export class DirectoryLock {
  private readonly root: string;
  private readonly file: string;
  private readonly waitingFile: string;

  constructor(root: string) {
    this.root = root;
    this.file = join(root, "lock");
    this.waitingFile = join(root, "lock.waiting");
  }

  async with<T>(work: () => Promise<T>): Promise<T> {
    const before = queues.get(this.root) ?? Promise.resolve();
    const job = before.then(async () => this.locked(work));
    const ended = job.catch(() => undefined);
    queues.set(this.root, ended);
    try {
      return await job;
    } finally {
      if (queues.get(this.root) === ended) queues.delete(this.root);
    }
  }

  private async locked<T>(work: () => Promise<T>): Promise<T> {
    const inode = await this.take();
    try {
      return await work();
    } finally {
      // Another process may have taken over a lock that was held too long.
      if (statSync(this.file, { throwIfNoEntry: false })?.ino === inode) rmSync(this.file, { force: true });
      if (this.isAwaited()) await sleep(2 * pause);
    }
  }

  /** Returns the inode of the lock file. */
  private async take(): Promise<number> {
    const end = performance.now() + longestWait;
    let seen: Seen | undefined;
    for (;;) {
      const inode = this.tryToTake();
      if (inode !== undefined) {
        if (seen) rmSync(this.waitingFile, { force: true });
        return inode;
      }
      if (performance.now() > end) throw new AuthorityProblem("busy", `another process works on \`${this.root}\``);
      seen = this.look(seen);
      this.announce();
      await sleep(pause);
    }
  }

  private tryToTake(): number | undefined {
    try {
      const descriptor = openSync(this.file, "wx", 0o600);
      writeSync(descriptor, `${process.pid} ${hostname()}\n`);
      closeSync(descriptor);
      return statSync(this.file).ino;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== "EEXIST") throw thrown;
      return undefined;
    }
  }

  /** Looks at another's lock, and removes it if its owner has ended. */
  private look(before: Seen | undefined): Seen | undefined {
    const stats = statSync(this.file, { throwIfNoEntry: false });
    if (!stats) return before;
    const version = `${stats.ino} ${stats.mtimeMs}`;
    const seen = before?.version === version ? before : { version, since: performance.now() };
    const isOld = performance.now() - seen.since > longestHold || Date.now() - stats.mtimeMs > longestHold;
    if (isOld || hasEnded(this.owner(), stats.mtimeMs)) this.discard(stats.ino);
    return seen;
  }

  private owner(): string {
    try {
      return readFileSync(this.file, "utf8").trim();
    } catch {
      return "";
    }
  }

  /** Moves the lock away first: if it is a newer one by now, it is put back. */
  private discard(inode: number): void {
    const aside = `${this.file}.${randomUUID()}`;
    try {
      renameSync(this.file, aside);
      if (statSync(aside).ino !== inode) linkSync(aside, this.file);
    } catch (thrown) {
      if (!["EEXIST", "ENOENT"].includes((thrown as NodeJS.ErrnoException).code ?? "")) throw thrown;
    }
    rmSync(aside, { force: true });
  }

  private announce(): void {
    closeSync(openSync(this.waitingFile, "a", 0o600));
    utimesSync(this.waitingFile, new Date(), new Date());
  }

  private isAwaited(): boolean {
    const time = statSync(this.waitingFile, { throwIfNoEntry: false })?.mtimeMs;
    return time !== undefined && Math.abs(Date.now() - time) < 1000;
  }
}

/** Whether the owner of a lock has ended. Without a name in it, a time in the future shows that nobody holds it. */
function hasEnded(owner: string, time: number): boolean {
  const [, pid, host] = /^(\d+) (.+)$/.exec(owner) ?? [];
  if (pid === undefined) return time - Date.now() > longestHold;
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === "ESRCH";
  }
}

async function sleep(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
