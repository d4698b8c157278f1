import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findOnPath } from "@cairn/diagnostics/node";
import { testIf } from "@cairn/testing";
import { freePort } from "./free-port.js";
import { blocksOf, Machine } from "./guide-machine.js";

const puppet = findOnPath("puppet");

testIf(puppet !== undefined, "needs puppet")(
  "the guide leads from nothing to an agent that has applied its catalog",
  async () => {
    const port = await freePort();
    const machine = new Machine((folder) => ({
      "/etc/mupuppet/ca": join(folder, "ca"),
      "/var/lib/mupuppet": join(folder, "state"),
      "/tmp/motd": join(folder, "motd"),
      "--dns-alt-names puppet": `--dns-alt-names localhost --port ${port} --listen 127.0.0.1`,
      "--server puppet.example.com": "--server localhost",
    }));
    machine.agent("puppet", puppet!, "web1.example.com", port);
    try {
      for (const heading of ["1. An authority", "2. Code"])
        for (const text of blocksOf("server.md", heading)) expect(machine.run(text)).toMatchObject({ status: 0 });
      const [serve, ...more] = blocksOf("server.md", "3. The server");
      expect(more).toEqual([]);
      await machine.serve(serve!);
      const [first, second] = blocksOf("server.md", "4. An agent");
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
