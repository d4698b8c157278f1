import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { nodeHost, type CliHost } from "@cairn/cli-kit";
import { testIf } from "@cairn/testing";
import { lookUpInKeychain } from "../../src/cli/secrets/keychain.js";
import { passwordSources } from "../../src/cli/secrets/password-sources.js";
import { findPassword } from "../../src/secrets/index.js";

const isUnix = process.platform !== "win32";
const unixTest = testIf(isUnix, "stand-in programs are shell scripts");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-passwords-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a program of this name first on the path of a host for the given platform. */
function standIn(platform: string, program: string, script: string): CliHost {
  const place = mkdtempSync(join(folder, "bin-"));
  writeFileSync(join(place, program), `#!/bin/sh\n${script}\n`);
  chmodSync(join(place, program), 0o755);
  const search = `PATH=${place}${delimiter}/bin${delimiter}/usr/bin`;
  const real = nodeHost();
  return { ...real, env: {}, platform, run: (command, words) => real.run("env", [search, command, ...words]) };
}

const lookUp = (host: CliHost) => lookUpInKeychain(host, "cf2.keepassx", "mydb");

describe("the keychain", () => {
  unixTest("of Linux is asked by `secret-tool`", async () => {
    const script = `[ "$*" = "lookup service cf2.keepassx account mydb" ] && printf 'open sesame'`;
    expect(await lookUp(standIn("linux", "secret-tool", script))).toEqual({ password: "open sesame" });
  });

  unixTest("of macOS is asked by `security`", async () => {
    const script = `[ "$*" = "find-generic-password -s cf2.keepassx -a mydb -w" ] && echo 'open  sesame '`;
    expect(await lookUp(standIn("darwin", "security", script))).toEqual({ password: "open  sesame " });
  });

  unixTest("has no such entry", async () => {
    expect(await lookUp(standIn("linux", "secret-tool", "exit 1"))).toEqual({});
    const sentence = "security: SecKeychainSearchCopyNext: The specified item could not be found in the keychain.";
    expect(await lookUp(standIn("darwin", "security", `echo '${sentence}' >&2; exit 44`))).toEqual({});
  });

  unixTest("can't be asked: the reason gets into the message", async () => {
    const host = standIn("linux", "secret-tool", "echo 'Cannot autolaunch D-Bus' >&2; echo more >&2; exit 1");
    const { problem } = await findPassword("mydb.kdbx", "mydb.kdbx", passwordSources(host, {}));
    expect(problem?.problem).toContain("; `secret-tool` failed: Cannot autolaunch D-Bus");
  });

  it("isn't installed", async () => {
    const run = async () => ({ status: 127, stdout: "", stderr: "spawn ENOENT" });
    expect(await lookUpInKeychain({ ...nodeHost(), run }, "cf2.keepassx", "mydb")).toEqual({});
  });
});

describe("the password file", () => {
  // The real way to run interruptibly leaves the world of the tests.
  const host: CliHost = { ...nodeHost(), interruptible: (work) => work() };

  it("contains the password, whose last line break doesn't count", async () => {
    const file = join(folder, "password.txt");
    const find = async (content: string) => {
      writeFileSync(file, content);
      const sources = passwordSources({ ...host, env: {} }, { kdbxPasswordFile: file });
      return findPassword("mydb.kdbx", "mydb.kdbx", sources);
    };
    expect((await find("open sesame\n")).value?.text).toBe("open sesame");
    expect((await find("open sesame\r\n")).value?.text).toBe("open sesame");
    expect((await find(" two\nlines\n\n")).value?.text).toBe(" two\nlines\n");
    expect((await find("\n")).problem?.problem).toContain("is empty");
    rmSync(file);
    const sources = passwordSources({ ...host, env: { CF2_KDBX_PASSWORD: "x" } }, { kdbxPasswordFile: file });
    expect((await findPassword("mydb.kdbx", "mydb.kdbx", sources)).problem?.problem).toContain("cannot read");
  });
});

/** What a terminal shows of a command into which somebody types as soon as it asks. */
function typeInto(command: string, keys: string): Promise<string> {
  const child = spawn("script", ["-qec", command, "/dev/null"], { stdio: ["pipe", "pipe", "ignore"] });
  let shown = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const isQuestion = !shown.includes(": ") && (shown + text).includes(": ");
    shown += text;
    if (isQuestion) child.stdin.write(keys);
  });
  return new Promise((resolve) => child.on("close", () => resolve(shown)));
}

const hasScript = isUnix && spawnSync("script", ["--version"]).status === 0;

describe("the terminal", () => {
  testIf(hasScript, "needs bsdutils")(
    "is asked although input and output are elsewhere, and shows nothing of what is typed",
    async () => {
      const program = join(folder, "ask.mts");
      const terminal = join(import.meta.dirname, "../../src/cli/secrets/terminal.ts");
      const bundle = join(folder, "ask.mjs");
      writeFileSync(
        program,
        `import { askOnTerminal } from ${JSON.stringify(terminal)};\nconst answer = await askOnTerminal("Password of db.kdbx: ");\nconsole.log("length", answer.password?.length ?? answer.failed);\n`,
      );
      const esbuild = join(import.meta.dirname, "../../../../node_modules/.bin/esbuild");
      const words = [
        program,
        "--bundle",
        "--format=esm",
        "--platform=node",
        "--conditions=@cairn/source",
        `--outfile=${bundle}`,
      ];
      const banner = `--banner:js=import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;
      expect(spawnSync(esbuild, [...words, banner], { encoding: "utf8" }).status).toBe(0);
      const stdout = await typeInto(`${process.execPath} ${bundle} < /dev/null | cat`, "open sx\u007fesame\n");
      expect(stdout).toContain("Password of db.kdbx: ");
      expect(stdout).toContain("length 11");
      expect(stdout).not.toContain("sesame");
    },
    30_000,
  );
});
