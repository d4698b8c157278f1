import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeHost, type ExtraCommandContext } from "@cairn/cli-kit";
import { runCa } from "../../src/cli/run-ca.js";

const folder = mkdtempSync(join(tmpdir(), "cairn-ca-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** `mupuppet ca init --ca …`: the exit code and what it says. */
async function init(ca: string): Promise<readonly [number, string]> {
  let said = "";
  const told = (text: string): void => void (said += text);
  const host = { ...nodeHost(), writeStdout: told, writeStderr: told };
  const context = { host, words: ["init"], request: { options: { ca } } } as unknown as ExtraCommandContext;
  return [await runCa(context), said];
}

test("an authority is made with the folders around it, for the user only", async () => {
  expect(await init(join(folder, "etc/ca"))).toEqual([0, expect.stringContaining(join(folder, "etc/ca"))]);
  expect(statSync(join(folder, "etc/ca")).mode & 0o777).toBe(0o700);
  expect(await init(join(folder, "etc/ca"))).toEqual([1, expect.stringMatching(/^mupuppet: /)]);
});

test("a folder that can't be made is told", async () => {
  writeFileSync(join(folder, "file"), "");
  for (const path of [join(folder, "file/ca"), "/proc/none/ca"])
    expect(await init(path)).toEqual([1, expect.stringContaining(`\`${path}\` can't be made: `)]);
});
