import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { databases, loadFile, signatures } from "@cairn/cf2/node";
import { testIf } from "@cairn/testing";
import { password } from "../secrets/helpers.js";
import { folder as signedFiles, gpgHome, hasGpg, noGpg, removeHome } from "../signatures/helpers.js";

const folder = mkdtempSync(join(tmpdir(), "cf2-library-"));
const main = join(folder, "main.cf2");
cpSync(join(import.meta.dirname, "../secrets/databases/aes-4.kdbx"), join(folder, "db.kdbx"));
cpSync(join(signedFiles, "alice.cf2"), join(folder, "alice.cf2"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(text: string): string {
  writeFileSync(main, text);
  return main;
}

describe("databases from a program", () => {
  const text = "Db => import('db.kdbx')\n";

  it("are opened by a password, or by a function that returns it", async () => {
    const asked: string[] = [];
    const { value } = await loadFile(write(text), { databases: databases({ password }) });
    expect(Object.keys(value!["Db"]!).length).toBeGreaterThan(0);
    const known = (path: string) => (asked.push(path), Promise.resolve(password));
    expect((await loadFile(main, { databases: databases({ password: known }) })).value).toEqual(value);
    expect(asked).toEqual([join(folder, "db.kdbx")]);
  });

  it("stay closed without one, and nobody is asked if no value is needed", async () => {
    const wrong = await loadFile(write(text), { databases: databases({ password: "wrong" }) });
    expect(wrong.value).toBeUndefined();
    expect(wrong.diagnostics.map(({ code }) => code)).toEqual(["cf2/secret"]);
    expect((await loadFile(main, { databases: databases({ password: () => undefined }) })).value).toBeUndefined();
    const never = () => {
      throw new Error("nobody needs it");
    };
    const { value } = await loadFile(write(`private ${text}X => 1\n`), { databases: databases({ password: never }) });
    expect(value).toEqual({ X: 1 });
  });
});

describe("signatures from a program", () => {
  testIf(hasGpg, noGpg)("are checked by gpg or OpenPGP.js", async () => {
    const home = gpgHome(join(signedFiles, "keyring.asc"));
    for (const engine of ["gpg", "openpgpjs"] as const) {
      const options = { signatures: signatures({ engine, home }) };
      const { value } = await loadFile(write("Mail => import('alice', 'alice@example.org')\n"), options);
      expect([engine, value!["Mail"]]).toEqual([engine, expect.objectContaining({ Port: 25 })]);
      const refused = await loadFile(write("Mail => import('alice', 'bob@example.org')\n"), options);
      expect(refused.diagnostics.map(({ code }) => code)).toEqual(["cf2/signature"]);
    }
    removeHome(home);
  });

  it("are rejected if gpg's folder doesn't exist", async () => {
    const options = { signatures: signatures({ home: join(folder, "nowhere") }) };
    const { diagnostics } = await loadFile(write("Mail => import('alice', 'alice@example.org')\n"), options);
    expect(diagnostics[0]!.message).toContain("there is no folder");
  });
});
