import { linkSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createCli } from "../src/create-cli.js";
import { nodeHost } from "../src/node-host.js";
import type { CliHost } from "../src/host.js";
import { InputGuard } from "../src/node/input-guard.js";
import { kv } from "./fixture-language/language.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cli-kit-over-"));
  writeFileSync(at("a.kv"), "port=80\n");
  symlinkSync(at("a.kv"), at("link.kv"));
  linkSync(at("a.kv"), at("hard.kv"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);

async function run(...words: readonly string[]) {
  return runWith(nodeHost(), ...words);
}

async function runWith(real: CliHost, ...words: readonly string[]) {
  let [stdout, stderr] = ["", ""];
  const streams = {
    writeStdout: (text: string) => void (stdout += text),
    writeStderr: (text: string) => void (stderr += text),
    interruptible: <T>(work: () => T): T => work(),
  };
  const host = Object.assign(real, { cwd: folder, env: {} }, streams);
  return { exitCode: await createCli(kv).run(words, host), stderr, stdout };
}

describe("a result is never written over its input", () => {
  it.each([
    ["a.kv", "a.kv"],
    ["a.kv", "link.kv"],
    ["link.kv", "a.kv"],
    ["a.kv", "hard.kv"],
    ["hard.kv", "./a.kv"],
  ])("compile %s -o %s", async (input, output) => {
    const { exitCode, stderr } = await run("compile", at(input), "-o", at(output));
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining("it is an input of this run")]);
    for (const name of ["a.kv", "link.kv", "hard.kv"]) expect(readFileSync(at(name), "utf8")).toBe("port=80\n");
  });

  it("nor is a report", async () => {
    expect((await run("check", at("a.kv"), "--report", `json=${at("link.kv")}`)).exitCode).toBe(1);
    expect(readFileSync(at("a.kv"), "utf8")).toBe("port=80\n");
  });

  it("nor is a file that the run is going to read, or that a thread of it has read", async () => {
    const [inThread, inMain] = [new InputGuard(), new InputGuard()];
    nodeHost(inThread).read(at("hard.kv"));
    for (const path of inThread.takeNew()) inMain.note(path);
    expect(inThread.takeNew()).toEqual([]);
    writeFileSync(at("b.kv"), "port=81\n");
    const host = nodeHost(inMain);
    expect((await runWith(host, "compile", at("b.kv"), "-o", at("a.kv"))).exitCode).toBe(1);
    expect(readFileSync(at("a.kv"), "utf8")).toBe("port=80\n");
    expect([host.isInput!(at("link.kv")), host.isInput!(at("c.kv"))]).toEqual([true, false]);
    host.noteInput!(at("c.kv"));
    writeFileSync(at("c.kv"), "");
    expect(host.isInput!(at("c.kv"))).toBe(true);
  });

  it("but an older result is replaced, and fmt rewrites its input", async () => {
    for (let times = 0; times < 2; times++)
      expect((await run("compile", at("a.kv"), "-o", at("out.json"))).exitCode).toBe(0);
    expect((await run("fmt", at("a.kv"))).exitCode).toBe(0);
    expect(readFileSync(at("a.kv"), "utf8")).toBe("port = 80\n");
  });
});
