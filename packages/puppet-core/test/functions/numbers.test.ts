import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { show } from "../expressions/evaluate.js";

describe("functions of numbers", () => {
  it.each([
    ["abs(-5)", "5"],
    ["abs('-3.5')", "3.5"],
    ["ceiling(2.1)", "3"],
    ["floor(-2.1)", "-3"],
    ["round(2.5)", "3"],
    ["round(-2.5)", "-3"],
    ["max(1, 2.5)", "2.5"],
    ["max('a', 'B')", "'a'"],
    ["min(['10', '9'])", "'9'"],
    ['max([1, 22, 3]) |$a, $b| { compare("${a}", "${b}") }', "3"],
    ["max()", "! max(): Wrong number of arguments need at least one"],
    ["compare('a', 'B')", "-1"],
    ["compare('a', 'B', false)", "1"],
    [
      "compare(1, 'a')",
      "! 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Integer and String",
    ],
  ])("%s is %s", (program, shown) => expect(show(program)).toBe(shown));
});

describe("checksums", () => {
  it("are those of other implementations, for strings of any length", () => {
    for (let length = 0; length < 200; length++) {
      const text = Array.from("aä€😀".repeat(50)).slice(0, length).join("");
      for (const name of ["md5", "sha1", "sha256"]) {
        const expected = createHash(name).update(text).digest("hex");
        expect(show(`${name}('${text}')`)).toBe(`'${expected}'`);
      }
    }
  });
});

describe("fqdn_rand", () => {
  // The numbers of Ruby's generator.
  it.each([
    ["a.example.com", "30", "16"],
    ["a.example.com", "30, 'job 1'", "28"],
    ["b", "1", "0"],
    ["node7", "1000000, x", "214112"],
    ["n", "5000000000, y", "1445364796"],
    ["web01.Example.com", "'60'", "10"],
    ["q", "4611686018427387903, s", "1599608040385006400"],
    ["a", "0", "! invalid argument - 0"],
  ])("of the node %s with %s is %s", (name, given, shown) => {
    expect(show(`$facts = {'networking' => {'fqdn' => '${name}'}}\nfqdn_rand(${given})`)).toBe(shown);
  });

  it("can ignore the case of the name", () => {
    const rand = (name: string) => show(`$facts = {networking => {fqdn => '${name}'}}\nfqdn_rand(1000, x, true)`);
    expect(rand("Web.Example.com")).toBe(rand("web.example.com"));
  });
});
