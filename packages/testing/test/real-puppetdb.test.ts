import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { RealPuppetDb, whyNoPostgres } from "@cairn/testing/puppet";

const why = whyNoPostgres();

/** The processes whose command lines hold a text. */
function running(text: string): string[] {
  return readdirSync("/proc").filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      return readFileSync(`/proc/${id}/cmdline`, "utf8").includes(text);
    } catch {
      return false;
    }
  });
}

testIf(why === undefined, why ?? "")(
  "a PuppetDB that doesn't start in time leaves no process and no folder",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "no-puppetdb-"));
    const java = join(folder, "java");
    writeFileSync(java, "#!/bin/sh\nexec sleep 1234\n");
    chmodSync(java, 0o755);
    const before = process.env["JAVA"];
    process.env["JAVA"] = java;
    const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("cairn-puppetdb-"));
    const known = folders();
    try {
      await expect(RealPuppetDb.start(1)).rejects.toThrow("PuppetDB doesn't answer after 1 seconds");
    } finally {
      if (before === undefined) delete process.env["JAVA"];
      else process.env["JAVA"] = before;
      rmSync(folder, { recursive: true });
    }
    expect(folders().filter((name) => !known.includes(name))).toEqual([]);
    expect(running("sleep\0" + "1234")).toEqual([]);
  },
  120_000,
);
