import { spawn, spawnSync, type SpawnSyncOptions } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { replayBuilt } from "../src/testing/index.js";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "kv-bundle-"));
const command = join(folder, "kv.mjs");
/** All but those at a terminal, and those whose output names the machine or shows its clock. */
const sessions = readdirSync(join(import.meta.dirname, "cli")).filter((name) => {
  return !/\nterminal=|, memory\)| 0\.0 ms/.test(readFileSync(join(import.meta.dirname, "cli", name), "utf8"));
});
const environment = { PATH: process.env["PATH"] };

/** The real command. */
beforeAll(() => {
  const entry = join(import.meta.dirname, "fixture-language/main.ts");
  const words = [join(root, "tools/bundle-cli.mjs"), "cli-kit", "--entry", entry, "--output", command];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", cwd: root });
  expect([status, stderr]).toEqual([0, ""]);
  writeFileSync(join(folder, "a.kv"), "x = 1\ny = $x\n");
  writeFileSync(join(folder, "twice.kv"), "x = 1\nx = 2\n");
  writeFileSync(join(folder, "bug.kv"), "x = @bug\n");
  writeFileSync(join(folder, "forever.kv"), "x = @forever\n");
  writeFileSync(join(folder, "big.kv"), `x = ${"0123456789".repeat(100_000)}\n`);
  writeFileSync(join(folder, "result.yaml"), 'x: "1"\ny: "1"\n');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function kv(words: readonly string[], options: SpawnSyncOptions = {}) {
  const settings = { cwd: folder, env: environment, encoding: "utf8", input: "", timeout: 20_000, ...options } as const;
  const { status, stderr, stdout } = spawnSync(process.execPath, [command, ...words], settings);
  return { status, stdout, stderr };
}

const onPosix = testIf(process.platform !== "win32", "needs paths that begin with a slash");
const whereFull = testIf(existsSync("/dev/full"), "this machine has no /dev/full");
const compiled = { status: 0, stdout: '{"x":"1","y":"1"}\n', stderr: "" };

describe("the bundled command", () => {
  it.each(["a.kv", "./a.kv", "/dev/stdin"])(
    "doesn't write over the file that standard input comes from: %s",
    (output) => {
      const stdin = openSync(join(folder, "a.kv"), "r");
      const { status, stderr } = kv(["compile", "-", "-o", output], { stdio: [stdin, "pipe", "pipe"] });
      closeSync(stdin);
      expect([status, stderr]).toEqual([1, expect.stringContaining("it is an input of this run")]);
      expect(readFileSync(join(folder, "a.kv"), "utf8")).toBe("x = 1\ny = $x\n");
    },
  );

  it("is an executable file with a shebang", () => {
    expect(readFileSync(command, "utf8").startsWith("#!/usr/bin/env node\n")).toBe(true);
    expect(statSync(command).mode & 0o111).toBe(0o111);
    const { status, stdout } = spawnSync(command, ["--version"], { env: environment, encoding: "utf8" });
    expect([status, stdout]).toEqual([0, "1.2.3\n"]);
  });

  it("compiles, formats and compares", () => {
    expect(kv(["compile", "a.kv"])).toEqual(compiled);
    expect(kv(["fmt", "-"], { input: "a=1" })).toEqual({ status: 0, stdout: "a = 1\n", stderr: "" });
    expect(kv(["diff", "a.kv", "result.yaml"])).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  for (const name of sessions) {
    onPosix(`behaves as in memory: ${name}`, async () => {
      const text = readFileSync(join(import.meta.dirname, "cli", name), "utf8");
      expect(await replayBuilt(command, text)).toBe(text);
    });
  }

  it("answers wrong usage as the unbundled one does", () => {
    const { status, stderr } = kv(["compile", "a.kv", "--output"]);
    expect([status, stderr]).toEqual([64, "kv: `--output` needs a value: `--output FILE`\nSee: kv help compile\n"]);
  });

  it("works with all three streams closed", () => {
    const close = `${process.execPath} ${command} compile a.kv -o closed.json <&- >&- 2>&-`;
    expect(spawnSync("sh", ["-c", close], { cwd: folder, env: environment }).status).toBe(0);
    expect(readFileSync(join(folder, "closed.json"), "utf8")).toBe(compiled.stdout);
  });

  it("treats a closed standard input as an empty one", () => {
    const run = `${process.execPath} ${command} compile - <&-`;
    const { status, stdout } = spawnSync("sh", ["-c", run], { cwd: folder, env: environment, encoding: "utf8" });
    expect([status, stdout]).toEqual([0, "{}\n"]);
  });

  it("ends quietly if nobody reads its output", () => {
    const run = `(${process.execPath} ${command} compile big.kv; echo "exit $?" >&2) | head -c 10`;
    const { stderr, stdout } = spawnSync("sh", ["-c", run], { cwd: folder, env: environment, encoding: "utf8" });
    expect([stdout, stderr]).toEqual(['{"x":"0123', "exit 0\n"]);
  });

  it("writes all of a large result into a slow pipe", () => {
    const run = `${process.execPath} ${command} compile big.kv | (sleep 0.3; wc -c)`;
    const { stdout } = spawnSync("sh", ["-c", run], { cwd: folder, env: environment, encoding: "utf8" });
    expect(Number(stdout)).toBe(1_000_009);
  });

  it("writes to a standard output that is named as a file", () => {
    const run = `${process.execPath} ${command} compile a.kv -o /dev/stdout | cat`;
    const { stderr, stdout } = spawnSync("sh", ["-c", run], { cwd: folder, env: environment, encoding: "utf8" });
    expect([stdout, stderr]).toEqual([compiled.stdout, ""]);
  });

  whereFull("has a specific error for a full disk behind standard output", () => {
    const run = `${process.execPath} ${command} compile a.kv > /dev/full`;
    const { status, stderr } = spawnSync("sh", ["-c", run], { cwd: folder, env: environment, encoding: "utf8" });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^<stdout>:1:1: error kv\/output-cut-short: .*\n.*\n$/),
    ]);
  });

  whereFull("works even if standard error accepts nothing", () => {
    const run = `${process.execPath} ${command} compile twice.kv 2> /dev/full`;
    const { status, stdout } = spawnSync("sh", ["-c", run], { cwd: folder, env: environment, encoding: "utf8" });
    expect([status, stdout]).toEqual([0, '{"x":"2"}\n']);
  });

  it("doesn't take a folder for an empty standard input", () => {
    const run = `${process.execPath} ${command} compile - < .`;
    const { status, stderr } = spawnSync("sh", ["-c", run], { cwd: folder, env: environment, encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining("can't read `<stdin>`: it is a folder\n")]);
  });

  it("produces the same bytes in another language and time zone", () => {
    const turkish = { ...environment, LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Pacific/Chatham" };
    for (const words of [
      ["compile", "a.kv"],
      ["check", "twice.kv", "--diagnostics", "sarif"],
      ["help", "fmt"],
      ["compile", "-x"],
    ]) {
      expect(kv(words, { env: turkish })).toEqual(kv(words));
    }
  });
});

describe("an interrupt", () => {
  it("ends a long run with 130 and leaves the output file as it was", async () => {
    writeFileSync(join(folder, "out.json"), "old");
    const child = spawn(process.execPath, [command, "compile", "forever.kv", "-o", "out.json"], {
      cwd: folder,
      env: environment,
    });
    child.stderr.once("data", () => child.kill("SIGINT"));
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect(code).toBe(130);
    expect(readFileSync(join(folder, "out.json"), "utf8")).toBe("old");
    expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("ends a command that waits for standard input", async () => {
    const child = spawn(process.execPath, [command, "compile", "-"], { cwd: folder, env: environment });
    child.stdin.on("error", () => undefined);
    // More than a pipe holds: it is written once the command reads.
    child.stdin.write(Buffer.alloc(4_000_000, "#"), () => child.kill("SIGINT"));
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(130);
  });

  it("ends --watch", async () => {
    const child = spawn(process.execPath, [command, "compile", "a.kv", "--watch"], { cwd: folder, env: environment });
    child.stderr.on("data", () => child.kill("SIGINT"));
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(130);
  });
});

describe("a bug's stack", () => {
  it("names the lines of the sources", () => {
    const source = readFileSync(join(import.meta.dirname, "fixture-language/meaning.ts"), "utf8");
    const line = source.slice(0, source.indexOf("throw new TypeError")).split("\n").length;
    const { status, stderr } = kv(["compile", "bug.kv"], { env: { ...environment, CAIRN_DEBUG: "1" } });
    expect([status, stderr]).toEqual([70, expect.stringContaining(`fixture-language/meaning.ts:${line}:`)]);
  });
});
