import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type Random, slowPart, type SlowPart } from "@cairn/testing/deep";
import { brokenLaws } from "../laws.js";
import type { Ended } from "../signer.js";
import { inCopy } from "./in-copy.js";
import { endedIn, type SignerFolder } from "./signer-folder.js";

const signersAtOnce = 3;
const killsPerInput = 6;

/** Several signers work on one authority and are killed at random moments; nothing that one of them has reported may be lost. */
export function kills(signers: SignerFolder): SlowPart {
  return slowPart({ name: "killed signers", goal: 1_000 }, async (random) => {
    const problem = await inCopy(signers, async (root) => {
      const ended = await killAtRandom(signers, root, random);
      const last = signers.run(root, "generate", "keep-last");
      const problems = brokenLaws(root, [...signers.history, ...ended, ...endedIn(last.stdout)]);
      if (last.status !== 0) problems.push(`nothing works afterwards: ${last.stdout}${last.stderr}`);
      return problems.length === 0 ? undefined : `broken: ${problems.join("; ")}`;
    });
    return { valid: true, labels: [], ...(problem === undefined ? {} : { problem }) };
  });
}

async function killAtRandom(signers: SignerFolder, root: string, random: Random): Promise<Ended[]> {
  const start = () => new Running(signers.start(root, "random", String(random.integer(1, 1_000_000)), "1000"));
  const running = Array.from({ length: signersAtOnce }, start);
  const all = [...running];
  for (let count = 0; count < killsPerInput; count++) {
    const victim = random.integer(0, signersAtOnce - 1);
    await running[victim]!.linesMore(random.integer(1, 8));
    await delay(random.integer(0, 10));
    await running[victim]!.kill();
    running[victim] = start();
    all.push(running[victim]);
  }
  await Promise.all(running.map(async (each) => each.kill()));
  return all.flatMap(({ output }) => endedIn(output));
}

/** A signer with its output. */
class Running {
  output = "";
  private readonly child: ChildProcess;
  private readonly closed: Promise<unknown>;

  constructor(child: ChildProcess) {
    this.child = child;
    this.closed = once(child, "close");
    child.stdout!.setEncoding("utf8").on("data", (text: string) => (this.output += text));
  }

  /** Waits until it has reported some more actions. */
  async linesMore(count: number): Promise<void> {
    const wanted = this.output.split("\n").length + count;
    while (this.output.split("\n").length < wanted && this.child.exitCode === null) await delay(2);
  }

  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.closed;
  }
}
