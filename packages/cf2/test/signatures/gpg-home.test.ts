import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signatureChecker } from "../../src/node/signature-checker.js";
import { gpgHome } from "../../src/node/gpg-home.js";
import { gpgProgram } from "../../src/node/gpg-program.js";
import { encode, folder as files, readSigned } from "./helpers.js";

const alice = { bytes: encode(readSigned("alice")), path: "alice.cf2", signers: ["alice@example.org"] };
const usual = process.cwd();
const clone = mkdtempSync(join(tmpdir(), "cairn-clone-"));

beforeAll(() => {
  for (const home of [".gnupg", "keys"]) {
    mkdirSync(join(clone, home));
    copyFileSync(join(files, "keyring.asc"), join(clone, home, "pubring.asc"));
  }
  process.chdir(clone);
});
afterAll(() => {
  process.chdir(usual);
  rmSync(clone, { recursive: true });
});

describe("keys in the current folder", () => {
  it.each([{ GNUPGHOME: "keys" }, { HOME: "." }, { HOME: "" }, {}])(
    "don't count by the environment: %j",
    async (env) => {
      const world = { read: () => ({ problem: "not asked" }), env, isFolder: () => true };
      const attempt = await signatureChecker({ engine: "openpgpjs", home: undefined }, world).verify(alice);
      expect(attempt).toMatchObject({
        problem: expect.stringMatching(/depends on the current folder|cannot determine/),
      });
    },
  );

  it("count if the user names their folder", () => {
    expect(gpgHome("keys", { GNUPGHOME: "other" })).toEqual({ folder: "keys" });
    expect(gpgHome(undefined, { GNUPGHOME: "/keys", HOME: "." })).toEqual({ folder: "/keys" });
    expect(gpgHome(undefined, { HOME: "/home/user" })).toEqual({ folder: "/home/user/.gnupg" });
  });
});

describe("a program `gpg` in the current folder", () => {
  const path = process.env["PATH"];
  afterEach(() => void (process.env["PATH"] = path));

  it.each([".", "", "bin", clone])("isn't started with PATH=%j", async (folders) => {
    mkdirSync("bin", { recursive: true });
    for (const program of ["gpg", "bin/gpg"]) {
      writeFileSync(program, `#!/bin/sh\n: > '${clone}/started'\n`);
      chmodSync(program, 0o755);
    }
    process.env["PATH"] = folders;
    const outcome = await gpgProgram({}).run(["--version"], new Uint8Array());
    expect([outcome.status, existsSync("started")]).toEqual([undefined, false]);
  });
});
