import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { typeIn, type Session } from "../command.js";
import { password } from "./helpers.js";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-secrets-"));
  const databases = join(import.meta.dirname, "databases");
  for (const name of ["aes-4", "argon2id-4", "keepassxc-3"])
    copyFileSync(join(databases, `${name}.kdbx`), join(folder, `${name}.kdbx`));
  writeFileSync(join(folder, "damaged.kdbx"), readFileSync(join(databases, "aes-4.kdbx")).subarray(0, 900));
  writeFileSync(join(folder, "none.kdbx"), "X => 1\n");
  writeFileSync(join(folder, "pw.txt"), `${password}\n`);
  for (const name of ["aes-4", "argon2id-4", "keepassxc-3", "damaged", "none"])
    writeFileSync(
      join(folder, `${name}.cf2`.replace("aes-4.cf2", "site.cf2")),
      `private Db => import('${name}.kdbx')\nUser => $Db.mail.UserName\n`,
    );
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const CF2_KDBX_PASSWORD = password;
const compile = (file: string, words: string[] = [], env = {}): Promise<Session> =>
  typeIn(folder, ["compile", file, ...words], env);
const fine = { code: 0, stdout: "User => postmaster\n", stderr: "" };

describe("the command cf2", () => {
  it("opens databases with the password in the variable, or in a file", async () => {
    for (const file of ["site.cf2", "argon2id-4.cf2", "keepassxc-3.cf2"])
      expect([file, await compile(file, ["-P"], { CF2_KDBX_PASSWORD })]).toEqual([file, fine]);
    expect(await compile("site.cf2", ["--kdbx-password-file", "pw.txt"])).toEqual(fine);
    expect(await compile("site.cf2", ["--kdbx-password-file", "pw.txt"], { CF2_KDBX_PASSWORD: "wrong" })).toEqual(fine);
  });

  it("compares secrets, and shows none of them", async () => {
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    const db = "private Db => import('aes-4.kdbx')\n";
    write("left.cf2", `${db}A => $Db.mail.UserName\nB => [$Db.mail.UserName, x]\nC => { d => $Db.mail.UserName }\n`);
    write("right.cf2", "A => 'postmaster2'\nB => ['postmaster2', x]\n");
    write("same.cf2", "A => postmaster\nB => [postmaster, x]\nC => { d => postmaster }\n");
    write("compiled.json", '{"A": "postmaster2", "B": ["postmaster", "y"], "C": {"d": "postmaster2"}}');
    for (const other of ["right.cf2", "compiled.json"])
      for (const format of ["text", "json", "markdown"])
        for (const files of [
          ["left.cf2", other],
          [other, "left.cf2"],
        ]) {
          const { code, stdout, stderr } = await typeIn(folder, ["diff", ...files, "--format", format], {
            CF2_KDBX_PASSWORD,
          });
          expect([code, stderr, stdout]).toEqual([2, "", expect.stringContaining("(secret)")]);
          expect(stdout).not.toContain("postmaster");
        }
    expect(await typeIn(folder, ["diff", "left.cf2", "same.cf2"], { CF2_KDBX_PASSWORD })).toEqual({
      ...{ code: 0, stdout: "", stderr: "" },
    });
  });

  it.each([
    ["site.cf2", {}, "the database `aes-4.kdbx` is locked, and there is no password for it"],
    [
      "site.cf2",
      { CF2_KDBX_PASSWORD: "wrong" },
      "the password in `CF2_KDBX_PASSWORD` does not open the database `aes-4.kdbx`",
    ],
    [
      "damaged.cf2",
      { CF2_KDBX_PASSWORD },
      "the database `damaged.kdbx` is damaged: its encrypted part is truncated or has been changed",
    ],
    ["none.cf2", { CF2_KDBX_PASSWORD }, "the database `none.kdbx` is not a KDBX database"],
  ])("reports where %s goes wrong with %j", async (file, env, message) => {
    const { code, stderr, stdout } = await compile(file, ["--diagnostics", "json"], env);
    expect([code, stdout]).toEqual([1, ""]);
    const { line, column, ...said } = JSON.parse(stderr) as Record<string, unknown>;
    expect(said).toMatchObject({ severity: "error", code: "cf2/secret", file, message });
    expect([line, column]).toEqual([1, 22]);
  });

  it("shows no secret in a trace or an explanation", async () => {
    const traced = await compile("site.cf2", ["-Deval"], { CF2_KDBX_PASSWORD });
    expect([traced.code, traced.stdout]).toEqual([0, fine.stdout]);
    expect(traced.stderr).toContain("User = (secret)");
    expect(traced.stderr).not.toContain("postmaster");
    const explained = await typeIn(folder, ["explain", "site.cf2", "User"], { CF2_KDBX_PASSWORD });
    expect(explained.code).toBe(0);
    expect(explained.stdout).toContain("(secret)");
    expect(explained.stdout).not.toContain("postmaster");
  });

  it("checks configurations with databases", async () => {
    expect(await typeIn(folder, ["check", "site.cf2"], { CF2_KDBX_PASSWORD })).toMatchObject({ code: 0, stderr: "" });
    expect((await typeIn(folder, ["check", "site.cf2"])).stderr).toContain("is locked");
  });
});

const shared = join(import.meta.dirname, "../../../../../shared/cases/cf2-manual");
const cases = existsSync(shared) ? readdirSync(shared).filter((name) => name.startsWith("s05-2-kdbx")) : [];

testIf(cases.length > 0, "no cases beside the project")(
  `${cases.length} examples of section 5.2 of the manual`,
  async () => {
    for (const name of cases) {
      const at = join(shared, name);
      const compiled = await typeIn(at, ["compile", "in.cf2", "-P", "--format", "json"], {
        CF2_KDBX_PASSWORD: "test-only-pw",
      });
      const expected = await typeIn(at, ["compile", "expect.cf2", "--format", "json"]);
      expect([name, compiled.code, JSON.parse(compiled.stdout)]).toEqual([name, 0, JSON.parse(expected.stdout)]);
    }
  },
);
