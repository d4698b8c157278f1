import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RealCommand } from "../fleet/command.js";

const guides = join(import.meta.dirname, "../../../../docs/guides");

/** The commands below a heading of a guide, a text for each block. */
export function blocksOf(page: string, heading: string): string[] {
  const sections = readFileSync(join(guides, page), "utf8").split(/^## /m);
  const section = sections.find((each) => each.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${page} has no section \`${heading}\``);
  return [...section.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, text]) => text!);
}

/** A machine for a user who follows a guide: only its folders, name and port are the test's. */
export class Machine {
  readonly command = new RealCommand();
  readonly folder = this.command.folder;
  /** What the guide's text says, and what stands for it here. */
  private readonly replaced: Readonly<Record<string, string>>;
  private server: ChildProcess | undefined;

  constructor(replaced: (folder: string) => Readonly<Record<string, string>>) {
    this.replaced = replaced(this.folder);
    mkdirSync(join(this.folder, "bin"));
    this.program("mupuppet", `"${process.execPath}" "${this.command.program}" "$@"`);
  }

  /** Adds a program that runs a line of shell. */
  program(name: string, line: string): void {
    writeFileSync(join(this.folder, "bin", name), `#!/bin/sh\nexec ${line}\n`, { mode: 0o755 });
  }

  /** The `puppet agent` of a node, with folders of its own, that asks on a port. */
  agent(name: string, puppet: string, node: string, port: number): void {
    const folders = ["conf", "var", "ssl", "run", "log", "public"].map(
      (each) => `--${each}dir ${join(this.folder, node, each)}`,
    );
    this.program(name, `${puppet} "$@" --certname ${node} --serverport ${port} ${folders.join(" ")}`);
  }

  private adapted(text: string): string {
    return Object.entries(this.replaced).reduce((found, [from, to]) => found.replaceAll(from, to), text);
  }

  private get options() {
    const { command, folder } = this;
    const env = { ...command.environment, HOME: folder, PATH: `${join(folder, "bin")}:${process.env["PATH"]}` };
    return { cwd: folder, env };
  }

  run(text: string) {
    const { status, stderr, stdout } = spawnSync("bash", ["-ec", this.adapted(text)], {
      ...this.options,
      encoding: "utf8",
    });
    return { status, output: stdout + stderr };
  }

  /** Resolves once the server says that it serves. What it says goes to a file: it goes on while nobody listens. */
  async serve(text: string): Promise<void> {
    const log = join(this.folder, "serve.log");
    const said = openSync(log, "w");
    const server = spawn("bash", ["-ec", `exec ${this.adapted(text)}`], {
      ...this.options,
      stdio: ["ignore", said, said],
    });
    closeSync(said);
    this.server = server;
    while (!readFileSync(log, "utf8").includes("serves on port")) {
      if (server.exitCode !== null) throw new Error(`the server has ended: ${readFileSync(log, "utf8")}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async end(): Promise<number | null> {
    const { server } = this;
    if (!server || server.exitCode !== null) return server?.exitCode ?? null;
    const exit = once(server, "exit");
    server.kill("SIGTERM");
    return ((await exit) as [number | null])[0];
  }
}
