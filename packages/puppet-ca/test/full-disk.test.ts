import { readdirSync, readFileSync } from "node:fs";
import { testIf } from "@cairn/testing";
import { canMount, SmallDisk } from "@cairn/testing/faults";
import { Authority } from "@cairn/puppet-ca";

testIf(canMount, "the user may not mount a disk")(
  "on a full disk an authority loses no certificate, gives no number twice and leaves no half-written file",
  async () => {
    const disk = new SmallDisk(512);
    try {
      const root = disk.at("ca");
      const authority = await Authority.create(root, "Small CA");
      const issued = new Map<string, string>();
      const failures: string[] = [];
      for (let pages = 0; pages < 12; pages++) {
        disk.fill(pages);
        for (const name of [`full${pages}a`, `full${pages}b`])
          await authority.generate(name).then(
            ({ certificate }) => issued.set(name, certificate),
            (thrown: NodeJS.ErrnoException) => failures.push(thrown.code ?? thrown.message),
          );
        disk.free();
        // Another process goes on, with the same name if it got none.
        const next = await Authority.open(root);
        const name = `full${pages}a`;
        if (!issued.has(name)) issued.set(name, (await next.generate(name)).certificate);
      }
      expect(new Set(failures)).toEqual(new Set(["ENOSPC"]));
      expect(issued.size).toBeGreaterThan(12);
      const last = await Authority.open(root);
      for (const [name, certificate] of issued) expect(last.generated(name)?.certificate).toBe(certificate);
      const inventory = readFileSync(disk.at("ca/inventory.txt"), "utf8").trimEnd().split("\n");
      for (const line of inventory) expect(line).toMatch(/^0x[0-9a-f]+ \S+ \S+ \/CN=\S+$/i);
      const numbers = last.list().map(({ serialNumber }) => serialNumber);
      expect(new Set(numbers).size).toBe(numbers.length);
      const given = inventory.map((line) => line.split(" ")[0]);
      expect(new Set(given).size).toBe(given.length);
      const left = (readdirSync(root, { recursive: true }) as string[]).filter((file) => file.endsWith(".tmp"));
      expect(left).toEqual([]);
    } finally {
      disk.remove();
    }
  },
  60_000,
);
