import { createHash, pbkdf2Sync } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { crypt } from "../../src/stdlib/passwords/crypt.js";
import { pbkdf2 } from "../../src/stdlib/passwords/pbkdf2.js";
import { sha512 } from "../../src/stdlib/passwords/sha512.js";
import { run } from "../evaluate/compile.js";

const bytes = (maxLength: number) => fc.uint8Array({ maxLength });

describe("SHA-512", () => {
  it("is what others make of the same bytes", () => {
    const same = (data: Uint8Array) =>
      expect(sha512(data)).toEqual(new Uint8Array(createHash("sha512").update(data).digest()));
    for (const length of [0, 111, 112, 127, 128, 239, 240]) same(new Uint8Array(length).fill(0xff));
    fc.assert(fc.property(bytes(400), same));
  });

  it("draws passwords out as others do", () => {
    const same = (password: Uint8Array, salt: Uint8Array, rounds: number) => {
      expect(pbkdf2(password, salt, rounds, 2)).toEqual(
        new Uint8Array(pbkdf2Sync(password, salt, rounds, 128, "sha512")),
      );
    };
    fc.assert(fc.property(bytes(200), bytes(200), fc.integer({ min: 1, max: 20 }), same));
    same(new Uint8Array(300_000), new Uint8Array(300_000), 1);
  });
});

describe("crypt", () => {
  it.each([
    ["md5", "$1$saltstri$YMyguxXMBpd2TEZ.vS/3q1"],
    ["sha-256", "$5$saltstring$5B8vYYiY.CVt1RlTTf8KbXBH3hsxY/GNooZaBBGWEc5"],
    ["sha-512", "$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnIFNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1"],
  ])("by %s is what glibc gives", (method, hash) => {
    expect(crypt(method, "Hello world!", "saltstring")).toBe(hash);
  });

  it("refuses what it can't do, by its name", () => {
    const { diagnostics } = run("notify { 'n': message => pw_hash('p', 'bcrypt', '05$abcdefghijklmnopqrstuu') }", {
      modules: { "stdlib/metadata.json": "{}" },
    });
    expect(diagnostics.map(({ message }) => message)).toEqual(["pw_hash() doesn't support bcrypt"]);
  });
});
