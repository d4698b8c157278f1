import { spawn, spawnSync } from "node:child_process";
import { closeSync, constants, existsSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOnPath } from "@cairn/diagnostics/node";
import type { AskRuby } from "../ruby/installed.js";

/** How long a function may take, in seconds; the first one also waits for Ruby to load Puppet. */
const mostSeconds = 60;

/** The time between two looks for an answer, in milliseconds. */
const lookEvery = 1;

/** The Ruby that packages of Puppet and OpenVox bring, which has their library. */
const packaged = "/opt/puppetlabs/puppet/bin/ruby";

/** Asks one process of the installed Ruby, which is started with the first request and ends with this process. */
export function installedRuby(): AskRuby {
  let running: RubyProcess | undefined;
  return (line, wanted) => {
    try {
      running ??= new RubyProcess();
      running.send(line);
      return { line: wanted ? running.receive() : "" };
    } catch (error) {
      running?.end();
      running = undefined;
      return { problem: `\`--ruby\`: ${error instanceof Error ? error.message : String(error)}` };
    }
  };
}

/**
 * A process with which lines are exchanged while the compiler waits. Its pipes have names until both ends are open:
 * those of Node.js itself can't be read without returning to the event loop.
 */
class RubyProcess {
  private readonly requests: number;
  private readonly answers: number;
  private readonly problems: number;
  private readonly stop: () => void;
  private rest = Buffer.alloc(0);

  constructor() {
    const program = existsSync(packaged) ? packaged : findOnPath("ruby");
    if (program === undefined) throw new Error("there is no program ruby");
    const folder = mkdtempSync(join(tmpdir(), "cairn-ruby-"));
    try {
      const [requests, answers] = ["requests", "answers"].map((name) => openPipe(join(folder, name)));
      this.problems = openSync(join(folder, "problems"), "w+", 0o600);
      const child = spawn(program, [script()], { stdio: [requests!.reads, answers!.writes, this.problems] });
      child.on("error", () => {});
      child.unref();
      this.stop = () => child.kill("SIGKILL");
      closeSync(requests!.reads);
      closeSync(answers!.writes);
      [this.requests, this.answers] = [requests!.writes, answers!.reads];
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  send(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    for (let sent = 0; sent < bytes.length;) sent += writeSync(this.requests, bytes, sent);
  }

  /** The next line; throws if there is none in time. */
  receive(): string {
    const deadline = performance.now() + 1000 * mostSeconds;
    const chunk = Buffer.alloc(65_536);
    const chunks = [this.rest];
    for (let end = -1; end < 0;) {
      const count = readSome(this.answers, chunk);
      if (count === 0) throw new Error(`Ruby has ended: ${this.lastWords()}`);
      if (count === undefined && performance.now() > deadline)
        throw new Error(`it took more than ${mostSeconds} seconds`);
      if (count === undefined) wait();
      else chunks.push(Buffer.from(chunk.subarray(0, count)));
      end = chunks.at(-1)!.indexOf("\n");
    }
    const whole = Buffer.concat(chunks);
    const end = whole.indexOf("\n");
    this.rest = whole.subarray(end + 1);
    return whole.toString("utf8", 0, end);
  }

  end(): void {
    this.stop();
    for (const each of [this.requests, this.answers, this.problems]) closeSync(each);
  }

  /** The last line that Ruby has written about itself. */
  private lastWords(): string {
    const bytes = Buffer.alloc(65_536);
    const text = bytes.toString("utf8", 0, readSync(this.problems, bytes, 0, bytes.length, 0));
    return text.trim().split("\n")[0] || "without a word";
  }
}

/** Both ends of a new pipe; reading doesn't wait. */
function openPipe(path: string): { readonly reads: number; readonly writes: number } {
  const { error, status } = spawnSync("mkfifo", ["-m", "600", path]);
  if (status !== 0) throw error ?? new Error("no pipe can be made");
  const reads = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reads, writes: openSync(path, constants.O_WRONLY) };
}

/** How many bytes were read: 0 at the end, undefined if there are none yet. */
function readSome(file: number, chunk: Buffer): number | undefined {
  try {
    return readSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return undefined;
    throw error;
  }
}

/**
 * Nothing ever notifies it: waiting for it is sleeping. It is made on demand, since browsers' pages may have no
 * `SharedArrayBuffer`.
 */
let bell: Int32Array<SharedArrayBuffer> | undefined;

function wait(): void {
  bell ??= new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(bell, 0, 0, lookEvery);
}

function script(): string {
  return join(import.meta.dirname, "../../ruby/answer-calls.rb");
}
