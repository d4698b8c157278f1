import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { checkSigned, type SignatureEngine } from "../../src/signatures/index.js";
import { encode, engines, folder, hasGpg, noGpg, readSigned } from "./helpers.js";

const both = engines(join(folder, "keyring.asc"));
afterAll(both.close);

const check = (engine: SignatureEngine, content: string, signers?: string[]) =>
  checkSigned({ name: "f1.cf2", bytes: encode(content), signers }, engine);

const text = "\n\n\nPort => 25\nPackages ~> { bash => 1 }\n";
const alice = "alice@example.org";

testIf(hasGpg, noGpg)("gpg is one of the engines", () => {
  expect(both.engines.map(([name]) => name)).toEqual(["OpenPGP.js", "gpg"]);
});

describe.each(both.engines)("with %s, the text", (_, engine) => {
  it.each([
    ["alice", [alice]],
    ["alice", ["bob@example.org", "ALICE@example.org"]],
    ["bob", ["bob@example.org"]],
    ["both", ["bob@example.org"]],
    ["both", [alice]],
    ["erin-subkey", ["erin@example.org"]],
    ["erin-subkey", ["erin@work.example"]],
    ["frank", ["frank@example.org"]],
  ])("of %s may be compiled when %j are permitted, and its places are those of the file", async (name, signers) => {
    expect(await check(engine, readSigned(name), signers)).toEqual({ value: text });
  });

  it("may be signed by a key that is permitted by its fingerprint, or by that of its primary key", async () => {
    const library = await import("openpgp");
    const keys = await library.readKeys({ armoredKeys: readFileSync(join(folder, "keyring.asc"), "utf8") });
    const erin = keys.find((key) => key.getUserIDs().includes("Erin <erin@example.org>"))!;
    const primary = erin.getFingerprint().toUpperCase();
    const inGroups = `0x${erin.subkeys[0]!.getFingerprint()}`.replace(/.{8}/g, "$& ");
    for (const fingerprint of [primary, inGroups])
      expect(await check(engine, readSigned("erin-subkey"), [fingerprint])).toEqual({ value: text });
    expect((await check(engine, readSigned("alice"), [primary])).problem).toContain("is signed by `Alice");
    expect((await check(engine, readSigned("erin-subkey"), [primary.slice(-16)])).value).toBeUndefined();
  });

  it("is without dash escapes, and without trailing blanks, which aren't signed", async () => {
    const expected = "\n\n\nA => 'b\\\n-----BEGIN PGP SIGNATURE-----\\\n- x\\\n-'\nFrom => me\n\n\nX => 1\n";
    expect(await check(engine, readSigned("dashes"), [alice])).toEqual({ value: expected });
    const blanks = readSigned("alice").replace("25\n", "25 \t \n");
    expect(await check(engine, blanks, [alice])).toEqual({ value: text });
  });

  it("may be empty, or have line ends of Windows", async () => {
    expect((await check(engine, readSigned("empty"), [alice])).value?.trim()).toBe("");
    expect(await check(engine, readSigned("alice").replaceAll("\n", "\r\n"), [alice])).toEqual({ value: text });
  });
});

