import { describe, expect, it } from "@jest/globals";
import { createCli, exitCodes } from "../src/index.js";
import { memoryHost, type MemoryHost } from "../src/testing/index.js";
import { kv } from "./fixture-language/language.js";

async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 500 && !condition(); attempt++)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(condition()).toBe(true);
}

const waiting = "Waiting for a change; interrupt to stop.\n";
const again = `\n── 12:00:00 ${"─".repeat(48)}\n`;

/** Waits for the end of the given run. */
async function watching(host: MemoryHost, run: number): Promise<void> {
  await until(() => host.isWatched && host.stderr.split(waiting).length === run + 1);
}

describe("--watch", () => {
  it("compiles again after a change, once for changes that come together, until interrupted", async () => {
    const host = memoryHost({ files: { "a.kv": "x = 1\n" } });
    const running = createCli(kv).run(["compile", "a.kv", "--watch"], host);
    await watching(host, 1);
    expect(host.stdout).toBe('{"x":"1"}\n');
    host.change("a.kv", "x = 2\n");
    host.change("a.kv", "x = $y\n");
    host.change("a.kv", "x = 3\n");
    await watching(host, 2);
    expect(host.stdout).toBe('{"x":"1"}\n{"x":"3"}\n');
    host.interrupt();
    expect(await running).toBe(exitCodes.interrupted);
    expect(host.stderr).toBe(waiting + again + waiting);
  });

  it("goes on after an error", async () => {
    const host = memoryHost({ files: { "a.kv": "x = $y\n" } });
    const running = createCli(kv).run(["check", "a.kv", "--watch"], host);
    await watching(host, 1);
    host.change("a.kv", "x = 1\n");
    await watching(host, 2);
    host.interrupt();
    expect(await running).toBe(exitCodes.interrupted);
    expect(host.stderr).toBe(
      `a.kv:1:5: error kv/name-not-found: no name \`y\` has a value here\n${waiting}${again}${waiting}`,
    );
  });
});

describe("an interrupt", () => {
  it("ends a command that is still at work with 130, and writes nothing", async () => {
    const host = memoryHost({ files: { "a.kv": "x = 1\n", "out.json": "old" } });
    const running = createCli(kv).run(["compile", "a.kv", "-o", "out.json"], host);
    host.interrupt();
    expect(await running).toBe(exitCodes.interrupted);
    expect(host.text("out.json")).toBe("old");
  });
});

describe("a closed standard output", () => {
  it("ends a command quietly", async () => {
    const host = memoryHost({ files: { "a.kv": "x = 1\n" }, outputClosed: true });
    expect(await createCli(kv).run(["compile", "a.kv"], host)).toBe(0);
    expect(host.stderr).toBe("");
  });
});

describe("a standard output that accepts no more", () => {
  const world = { files: { "a.kv": "x = 1\n" }, outputProblem: "no space is left on the disk" };

  it("is an error with a place, not a bug of ours", async () => {
    const host = memoryHost(world);
    expect(await createCli(kv).run(["compile", "a.kv"], host)).toBe(exitCodes.inputErrors);
    expect(host.stderr).toMatch(
      "<stdout>:1:1: error kv/output-cut-short: standard output accepted only a part of the result: no space is left on the disk\n",
    );
  });

  it("is reported as text if nothing was read", async () => {
    const host = memoryHost(world);
    expect(await createCli(kv).run(["--version"], host)).toBe(exitCodes.inputErrors);
    expect(host.stderr).toBe("kv: can't write to standard output: no space is left on the disk\n");
  });
});

describe("a bug", () => {
  it("shows its stack only with CAIRN_DEBUG=1", async () => {
    const run = async (env: Record<string, string>) => {
      const host = memoryHost({ files: { "a.kv": "x = @bug\n" }, env });
      expect(await createCli(kv).run(["compile", "a.kv"], host)).toBe(exitCodes.bug);
      return host.stderr;
    };
    expect(await run({})).not.toContain("meaning.ts");
    const debugged = await run({ CAIRN_DEBUG: "1" });
    expect(debugged).toContain("meaning.ts");
    expect(debugged).not.toMatch(/^\{/m);
  });
});
