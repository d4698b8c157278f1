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
  private server: RunningServer | undefined;
  private readonly all: RunningServer[] = [];

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

  /** Resolves once the server says that it serves. */
  async serve(text: string): Promise<void> {
    await this.begin(text).until("serves on port");
  }

  /** Starts a server. What it says goes to a file: it goes on while nobody listens. */
  begin(text: string, name = "serve"): RunningServer {
    const log = join(this.folder, `${name}.log`);
    const said = openSync(log, "w");
    const server = spawn("bash", ["-ec", `exec ${this.adapted(text)}`], {
      ...this.options,
      stdio: ["ignore", said, said],
    });
    closeSync(said);
    this.server = new RunningServer(server, log);
    this.all.push(this.server);
    return this.server;
  }

  /** Runs text of a guide while this process goes on. */
  async runMeanwhile(text: string): Promise<{ readonly status: number | null; readonly output: string }> {
    const child = spawn("bash", ["-ec", this.adapted(text)], this.options);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const [status] = (await once(child, "close")) as [number | null];
    return { status, output };
  }

  /** Ends all servers; the status of the last one. */
  async end(): Promise<number | null> {
    await Promise.all(this.all.map(async (each) => each.end()));
    return this.server?.end() ?? null;
  }
}

/** A server of a guide. */
export class RunningServer {
  private readonly process: ChildProcess;
  private readonly log: string;
  private readonly exit: Promise<unknown>;

  constructor(process: ChildProcess, log: string) {
    this.process = process;
    this.log = log;
    this.exit = once(process, "exit");
  }

  get said(): string {
    return readFileSync(this.log, "utf8");
  }

  /** Resolves once it has said something. */
  async until(text: string): Promise<void> {
    while (!this.said.includes(text)) {
      if (this.process.exitCode !== null) throw new Error(`the server has ended: ${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  terminate(): void {
    this.process.kill("SIGTERM");
  }

  /** Its exit code, after one more SIGTERM if it still runs. */
  async end(): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) this.terminate();
    await this.exit;
    return this.process.exitCode;
  }
}
