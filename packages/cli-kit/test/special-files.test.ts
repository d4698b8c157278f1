import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
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

  testOnUnix("aren't read line by line, nor written to so", () => {
    const [pipe, file, device, link] = ["pipe", "file", "device", "link"].map((name) => join(folder, name));
    execFileSync("mkfifo", [pipe!]);
    writeFileSync(file!, "kept\n");
    symlinkSync("/dev/zero", device!);
    symlinkSync("file", link!);
    expect(host.readLines!(pipe!)).toEqual({ problem: "it is a named pipe, not a regular file" });
    expect(host.readLines!(device!)).toEqual({ problem: "it is a device, not a regular file" });
    expect([...(host.readLines!(link!) as Iterable<string>)]).toEqual(["kept"]);
    for (const each of [pipe!, device!, link!])
      expect(host.openLog!(each, true)).toEqual({ problem: "it is a link or not a regular file" });
    expect(readFileSync(file!, "utf8")).toBe("kept\n");
  });

  it("has lines of any length in pieces, up to a bound", () => {
    const file = join(folder, "long");
    const long = "é".repeat(3_000_000);
    writeFileSync(file, `a\n\n${long}\n${long}b`);
    expect([...(host.readLines!(file) as Iterable<string>)]).toEqual(["a", "", long, `${long}b`]);
    truncateSync(file, 2 ** 33);
    expect([...(host.readLines!(file) as Iterable<string>)].length).toBe(4);
  });

  testOnUnix(
    "are written to, if somebody reads",
    async () => {
      const [pipe, file] = [join(folder, "pipe"), join(folder, "a.kv")];
      execFileSync("mkfifo", [pipe]);
      writeFileSync(file, "");
      const { code, stderr } = await run("compile", file, "-o", pipe);
      expect([code, stderr]).toEqual([1, expect.stringContaining("nobody reads from it")]);
      const reader = spawn("cat", [pipe]);
      const read = text(reader.stdout);
      expect((await run("compile", file, "-o", pipe)).code).toBe(0);
      expect(await read).toBe((await run("compile", file)).stdout);
    },
    20_000,
  );

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
