import { readdirSync, readFileSync } from "node:fs";
import { testIf } from "@cairn/testing";
import { canMount, SmallDisk } from "@cairn/testing/faults";
import { Served } from "./serve.js";

const site = "code/environments/production/manifests/site.pp";

testIf(canMount, "the user may not mount a disk")(
  "on a full disk a server answers with 507 until there is space, and keeps everything that it has accepted",
  async () => {
    const disk = new SmallDisk(512);
    const served = await Served.start(
      { [site]: "@@notify { $trusted['certname']: message => $facts['text'] }" },
      { state: disk.at("state") },
    );
    try {
      await served.report("web1", { host: "web1", number: -1 });
      const accepted: number[] = [];
      const statuses = new Set<number>();
      for (let number = 0; number < 24; number++) {
        disk.fill(number % 6);
        const report = await served.report("web1", { host: "web1", number, padding: "x".repeat((number % 3) * 6000) });
        const catalog = await served.catalog("web1", { text: `${number}`.padEnd((number % 5) * 4000, "y") });
        if (report.status === 200) accepted.push(number);
        for (const { status } of [report, catalog]) statuses.add(status);
      }
      expect([...statuses].sort()).toEqual([200, 507]);
      disk.free();
      expect((await served.report("web1", { host: "web1", number: 99 })).status).toBe(200);
      expect((await served.catalog("web1", { text: "free" })).status).toBe(200);
      const files = readdirSync(disk.at("state"), { recursive: true }) as string[];
      expect(files.filter((file) => file.endsWith(".tmp"))).toEqual([]);
      const stored = new Map(
        files
          .filter((file) => file.endsWith(".json"))
          .map((file) => [file, JSON.parse(readFileSync(disk.at(`state/${file}`), "utf8")) as { number?: number }]),
      );
      const numbers = [...stored].filter(([file]) => file.startsWith("reports/")).sort();
      // Ten reports are kept: the newest ones of those that were accepted.
      expect(numbers.map(([, { number }]) => number)).toEqual([-1, ...accepted, 99].slice(-10));
      const log = served.lines.join("");
      expect(log).toContain("there is no space left on the disk");
      expect(log).not.toContain("internal error");
    } finally {
      await served.stop();
      disk.remove();
    }
  },
  60_000,
);
