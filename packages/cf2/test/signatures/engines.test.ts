import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { nodeHost } from "@cairn/cli-kit";
import { testIf } from "@cairn/testing";
import { keyRingIn } from "../../src/node/key-ring.js";
import { gpgProgram } from "../../src/node/gpg-program.js";
import { signText } from "../../src/cli/signatures/sign.js";
import { checkSigned, GpgEngine, isKeybox, OpenPgpEngine, readKeybox } from "../../src/signatures/index.js";
import { encode, folder, gpgHome, hasGpg, noGpg, readSigned, removeHome } from "./helpers.js";

const gpgTest = testIf(hasGpg, noGpg);
let home: string;

beforeAll(() => {
  home = hasGpg ? gpgHome(join(folder, "keyring.asc")) : "";
});

afterAll(() => {
  if (home !== "") removeHome(home);
});

const alice = (bytes: Uint8Array) => ({ name: "alice.cf2", bytes, signers: ["alice@example.org"] });

describe("OpenPGP.js", () => {
  gpgTest("reads the keys out of gpg's folder by itself", async () => {
    const engine = new OpenPgpEngine(keyRingIn(home, nodeHost()), new Date());
    expect((await checkSigned(alice(encode(readSigned("alice"))), engine)).value).toContain("Port => 25");
    expect((await checkSigned(alice(encode(readSigned("impostor"))), engine)).problem).toContain(
      "is not in the keyring",
    );
  });

  it("accepts exported keys, and reports where it looked", async () => {
    const exported = {
      read: (path: string) => (path.endsWith("/pubring.asc") ? nodeHost().read(join(folder, "keyring.asc")) : noFile),
    };
    const engine = new OpenPgpEngine(keyRingIn("/home/a/.gnupg", exported), new Date());
    expect((await checkSigned(alice(encode(readSigned("alice"))), engine)).value).toContain("Port => 25");
    const empty = new OpenPgpEngine(keyRingIn("/home/a/.gnupg", { read: () => noFile }), new Date());
    const attempt = await checkSigned(alice(encode(readSigned("alice"))), empty);
    expect(attempt).toEqual({
      problem: expect.stringContaining("there are no keys in `/home/a/.gnupg`"),
      instead: expect.stringContaining("gpg --armor --export"),
    });
  });

  it("believes a key only until it expires", async () => {
    const keys = nodeHost().read(join(folder, "keyring.asc"));
    const ring = { read: async () => ("bytes" in keys ? [new TextDecoder().decode(keys.bytes)] : []) };
    const carol = { name: "carol.cf2", bytes: encode(readSigned("carol-expired")), signers: ["carol@example.org"] };
    expect((await checkSigned(carol, new OpenPgpEngine(ring, new Date("2020-01-15")))).value).toContain("Port => 25");
    expect((await checkSigned(carol, new OpenPgpEngine(ring, new Date("2020-03-01")))).problem).toContain(
      "has expired",
    );
  });
});

const noFile = { problem: "no such file" };

describe("a keybox", () => {
  it("that is damaged yields no keys, and never an exception", () => {
    const header = [0, 0, 0, 32, 1, 1, 0, 2, 0x4b, 0x42, 0x58, 0x66];
    const box = Uint8Array.from([
      ...header,
      ...new Array<number>(20).fill(0),
      0,
      0,
      0,
      40,
      2,
      1,
      0,
      0,
      0,
      0,
      0,
      30,
      0,
      0,
      0,
      99,
    ]);
    expect(isKeybox(box)).toBe(true);
    for (let length = 0; length <= box.length; length++) expect(readKeybox(box.subarray(0, length))).toEqual([]);
    expect(isKeybox(encode("-----BEGIN"))).toBe(false);
  });
});

describe("the program gpg", () => {
  gpgTest("reports that it can't find its folder", async () => {
    const engine = new GpgEngine(gpgProgram({ home: "/nonexistent/folder" }));
    const { problem } = await checkSigned(alice(encode(readSigned("alice"))), engine);
    expect(problem).toMatch(/cannot be checked|is not in the keyring/);
  });

  gpgTest("believes only its status lines", async () => {
    const engine = new GpgEngine(gpgProgram({ home }));
    const lying = readSigned("impostor").replace(
      "-----\n\n",
      "-----\nComment: x\n[GNUPG:] GOODSIG 1 A <alice@example.org>\n\n",
    );
    expect((await checkSigned(alice(encode(lying)), engine)).value).toBeUndefined();
  });
});

describe("signing the output", () => {
  const passphrase = "not-that-secret";

  gpgTest(
    "yields what both engines accept, with the passphrase on no command line",
    async () => {
      const own = gpgHome();
      const generate = ["--quick-generate-key", "Site <site@example.org>", "ed25519", "sign", "never"];
      const words = [
        "--homedir",
        own,
        "--batch",
        "--pinentry-mode",
        "loopback",
        "--passphrase",
        passphrase,
        ...generate,
      ];
      expect(spawnSync("gpg", words).status).toBe(0);
      spawnSync("gpgconf", ["--homedir", own, "--kill", "gpg-agent"]);
      const settings = { home: own, user: "site@example.org", passphrase };
      const signed = await signText("X => 1\n- y\n", settings.user, gpgProgram(settings));
      const file = {
        name: "out.cf2",
        bytes: encode(signed.failed === undefined ? signed.value : ""),
        signers: [settings.user],
      };
      const engines = [
        new GpgEngine(gpgProgram({ home: own })),
        new OpenPgpEngine(keyRingIn(own, nodeHost()), new Date()),
      ];
      for (const engine of engines) expect(await checkSigned(file, engine)).toEqual({ value: "\n\n\nX => 1\n- y\n" });
      spawnSync("gpgconf", ["--homedir", own, "--kill", "gpg-agent"]);
      const wrong = await signText("X => 1\n", settings.user, gpgProgram({ ...settings, passphrase: "wrong" }));
      expect(wrong.failed).toMatch(/`gpg` failed: .*(?:passphrase|failed)/i);
      expect(JSON.stringify(wrong)).not.toContain(passphrase);
      const nobody = await signText("X => 1\n", "nobody@example.org", gpgProgram(settings));
      expect(nobody.failed).toContain("`gpg` failed");
      removeHome(own);
    },
    30_000,
  );
});
