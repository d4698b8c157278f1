import {
  closeSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { stateOfOwner, thisOwner } from "./lock-owner.js";
import { AuthorityProblem } from "./problem.js";

/** A lock whose owner can't be checked is taken over after this long, in milliseconds on this process's own clock. */
const longestHold = 30_000;
const longestWait = 60_000;
const pause = 20;

/** The length of a released lock file. An empty one has just been created, and its owner isn't known yet. */
const releasedLength = 1;

/** The last job of each directory in this process: jobs run in the order in which they arrive. */
const queues = new Map<string, Promise<unknown>>();

/** The lock file that another process holds, and since when this process has seen it. */
interface Seen {
  readonly number: number;
  readonly since: number;
}

/** A lock that this process holds. */
interface Held {
  readonly descriptor: number;
  /** Whether the last holder ended without releasing its lock. */
  readonly followsCrash: boolean;
}

/**
 * Lets one job at a time work on a directory, among all processes. A node that asks in a loop can't keep others out.
 *
 * Locks are numbered files. The highest number is the current lock, and a process takes the lock by creating the next
 * number once the current one is released or its owner has ended. The highest number is never deleted, so no process can
 * remove a lock that another has just taken.
 */
export class DirectoryLock {
  private readonly root: string;
  private readonly waitingFile: string;

  constructor(root: string) {
    this.root = root;
    this.waitingFile = join(root, "lock.waiting");
  }

  /** Runs a job under the lock; `cleanUp` runs first if the last holder was killed. */
  async with<T>(work: () => Promise<T>, cleanUp: () => void): Promise<T> {
    const before = queues.get(this.root) ?? Promise.resolve();
    const job = before.then(async () => this.locked(work, cleanUp));
    const ended = job.catch(() => undefined);
    queues.set(this.root, ended);
    try {
      return await job;
    } finally {
      if (queues.get(this.root) === ended) queues.delete(this.root);
    }
  }

  private async locked<T>(work: () => Promise<T>, cleanUp: () => void): Promise<T> {
    const { descriptor, followsCrash } = await this.take();
    try {
      if (followsCrash) cleanUp();
      return await work();
    } finally {
      release(descriptor);
      if (this.isAwaited()) await sleep(2 * pause);
    }
  }

  private async take(): Promise<Held> {
    const end = performance.now() + longestWait;
    let seen: Seen | undefined;
    let hasWaited = false;
    for (;;) {
      const current = this.numbers().at(-1) ?? 0;
      if (seen?.number !== current) seen = { number: current, since: performance.now() };
      const state = this.stateOf(seen);
      const held = state === "held" ? undefined : this.tryToTake(current + 1, state === "abandoned");
      if (held) {
        if (hasWaited) rmSync(this.waitingFile, { force: true });
        return held;
      }
      if (performance.now() > end) throw new AuthorityProblem("busy", `another process works on \`${this.root}\``);
      if (state !== "held") continue;
      hasWaited = true;
      this.announce();
      await sleep(pause);
    }
  }

  /** The numbers of all lock files, the current one last. */
  private numbers(): number[] {
    const files = readdirSync(this.root).map((file) => /^lock\.(\d{1,15})$/.exec(file)?.[1]);
    return files
      .filter((digits) => digits !== undefined)
      .map(Number)
      .sort((left, right) => left - right);
  }

  private file(number: number): string {
    return join(this.root, `lock.${number}`);
  }

  private stateOf({ number, since }: Seen): "abandoned" | "free" | "held" {
    if (number === 0) return "free";
    const owner = this.ownerOf(number);
    if (owner === undefined || owner.length === releasedLength) return "free";
    const state = stateOfOwner(owner);
    const isHeld = state === "running" || (state === "unknown" && performance.now() - since <= longestHold);
    return isHeld ? "held" : "abandoned";
  }

  private ownerOf(number: number): string | undefined {
    try {
      return readFileSync(this.file(number), "utf8");
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw thrown;
    }
  }

  /** Creates the lock file with a number. Returns undefined if another process was faster. */
  private tryToTake(number: number, followsCrash: boolean): Held | undefined {
    const descriptor = openNew(this.file(number));
    if (descriptor === undefined) return undefined;
    try {
      writeFileSync(descriptor, thisOwner());
      const numbers = this.numbers();
      // This process may have been so slow that others have taken higher numbers and deleted this one meanwhile.
      if (numbers.at(-1) === number) {
        for (const old of numbers.slice(0, -1)) rmSync(this.file(old), { force: true });
        return { descriptor, followsCrash };
      }
    } catch (thrown) {
      release(descriptor);
      throw thrown;
    }
    release(descriptor);
    return undefined;
  }

  /** Shows the current holder that somebody waits, so that it pauses before it takes the lock again. */
  private announce(): void {
    closeSync(openSync(this.waitingFile, "a", 0o600));
    utimesSync(this.waitingFile, new Date(), new Date());
  }

  private isAwaited(): boolean {
    const time = statSync(this.waitingFile, { throwIfNoEntry: false })?.mtimeMs;
    return time !== undefined && Math.abs(Date.now() - time) < 1000;
  }
}

function openNew(file: string): number | undefined {
  try {
    return openSync(file, "wx", 0o600);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw thrown;
  }
}

/** Shortens the lock file, which needs no space on the disk and no other descriptor. */
function release(descriptor: number): void {
  try {
    ftruncateSync(descriptor, releasedLength);
  } finally {
    closeSync(descriptor);
  }
}

async function sleep(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
