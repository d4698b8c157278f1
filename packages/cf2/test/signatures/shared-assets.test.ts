import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { checkSigned } from "../../src/signatures/index.js";
import { engines } from "./helpers.js";

/** Signed files that exist beside the project on its authors' machines; they aren't part of it. */
const folder = join(import.meta.dirname, "../../../../../shared/cases/cf2-assets/pgp");
const isThere = existsSync(folder);
const { engines: all, close } = isThere
  ? engines(join(folder, "keyring.pub.asc"))
  : { engines: [], close: () => undefined };
afterAll(close);

const accepted = {
  "f1-user1": "user1@org",
  "f1-user2": "user2@org",
  "f2-user": "user@org",
  "f1-rsa": "rsa@org",
  "f1-both": "user2@org",
};
const refused: Readonly<Record<string, [user: string, sentence: RegExp]>> = {
  "f1-user2": ["user1@org", /is signed by `User Two <user2@org>`; it must be signed by `user1@org`/],
  "f1-mallory": ["mallory@evil", /is not in the keyring/],
  "f1-impostor": ["user1@org", /is not in the keyring/],
  "f1-expired": ["expired@org", /has expired/],
  "f1-revoked": ["revoked@org", /is revoked/],
  "f1-tampered": ["user1@org", /was changed/],
  "f1-wrapped": ["user1@org", /there is text before/],
  "m.plain": ["mallory@evil", /is not signed/],
};

const count = all.length * (Object.keys(accepted).length + Object.keys(refused).length);

testIf(isThere, "no signed files beside the project")(
  `${count} verdicts by ${all.length} engines on files of GnuPG`,
  async () => {
    for (const [engineName, engine] of all) {
      const check = (file: string, signer: string) =>
        checkSigned({ name: file, bytes: readFileSync(join(folder, `${file}.cf2`)), signers: [signer] }, engine);
      for (const [file, signer] of Object.entries(accepted)) {
        const plain = readFileSync(join(folder, "f1.plain.cf2"), "utf8");
        expect([engineName, file, (await check(file, signer)).value?.trim()]).toEqual([engineName, file, plain.trim()]);
      }
      for (const [file, [signer, sentence]] of Object.entries(refused)) {
        const { problem, value } = await check(file, signer);
        expect(value).toBeUndefined();
        expect(`${engineName}: ${problem}`).toMatch(sentence);
      }
    }
  },
  30_000,
);
