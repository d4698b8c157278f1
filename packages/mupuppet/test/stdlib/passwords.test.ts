import { pbkdf2Sync } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { crypt } from "../../src/stdlib/passwords/crypt.js";
import { run } from "../evaluate/compile.js";

describe("str2saltedpbkdf2", () => {
  it("draws a password out as others do", () => {
    const call = "str2saltedpbkdf2('correct horse', 'battery staple', 40001)['password_hex']";
    const result = run(`notify { 'n': message => ${call} }`, { modules: { "stdlib/metadata.json": "{}" } });
    const expected = pbkdf2Sync("correct horse", "battery staple", 40_001, 128, "sha512").toString("hex");
    expect(result.value("Notify[n]", "message")).toBe(`'${expected}'`);
  });
});

describe("hashes of passwords", () => {
  it.each(["pw_hash('p', 'sha-512', \"s$i\")", "str2saltedpbkdf2('p', \"salt1234$i\", 40001)"])(
    "count towards the memory of a run, since they take long: %s",
    (call) => {
      const program = `Integer[1, 100000].each |$i| { ${call} }\n`;
      const { diagnostics } = run(program, { modules: { "stdlib/metadata.json": "{}" }, maxMemory: 40_000_000 });
      expect(diagnostics.map(({ code }) => code)).toEqual(["mupuppet/too-much-memory"]);
    },
  );
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
