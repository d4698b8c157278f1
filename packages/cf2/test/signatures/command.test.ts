import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { typeIn } from "../command.js";
import { folder as files, gpgHome, hasGpg, noGpg, removeHome } from "./helpers.js";

const gpgTest = testIf(hasGpg, noGpg);
const passphrase = "not-that-secret";
let folder: string;
let home: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-signed-"));
  for (const name of readdirSync(files).filter((each) => each.endsWith(".cf2")))
    copyFileSync(join(files, name), join(folder, name));
  copyFileSync(join(files, "keyring.asc"), join(folder, "pubring.asc"));
  home = hasGpg ? gpgHome(join(files, "keyring.asc")) : folder;
});

afterAll(() => {
  if (hasGpg) removeHome(home);
  rmSync(folder, { recursive: true, force: true });
});

function compile(text: string, words: string[]) {
  writeFileSync(join(folder, "in.cf2"), text);
  return typeIn(folder, ["compile", "in.cf2", ...words]);
}

const engines: [string, () => string[]][] = [["OpenPGP.js", () => ["--pgp", "openpgpjs", "--gpghome", folder]]];
if (hasGpg) engines.push(["gpg", () => ["--gpghome", home]]);

describe.each(engines)("the command cf2 with %s", (_, options) => {
  it("compiles what a permitted user signed, as a value and inline", async () => {
    const text = "import(alice, ['bob@example.org', 'alice@example.org'])\nB => import(bob, 'bob@example.org')\n";
    const { code, stderr, stdout } = await compile(text, [...options(), "--format", "json"]);
    const packages = { bash: 1 };
    expect([code, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toEqual({ Port: 25, Packages: packages, B: { Port: 25, Packages: packages } });
  });

  it.each([
    [
      "alice",
      "bob@example.org",
      "`alice.cf2` is signed by `Alice <alice@example.org>`; it must be signed by `bob@example.org`",
    ],
    ["tampered", "alice@example.org", "`tampered.cf2` was changed after"],
    ["impostor", "alice@example.org", "which is not in the keyring"],
    ["dave-revoked", "dave@example.org", "whose key is revoked"],
    ["carol-expired", "carol@example.org", "whose key has expired"],
    ["before", "alice@example.org", "there is text before"],
    ["after", "alice@example.org", "there is text after"],
  ])("rejects %s for %s at the import, and prints nothing of it", async (file, user, message) => {
    const { code, stderr, stdout } = await compile(`A => 1\nimport('${file}', '${user}')\n`, [
      ...options(),
      "--diagnostics",
      "json",
    ]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(JSON.parse(stderr)).toMatchObject({
      code: "cf2/signature",
      file: "in.cf2",
      line: 2,
      column: 8,
      message: expect.stringContaining(message),
    });
  });

  it("names the places of a signed file as they are in it", async () => {
    writeFileSync(join(folder, "twin.cf2"), "Port => 26\n");
    const text = "import(alice, 'alice@example.org')\nimport(twin)\n";
    const { stderr } = await compile(text, [...options(), "--diagnostics", "json"]);
    const { code, file, line, notes } = JSON.parse(stderr) as {
      code: string;
      file: string;
      line: number;
      notes: { file: string; line: number }[];
    };
    const places = [{ file, line }, ...notes.map((note) => ({ file: note.file, line: note.line }))];
    expect(code).toBe("cf2/conflict");
    expect(places).toContainEqual({ file: "alice.cf2", line: 4 });
  });
});

describe("the command cf2", () => {
  it("reads a signed file without its armour if no signature is required", async () => {
    expect(await typeIn(folder, ["compile", "alice.cf2"])).toMatchObject({ code: 0, stderr: "" });
    expect((await compile("A => import(bob).Port\n", [])).stdout).toBe("A => 25\n");
    const { code, stderr } = await typeIn(folder, ["compile", "after.cf2"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("after.cf2:13:1: error cf2/signature")]);
  });

  gpgTest(
    "signs the output, which compiles to the same, and warns of a passphrase on the command line",
    async () => {
      const own = gpgHome();
      const generate = ["--quick-generate-key", "Site <site@example.org>", "ed25519", "sign", "never"];
      spawnSync("gpg", [
        "--homedir",
        own,
        "--batch",
        "--pinentry-mode",
        "loopback",
        "--passphrase",
        passphrase,
        ...generate,
      ]);
      const words = ["-S", "--gpghome", own, "--gpguser", "site@example.org", "--gpgpass", passphrase];
      const { code, stderr, stdout } = await compile("X => [1, '- y']\n", [...words]);
      expect([code, stderr]).toEqual([0, expect.stringMatching(/^in.cf2:1:1: warning cf2\/visible-passphrase: /)]);
      expect(stderr).not.toContain(passphrase);
      writeFileSync(join(folder, "out.cf2"), stdout);
      const again = await compile("import(out, 'site@example.org')\n", ["--gpghome", own]);
      expect(again).toEqual({ code: 0, stderr: "", stdout: (await compile("X => [1, '- y']\n", [])).stdout });
      spawnSync("gpgconf", ["--homedir", own, "--kill", "gpg-agent"]);
      const failed = await compile("X => 1\n", [...words.with(-1, "wrong"), "-o", "kept.cf2"]);
      expect([failed.code, failed.stdout]).toEqual([1, ""]);
      expect(failed.stderr).toContain("error cf2/signature: cannot sign the output: `gpg` failed");
      expect(existsSync(join(folder, "kept.cf2"))).toBe(false);
      removeHome(own);
    },
    30_000,
  );
});

const shared = join(import.meta.dirname, "../../../../../shared/cases/cf2-manual");
const cases = existsSync(shared) ? readdirSync(shared).filter((name) => name.startsWith("s05-3-signed")) : [];

testIf(hasGpg && cases.length > 0, hasGpg ? "no cases beside the project" : noGpg)(
  `${cases.length} examples of section 5.3 of the manual`,
  async () => {
    const ring = gpgHome(join(shared, "../cf2-assets/pgp/keyring.pub.asc"));
    for (const name of cases) {
      const expected = await typeIn(join(shared, name), ["compile", "expect.cf2", "--format", "json"]);
      for (const engine of ["gpg", "openpgpjs"]) {
        const words = ["compile", "in.cf2", "--format", "json", "--gpghome", ring, "--pgp", engine];
        expect([name, engine, await typeIn(join(shared, name), words)]).toEqual([name, engine, expected]);
      }
    }
    removeHome(ring);
  },
  30_000,
);

it("the stand-in files of these tests are signed files", () => {
  expect(readFileSync(join(files, "alice.cf2"), "utf8")).toMatch(/^-----BEGIN PGP SIGNED MESSAGE-----\n/);
});
