import { createSource } from "@cairn/diagnostics";
import { check } from "../src/check/index.js";
import { parse } from "../src/parse/parse.js";

const many = 100_000;

function outcome(text: string): string {
  const { value, diagnostics } = parse(createSource("site.pp", text));
  return value
    ? `tree, ${check(value).length} mistakes`
    : diagnostics.map(({ code, span }) => `${code}@${span.start}`).join(" ");
}

describe("depth", () => {
  it.each([
    ["[", `$x = ${"[".repeat(many)}`, "mupuppet/too-deep@2005"],
    ["[ ]", `$x = ${"[".repeat(many)}${"]".repeat(many)}`, "mupuppet/too-deep@2005"],
    ["(", `$x = ${"(".repeat(many)}1${")".repeat(many)}`, "mupuppet/too-deep@2005"],
    ["nested if", `${"if true {".repeat(20_000)}${"}".repeat(20_000)}`, "mupuppet/too-deep@18008"],
    ["interpolations", `$x = ${'"${'.repeat(many)}`, "mupuppet/too-deep@6006"],
  ])("%s ends at the bracket that is one too many", (_what, text, expected) => {
    expect(outcome(text)).toBe(expected);
  });

  it.each([
    ["if without braces", "if ".repeat(many)],
    ["case", `${"case ".repeat(many)}1`],
    ["selectors in their own match", `$x = ${"a ? ".repeat(many)}b => c`],
  ])("%s ends in too-deep", (_what, text) => {
    expect(outcome(text)).toMatch(/^mupuppet\/too-deep@\d+$/);
  });

  it.each([
    ["arrays", `$x = ${"[".repeat(1999)}${"]".repeat(1999)}`],
    ["if", `${"if true { ".repeat(1999)}f()${"}".repeat(1999)}`],
    ["lambdas", `${"f() |$x| { ".repeat(1999)}f()${"}".repeat(1999)}`],
    ["resources", `${"file { 'a': x => (".repeat(999)}1${") }".repeat(999)}`],
    ["strings", `$x = ${'"${'.repeat(1999)}1${'}"'.repeat(1999)}`],
  ])("%s: just below the limit all is well", (_what, text) => {
    expect(outcome(text)).toMatch(/^tree/);
  });
});

describe("length", () => {
  it.each([
    ["a sum", `$x = 1${" + 1".repeat(many)}`],
    ["signs", `$x = ${"!".repeat(many)}true`],
    ["forms", `${"@".repeat(2 * many)}file { 'a': }`.replaceAll("@@", "@@ ")],
    ["selectors without braces", `$x = ${"a ? b => ".repeat(many)}c`],
    ["arrows", `$x ${"-> $x ".repeat(many)}`],
    ["assignments", `${"$x = ".repeat(many)}1`],
    ["elsif", `if $x { f() }${" elsif $x { f() }".repeat(many)}`],
    ["indexes", `$x = $a${"[0]".repeat(many)}`],
    ["methods", `$x${".a".repeat(many)}`],
    ["arguments", `f(${"1,".repeat(many)} 1)`],
    ["statements", "f(1)\n".repeat(many)],
  ])("%s of 100,000", (_what, text) => {
    expect(outcome(text)).toBe("tree, 0 mistakes");
  });

  it("ends at the token that is one too many", () => {
    expect(outcome(`$x = [${"1,".repeat(2_000_000)}]`)).toBe("mupuppet/too-large@3000002");
  });

  it("tags of heredocs without an end, each said once", () => {
    const { diagnostics } = parse(createSource("site.pp", "@(A)\n".repeat(many)));
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["mupuppet/bad-heredoc"]));
  });
});
