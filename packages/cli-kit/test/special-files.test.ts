import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { createCli } from "../src/create-cli.js";
import { expandPattern } from "../src/glob.js";
import { nodeHost, type CliHost } from "../src/index.js";
import { Session } from "../src/session.js";
import { kv } from "./fixture-language/language.js";

const testOnUnix = testIf(process.platform !== "win32", "Windows has no such files");
// The real way to run interruptibly leaves the world of the tests.
const host: CliHost = { ...nodeHost(), interruptible: (work) => work() };
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cli-kit-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The output of a command, run on the real disk. */
async function run(...words: string[]) {
  const printed = { stdout: "", stderr: "" };
  const code = await createCli(kv).run(words, {
    ...host,
    writeStdout: (text: string) => void (printed.stdout += text),
    writeStderr: (text: string) => void (printed.stderr += text),
  });
  return { code, ...printed };
}

describe("special files", () => {
  testOnUnix("is left out of the walk through a folder", () => {
    symlinkSync("/dev/zero", join(folder, "device.kv"));
    execFileSync("mkfifo", [join(folder, "pipe.kv")]);
    symlinkSync("pipe.kv", join(folder, "link.kv"));
    writeFileSync(join(folder, "file.kv"), "");
    const only = [join(folder, "file.kv")];
    expect(expandPattern(host, folder, [".kv"])).toEqual(only);
    expect(expandPattern(host, `${folder}/*`, [".kv"])).toEqual(only);
  });

  testOnUnix("are read, up to the limit, if the command line names them", async () => {
    const { code, stderr } = await run("compile", "/dev/zero");
    expect([code, stderr]).toEqual([1, expect.stringContaining("/dev/zero:1:1: error kv/file-not-readable")]);
    expect(stderr).toContain("it is larger than 256 MiB");
    expect((await run("compile", "/dev/null")).code).toBe(0);
  });

  testOnUnix("are rejected if only an input names them", () => {
    const session = new Session(kv, host, {}, {}, ["/dev/null"]);
    expect(session.files.read("/dev/null")).toMatchObject({ bytes: expect.anything() });
    expect(session.files.read("/dev/zero")).toEqual({ problem: "it is a device, not a regular file" });
  });
});

describe("the files of a run", () => {
  testOnUnix("are bounded together", () => {
    const session = new Session(kv, host, {}, {});
    const read = [1, 2, 3].map((name) => {
      const path = join(folder, String(name));
      writeFileSync(path, "");
      truncateSync(path, 200 * 1024 * 1024);
      return session.files.read(path);
    });
    expect(read.map((content) => "problem" in content && content.problem)).toEqual([
      false,
      false,
      "all files together are larger than 512 MiB",
    ]);
  });
});
