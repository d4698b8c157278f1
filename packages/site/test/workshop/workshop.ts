import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

const root = join(import.meta.dirname, "../../../..");
const languages = ["smartfrog", "cf2", "mupuppet", "type-arm"];

/** Why no page's commands can be run here; undefined if they can. */
export function whyNoWorkshop(): string | undefined {
  const missing = ["bash", "git"].filter((name) => spawnSync(name, ["--version"], { stdio: "ignore" }).status !== 0);
  return missing.length === 0 ? undefined : `needs ${missing.join(", ")}`;
}

/** The real commands, made from the sources when a page first asks for them, and a folder for what a page does. */
export class Workshop {
  private readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "cairn-workshop-")));
  private readonly groups: number[] = [];

  constructor() {
    // What commands load only when they need it.
    symlinkSync(join(root, "node_modules"), join(this.folder, "node_modules"));
  }

  /** Makes the commands that the script names. */
  prepare(script: string): void {
    for (const name of languages) if (new RegExp(`\\b${name}\\b`).test(script)) this.makeCommand(name);
  }

  /** An empty folder for a page. */
  open(page: string): string {
    const folder = join(this.folder, "pages", page);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  write(folder: string, name: string, content: string): void {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** Runs a script of bash in a folder: what it prints, on both streams, in order. Programs that it leaves behind end with `endAll`. */
  async run(folder: string, script: string): Promise<{ readonly status: number | null; readonly printed: string }> {
    const words = ["-euo", "pipefail", "-c", `exec 2>&1\n${script}`];
    const options = { cwd: folder, env: this.environment(), detached: true } as const;
    const child = spawn("bash", words, { ...options, stdio: ["ignore", "pipe", "ignore"] });
    if (child.pid !== undefined) this.groups.push(child.pid);
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    const [printed, status] = await Promise.all([text(child.stdout), ended]);
    return { status, printed: printed.replaceAll(folder, "/home/user") };
  }

  /** Ends whatever scripts have started and left running. */
  endAll(): void {
    for (const group of this.groups.splice(0)) endGroup(group);
  }

  remove(): void {
    this.endAll();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private makeCommand(name: string): void {
    const program = join(this.folder, "programs", name, `${name}.mjs`);
    const start = join(this.folder, "bin", name);
    if (existsSync(start)) return;
    const words = [join(root, "tools/bundle-cli.mjs"), name, "--output", program];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", cwd: root });
    if (status !== 0) throw new Error(stderr);
    this.write(this.folder, `bin/${name}`, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
    chmodSync(start, 0o755);
  }

  /** The same for everybody who runs the tests. */
  private environment(): NodeJS.ProcessEnv {
    return {
      PATH: `${join(this.folder, "bin")}:${process.env["PATH"] ?? ""}`,
      PROJECT: root,
      ...{ HOME: this.folder, XDG_CACHE_HOME: join(this.folder, "cache"), TMPDIR: tmpdir() },
      ...{ LC_ALL: "C.UTF-8", TZ: "UTC", NO_COLOR: "1", COLUMNS: "80" },
      ...{ GIT_CONFIG_GLOBAL: "/dev/null", GIT_AUTHOR_NAME: "Ann", GIT_AUTHOR_EMAIL: "ann@example.org" },
      ...{ GIT_COMMITTER_NAME: "Ann", GIT_COMMITTER_EMAIL: "ann@example.org" },
    };
  }
}

/** The script itself is over; what it has put into the background is in its group. */
function endGroup(group: number): void {
  try {
    process.kill(-group, "SIGTERM");
  } catch {
    // Nothing is left of it.
  }
}
