import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../../..");

/** The real command, bundled into a folder of its own, and a folder to run it in. */
export class RealCommand {
  readonly folder = mkdtempSync(join(tmpdir(), "mupuppet-fleet-"));
  private readonly program = join(this.folder, "command/mupuppet.cjs");
  private readonly environment = {
    PATH: process.env["PATH"],
    NODE_PATH: join(root, "node_modules"),
    XDG_CACHE_HOME: join(this.folder, "cache"),
  };

  constructor() {
    const words = [join(root, "tools/bundle-cli.mjs"), "mupuppet", "--output", this.program];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", cwd: root });
    if (status !== 0) throw new Error(stderr);
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(this.folder, name), text);
  }

  run(...words: string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
    const options = { cwd: this.folder, env: this.environment, encoding: "utf8", timeout: 100_000 } as const;
    const { status, stderr, stdout } = spawnSync(process.execPath, [this.program, ...words], options);
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
