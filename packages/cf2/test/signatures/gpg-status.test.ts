import { describe, expect, it } from "@jest/globals";
import { readStatus, readUsers } from "../../src/signatures/gpg-status.js";

const key = "1B7064481AC244FD689A790783040AA0ED2263F6";
const subkey = "2C7064481AC244FD689A790783040AA0ED2263F6";
const status = (...lines: string[]) => readStatus(lines.map((line) => `[GNUPG:] ${line}\n`).join(""));
const valid = `VALIDSIG ${subkey} 2026-11-21 1795225218 0 4 0 22 8 01 ${key}`;

describe("the status lines of gpg", () => {
  it("show who signed, and with which subkey of which key", () => {
    expect(status("PLAINTEXT 74 0 ", "NEWSIG a@org", "GOODSIG 83040AA0ED2263F6 User %C3%9F <a@org>", valid)).toEqual({
      plaintexts: 1,
      findings: [{ verdict: "good", key: subkey, primaryKey: key, users: ["User ß <a@org>"] }],
    });
  });

  it.each([
    [["NEWSIG", "GOODSIG 83040AA0ED2263F6 A <a@org>"], "unusable"],
    [["NEWSIG", valid], "unusable"],
    [["NEWSIG", "EXPKEYSIG 83040AA0ED2263F6 A <a@org>", valid], "expired-key"],
    [["NEWSIG", "REVKEYSIG 83040AA0ED2263F6 A <a@org>", valid], "revoked-key"],
    [["NEWSIG", "EXPSIG 83040AA0ED2263F6 A <a@org>", valid], "expired-signature"],
    [["NEWSIG", "BADSIG 83040AA0ED2263F6 A <a@org>"], "bad"],
    [["NEWSIG", "GOODSIG 83040AA0ED2263F6 A <a@org>", valid, "TRUST_NEVER 0 pgp"], "distrusted"],
    [["NEWSIG", "GOODSIG 83040AA0ED2263F6 A <a@org>", valid, "TRUST_UNDEFINED 0 pgp"], "good"],
    [
      ["NEWSIG a@org", `ERRSIG 83040AA0ED2263F6 22 8 01 1795225271 9 ${key}`, "NO_PUBKEY 83040AA0ED2263F6"],
      "unknown-key",
    ],
    [["NEWSIG", `ERRSIG 83040AA0ED2263F6 1 1 01 1795225271 5 ${key}`], "unusable"],
  ])("%j", (lines, verdict) => {
    expect(status(...lines).findings.map((finding) => finding.verdict)).toEqual([verdict]);
  });

  it("keep several signatures apart", () => {
    const lines = ["NEWSIG", "GOODSIG 1 A <a@org>", valid, "NEWSIG", "BADSIG 2 B <b@org>", "NEWSIG", "GOODSIG 3 C"];
    expect(status(...lines).findings.map(({ verdict }) => verdict)).toEqual(["good", "bad", "unusable"]);
  });

  it("are the only lines that count", () => {
    expect(readStatus(`gpg: [GNUPG:] GOODSIG 1 A\n GOODSIG 1 A\nGOODSIG 1 A\n`)).toEqual({
      findings: [],
      plaintexts: 0,
    });
  });
});

describe("a listing of keys", () => {
  it("yields the users that are neither revoked nor expired", () => {
    const lines = [
      "pub:-:255:22:83040AA0:1::::::scSC:",
      "uid:-::::1::H::A \\x3c B <a@org>:",
      "uid:r::::1::H::Old <o@org>:",
      "uid:e::::1::H::Gone <g@org>:",
    ];
    expect(readUsers(lines.join("\n"))).toEqual(["A < B <a@org>"]);
  });
});
