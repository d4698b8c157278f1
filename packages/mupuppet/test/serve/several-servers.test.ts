import { findOnPath } from "@cairn/diagnostics/node";
import { testIf } from "@cairn/testing";
import { join } from "node:path";
import { freePort } from "./free-port.js";
import { blocksOf, Machine, type RunningServer } from "./guide-machine.js";

const puppet = findOnPath("puppet");
/** A second agent, of another version if `CAIRN_PUPPET` names one. */
const agents = [puppet!, process.env["CAIRN_PUPPET"] ?? puppet!];

interface Run {
  readonly status: number | null;
  readonly output: string;
}

/** An agent that runs again and again. */
class AgentLoop {
  readonly runs: Run[] = [];
  private readonly run: () => Promise<Run>;
  private isEnding = false;
  private readonly ended: Promise<void>;

  constructor(run: () => Promise<Run>) {
    this.run = run;
    this.ended = this.loop();
  }

  private async loop(): Promise<void> {
    while (!this.isEnding) this.runs.push(await this.run());
  }

  /** Resolves once the run under way and so many more have ended. */
  async past(more: number): Promise<void> {
    const wanted = this.runs.length + 1 + more;
    while (this.runs.length < wanted) await new Promise((resolve) => setTimeout(resolve, 100));
  }

  async end(): Promise<readonly Run[]> {
    this.isEnding = true;
    await this.ended;
    return this.runs;
  }
}

testIf(puppet !== undefined, "puppet isn't installed")(
  "the guide leads to several servers, which restart one after the other while agents run",
  async () => {
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    const own = (number: number): string => `--port ${ports[number]} --listen 127.0.0.1`;
    const machine = new Machine((folder) => ({
      "--certname ca.example.com": `--certname ca.example.com --dns-alt-names localhost ${own(0)}`,
      "--certname compile1.example.com": `--certname compile1.example.com ${own(1)}`,
      "--certname compile2.example.com": `--certname compile2.example.com ${own(2)}`,
      "https://ca.example.com:8140": `https://localhost:${ports[0]}`,
      "--dns-alt-names puppet.example.com": "--dns-alt-names localhost",
      "compile1.example.com:8140,compile2.example.com:8140": `localhost:${ports[1]},localhost:${ports[2]}`,
      "/etc/mupuppet/ca": join(folder, "ca"),
      "/var/lib/mupuppet": join(folder, "state"),
      "/tmp/motd": join(folder, "motd"),
    }));
    try {
      for (const heading of ["1. An authority", "2. Code"])
        for (const text of blocksOf("server.md", heading)) expect(machine.run(text)).toMatchObject({ status: 0 });
      const [authority, compile, sign, visit, ...more] = blocksOf("server.md", "Several servers") as [
        string,
        string,
        string,
        string,
      ];
      expect(more).toEqual([]);
      await machine.begin(authority, "authority").until("serves on port");
      const start = (number: number, log = `compile${number}`): RunningServer =>
        machine.begin(
          compile
            .replaceAll("compile1", `compile${number}`)
            .replace("--state /var/lib/mupuppet", `--state state${number}`),
          log,
        );
      const servers = [start(1), start(2)];
      for (const [index, server] of servers.entries()) {
        await server.until("waits until its certificate is signed");
        const signed = machine.run(sign.replaceAll("compile1", `compile${index + 1}`));
        expect(signed).toMatchObject({ status: 0 });
        // The fingerprint that OpenSSL shows is the one in the log.
        expect(server.said).toContain(/Fingerprint=([0-9A-F:]+)/i.exec(signed.output)![1]!);
        await server.until("serves on port");
      }
      const visits = agents.map((program, index) => {
        const node = `web${index + 1}.example.com`;
        machine.agent(`puppet${index + 1}`, program, node, ports[1]);
        const text = visit.replace(/^puppet/, `puppet${index + 1}`);
        expect(machine.run(text)).toMatchObject({ status: 1, output: expect.stringContaining("certificate") });
        expect(machine.run(`mupuppet ca sign ${node} --ca /etc/mupuppet/ca`)).toMatchObject({ status: 0 });
        expect(machine.run(text)).toMatchObject({ output: expect.stringContaining("Applied catalog") });
        return text;
      });
      const loops = visits.map((text) => new AgentLoop(async () => machine.runMeanwhile(text)));
      for (const [index, server] of servers.entries()) {
        server.terminate();
        await server.until("its status is `stopping`");
        await Promise.all(loops.map(async (loop) => loop.past(1)));
        // All runs that began before it was stopping have ended.
        expect(await server.end()).toBe(0);
        await start(index + 1, `again${index + 1}`).until("serves on port");
      }
      await Promise.all(loops.map(async (loop) => loop.past(0)));
      const runs = (await Promise.all(loops.map(async (loop) => loop.end()))).flat();
      for (const run of runs)
        expect(run).toEqual({ status: 0, output: expect.stringContaining("Applied catalog") as string });
      expect(runs.length).toBeGreaterThanOrEqual(5 * agents.length);
      // Each of them has compiled while the other one was away.
      for (const { said } of servers) expect(said).toMatch(/POST \/puppet\/v3\/catalog\/web\d\.example\.com 200/);
    } finally {
      await machine.end();
      machine.command.remove();
    }
  },
  1_800_000,
);
