import { type ChildProcess, spawn, spawnSync, type SpawnSyncReturns } from "node:child_process";
import { rmSync } from "node:fs";
import { bundleProgram } from "@cairn/testing/faults";
import { CertificateChain } from "@cairn/testing/puppet";
import type { Ended } from "../signer.js";

/** The actions in a signer's output; a killed process may have cut off the last line. */
export function endedIn(stdout: string): Ended[] {
  return stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Ended);
}

/** An authority to copy, with some names in every state, and the program that works on the copies. */
export class SignerFolder {
  /** The actions that made the template. */
  readonly history: readonly Ended[];
  private readonly chain = new CertificateChain();
  private readonly program: string;

  constructor(folder: string) {
    this.program = bundleProgram(folder, "test/signer.ts");
    const made = [
      ["generate", "keep1", "keep2", "gone1", "gone2"],
      ["submit", "keep3"],
      ["renew", "gone1", "keep2"],
    ].map(([action = "", ...names]) => this.run(this.template, action, ...names).stdout);
    this.history = made.flatMap(endedIn);
  }

  get template(): string {
    return this.chain.folder;
  }

  words(root: string, ...words: readonly string[]): string[] {
    return [this.program, root, ...words];
  }

  run(root: string, ...words: readonly string[]): SpawnSyncReturns<string> {
    return spawnSync(process.execPath, this.words(root, ...words), { encoding: "utf8", timeout: 100_000 });
  }

  start(root: string, ...words: readonly string[]): ChildProcess {
    return spawn(process.execPath, this.words(root, ...words), { stdio: ["ignore", "pipe", "inherit"] });
  }

  remove(): void {
    this.chain.remove();
    rmSync(this.program, { force: true });
  }
}