const refusals: [file: string, signers: string[], sentence: RegExp][] = [
  [
    "alice",
    ["bob@example.org"],
    /^`f1.cf2` is signed by `Alice <alice@example.org>`; it must be signed by `bob@example.org`$/,
  ],
  ["alice", ["lice@example.org", "example.org", "alice", "Alice", ""], /is signed by `Alice <alice@example.org>`/],
  ["alice", [], /no signer is permitted/],
  ["frank", [alice], /is signed by `alice@example.org <frank@example.org>`/],
  ["erin-subkey", ["erin@past.example"], /is signed by `Erin/],
  ["tampered", [alice], /^`f1.cf2` was changed after .*signed it/],
  [
    "impostor",
    [alice],
    /is signed by the key `[0-9A-F]{16,40}`, which is not in the keyring; it must be signed by `alice@example.org`$/,
  ],
  ["carol-expired", ["carol@example.org"], /is signed by `Carol <carol@example.org>`, whose key has expired/],
  ["dave-revoked", ["dave@example.org"], /is signed by `Dave <dave@example.org>`, whose key is revoked/],
  ["before", [alice], /there is text before the signed part \(line 1\)/],
  ["after", [alice], /there is text after the signature \(line 13\)/],
  ["twice", [alice], /there is text after the signature/],
];

describe.each(both.engines)("with %s, nothing is compiled", (_, engine) => {
  it.each(refusals)("of %s when %j are permitted", async (name, signers, sentence) => {
    const { problem, value } = await check(engine, readSigned(name), signers);
    expect(value).toBeUndefined();
    expect(problem).toMatch(sentence);
  });

  it("if one of two signatures is of a changed text", async () => {
    const { problem } = await check(engine, readSigned("both").replace("=> 25", "=> 26"), [alice]);
    expect(problem).toContain("was changed after");
  });

  it("of a file without a signature, although its text is right", async () => {
    const attempt = await check(engine, "Port => 25\n", [alice, "bob@example.org"]);
    expect(attempt).toEqual({
      problem: "`f1.cf2` is not signed; it must be signed by `alice@example.org` or `bob@example.org`",
      instead: expect.stringContaining("gpg --clearsign f1.cf2"),
    });
  });

  it.each([
    [
      "a header that says something",
      (file: string) => file.replace("Hash: SHA256", "Comment: Port => 26"),
      /headers other than/,
    ],
    ["an escape left out", (file: string) => file.replace("Port", "-Port"), /is not escaped/],
    [
      "a second beginning",
      (file: string) => file.replace("Port", "-----BEGIN PGP SIGNED MESSAGE-----\nPort"),
      /is not escaped/,
    ],
    ["another armour", (file: string) => file.replace("SIGNED MESSAGE", "MESSAGE"), /signed, but not in clear text/],
  ])("of a file with %s", async (_what, change, sentence) => {
    const { problem, value } = await check(engine, change(readSigned("alice")), [alice]);
    expect(value).toBeUndefined();
    expect(problem).toMatch(sentence);
  });

  it("of a file cut at any length", async () => {
    const file = readSigned("alice");
    for (let length = 0; length < file.length - 1; length += 3) {
      const { value } = await check(engine, file.slice(0, length), [alice]);
      expect([length, value]).toEqual([length, undefined]);
    }
  }, 60_000);

  it("of bytes that are not text", async () => {
    const { problem } = await checkSigned(
      { name: "f1.cf2", bytes: Uint8Array.of(0x90, 0x0d, 0xff), signers: [alice] },
      engine,
    );
    expect(problem).toContain("is not signed");
  });
});

const neverAsked: SignatureEngine = {
  verify: async () => {
    throw new Error("the engine was asked");
  },
};

describe("a file whose signature isn't required", () => {
  it("is read without its armour, unverified", async () => {
    expect(await check(neverAsked, readSigned("tampered"))).toEqual({ value: text.replace("=> 25", "=> 26") });
    expect(await check(neverAsked, "X => 1\n")).toEqual({ value: "X => 1\n" });
  });

  it("must still be whole", async () => {
    expect((await check(neverAsked, readSigned("after"))).problem).toContain("there is text after");
  });

  it("of 100 MB is taken apart in linear time", async () => {
    const lines = "X => 1 // a line of a large file\n".repeat(3_000_000);
    const file = readSigned("alice").replace("Port => 25\n", lines);
    const { value } = await check(neverAsked, file);
    expect(value!.length).toBeGreaterThan(95_000_000);
  }, 60_000);
});

describe("an engine that returns more than the file contains", () => {
  it("isn't believed", async () => {
    const finding = { verdict: "good", key: "A".repeat(40), users: [alice] } as const;
    const other: SignatureEngine = { verify: async () => ({ findings: [finding], text: "Port => 26\n" }) };
    expect((await check(other, readSigned("alice"), [alice])).value).toBeUndefined();
    const silent: SignatureEngine = { verify: async () => ({ findings: [finding], text: undefined }) };
    expect((await check(silent, readSigned("alice"), [alice])).value).toBeUndefined();
    const none: SignatureEngine = { verify: async () => ({ findings: [], text: "Port => 25\n" }) };
    expect((await check(none, readSigned("alice"), [alice])).value).toBeUndefined();
  });
});

it("the committed keyring contains only public keys", () => {
  expect(readFileSync(join(folder, "keyring.asc"), "utf8")).not.toContain("PRIVATE");
});
