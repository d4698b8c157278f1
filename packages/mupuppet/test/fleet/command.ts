import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bundleCommand } from "@cairn/testing";

const root = join(import.meta.dirname, "../../../..");

/** The real command, bundled into a folder of its own, and a folder to run it in. */
export class RealCommand {
  readonly folder = mkdtempSync(join(tmpdir(), "mupuppet-fleet-"));
  readonly program = join(this.folder, "command/mupuppet.mjs");
  readonly environment = {
    PATH: process.env["PATH"],
    XDG_CACHE_HOME: join(this.folder, "cache"),
  };

  constructor() {
    bundleCommand(join(root, "tools/bundle-cli.mjs"), "mupuppet", this.program);
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) {
      const path = join(this.folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }

  run(...words: string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
    const options = { cwd: this.folder, env: this.environment, encoding: "utf8", timeout: 100_000 } as const;
    const { status, stderr, stdout } = spawnSync(process.execPath, [this.program, ...words], options);
    return { status, stdout, stderr };
  }

  /** The same while this process goes on: it may be who is asked. */
  async runMeanwhile(...given: (string | Readonly<Record<string, string>>)[]) {
    const words = given.filter((each) => typeof each === "string");
    const env = Object.assign(
      {},
      this.environment,
      ...given.filter((each) => typeof each !== "string"),
    ) as NodeJS.ProcessEnv;
    const child = spawn(process.execPath, [this.program, ...words], { cwd: this.folder, env, timeout: 100_000 });
    const [stdout, stderr, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close") as Promise<[number | null]>,
    ]);
    return { status, stdout, stderr };
  }

  start(...words: string[]): ChildProcess {
    return spawn(process.execPath, [this.program, ...words], { cwd: this.folder, env: this.environment });
  }

  text(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  /** The files of a folder, with their contents. */
  contents(path: string): Readonly<Record<string, string>> {
    const names = readdirSync(join(this.folder, path)).filter((name) => name.endsWith(".json"));
    return Object.fromEntries(names.sort().map((name) => [name, this.text(`${path}/${name}`)]));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
