import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Environments } from "@cairn/puppet-server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-environments-"));
  mkdirSync(join(folder, "production"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("an environment that couldn't be described is described again, not taken for what it was before", async () => {
  let problem: string | undefined;
  const environments = new Environments(folder, () => {
    if (problem !== undefined) throw new Error(problem);
    return { modulePath: [], watched: [], settings: {} };
  });
  const first = await environments.find("production");
  problem = "its configuration is damaged";
  writeFileSync(join(folder, "production/site.pp"), "");
  for (let tries = 0; tries < 2; tries++) await expect(environments.find("production")).rejects.toThrow(problem);
  problem = undefined;
  expect((await environments.find("production")).generation).toBeGreaterThan(first.generation);
  environments.close();
});
