import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { findOnPath } from "@cairn/diagnostics/node";
import { testIf } from "@cairn/testing";
import { RealCommand } from "../fleet/command.js";

/** The guide's way from nothing to the first agent, as its page has it: only the machine's folders, name and port are the test's. */
const guide = readFileSync(join(import.meta.dirname, "../../../../docs/guides/server.md"), "utf8");

/** The commands below a heading, a text for each block. */
function blocksOf(heading: string): string[] {
  const section = guide.split(/^## /m).find((each) => each.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`the guide has no section \`${heading}\``);
  return [...section.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, text]) => text!);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** A machine for a user who follows the guide. */
class Machine {
  readonly command = new RealCommand();
  readonly folder = this.command.folder;
  private readonly port: number;
  private server: ChildProcess | undefined;

  constructor(port: number, puppet: string) {
    this.port = port;
    mkdirSync(join(this.folder, "bin"));
    this.program("mupuppet", `"${process.execPath}" "${this.command.program}" "$@"`);
    const folders = ["conf", "var", "ssl", "run", "log", "public"].map(
      (name) => `--${name}dir ${join(this.folder, "agent", name)}`,
    );
    this.program("puppet", `${puppet} "$@" --certname web1.example.com --serverport ${port} ${folders.join(" ")}`);
  }

  private program(name: string, line: string): void {
    writeFileSync(join(this.folder, "bin", name), `#!/bin/sh\nexec ${line}\n`, { mode: 0o755 });
  }

  private adapted(text: string): string {
    return text
      .replaceAll("/etc/mupuppet/ca", join(this.folder, "ca"))
      .replaceAll("/var/lib/mupuppet", join(this.folder, "state"))
      .replaceAll("/tmp/motd", join(this.folder, "motd"))
      .replaceAll("--dns-alt-names puppet", `--dns-alt-names localhost --port ${this.port} --listen 127.0.0.1`)
      .replaceAll("--server puppet.example.com", "--server localhost");
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
    const log = join(this.folder, "log");
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

const puppet = findOnPath("puppet");

testIf(puppet !== undefined, "puppet isn't installed")(
  "the guide leads from nothing to an agent that has applied its catalog",
  async () => {
    const machine = new Machine(await freePort(), puppet!);
    try {
      for (const heading of ["1. An authority", "2. Code"])
        for (const text of blocksOf(heading)) expect(machine.run(text)).toMatchObject({ status: 0 });
      const [serve, ...more] = blocksOf("3. The server");
      expect(more).toEqual([]);
      await machine.serve(serve!);
      const [first, second] = blocksOf("4. An agent");
      expect(machine.run(first!)).toMatchObject({ status: 1, output: expect.stringContaining("certificate") });
      const applied = machine.run(second!);
      // 2: the agent has changed something.
      expect(applied).toMatchObject({ status: 2, output: expect.stringContaining("Applied catalog") });
      expect(applied.output).toContain("requested web1.example.com");
      expect(readFileSync(join(machine.folder, "motd"), "utf8")).toContain("belongs to us");
      expect(existsSync(join(machine.folder, "state/reports/web1.example.com"))).toBe(true);
      expect(await machine.end()).toBe(0);
    } finally {
      await machine.end();
      machine.command.remove();
    }
  },
  900_000,
);
