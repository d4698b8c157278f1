import { applyEdits, createSource } from "@cairn/diagnostics";
import { check } from "./inside.js";
import { codesOf, filesOf, meaning, run } from "./run-text.js";

describe("what means something else than was meant", () => {
  it.each([
    ["Host => web-1", "Host => 'web-1'"],
    ["Hosts => [db-web-1, a]", "Hosts => ['db-web-1', a]"],
    ["Ip => 10.0.0.1", "Ip => '10.0.0.1'"],
    ["Url => www.example.org", "Url => 'www.example.org'"],
    ["X => max(1,2)", "X => max([1,2])"],
    ["X => sum(1, 2, 3)", "X => sum([1, 2, 3])"],
    ["private b => 1\nX => 'a' + $b", "private b => 1\nX => 'a' ++ $b"],
    ["Web => { Port => 80, Url => 'h' ++ $Port }", "Web => { Port => 80, Url => 'h' ++ $Web.Port }"],
    ["W => { A => { p => 1, q => $p } }", "W => { A => { p => 1, q => $W.A.p } }"],
    ["W.A => { p => 1, q => $p }", "W.A => { p => 1, q => $W.A.p }"],
  ])("%j has a fix", (text, wanted) => {
    const { diagnostics } = run(text);
    expect(codesOf(diagnostics)).toHaveLength(1);
    const fixed = applyEdits(createSource("main.cf2", text), diagnostics[0]!.fixes[0]!.edits);
    expect(fixed).toBe(wanted);
    expect(run(fixed).value).toBeDefined();
  });

  it.each([
    ["X => a - 1", "`$a`"],
    ["X => 1\nX ~(max)> 2", "`X => … ~(max)> …`"],
    ["X ~> {a => 1}\nX => {b => 2}", "`X ~> … => …`"],
    ["private w => web\nX => $w-1", "write numbers here"],
  ])("%j has help on what to write", (text, help) => {
    const { diagnostics } = run(text);
    expect(codesOf(diagnostics)).toHaveLength(1);
    expect(diagnostics[0]!.help).toContain(help);
  });

  it("names the files that no import puts in order, also where others are", () => {
    const files = { "a.cf2": "X ~(max)> 1\nimport(b)", "b.cf2": "X ~(max)> 2", "c.cf2": "X ~> {}" };
    const { diagnostics } = run("import(a)\nimport(c)", files);
    expect(codesOf(diagnostics)).toEqual(["conflict"]);
    expect(diagnostics[0]!.notes.at(-1)).toMatch(
      /neither of `(?:a|b)\.cf2` and `c\.cf2`|neither of `c\.cf2` and `(?:a|b)\.cf2`/,
    );
  });
});

function lints(text: string, files: Readonly<Record<string, string>> = {}) {
  return check(createSource("main.cf2", text), { files: filesOf(files) });
}

describe("check", () => {
  it.each([
    ["X => True", "unintended-string", "X => true"],
    ["X => [FALSE, a]", "unintended-string", "X => [false, a]"],
    ["X => if (true) then 1 else null\nX => 1", "unintended-string", "X => if (true) then 1 else ?\nX => 1"],
    ["Domain => a\nHost => 'www.' ++ Domain", "bare-name", "Domain => a\nHost => 'www.' ++ $Domain"],
    ["def f(x) = x\nX => f(1)", "bare-name", "def f(x) = $x\nX => f(1)"],
    ["Host => a\nUrl => 'http://$Host/x'", "variable-in-string", "Host => a\nUrl => 'http://' ++ $Host ++ '/x'"],
    ["Host => a\nUrl => '$Host'", "variable-in-string", "Host => a\nUrl => $Host"],
  ])("warns of %j", (text, code, wanted) => {
    const found = lints(text);
    expect(found.map((each) => [each.code, each.severity])).toEqual([[`cf2/${code}`, "warning"]]);
    expect(applyEdits(createSource("main.cf2", text), found[0]!.fixes[0]!.edits)).toBe(wanted);
    expect(run(text).diagnostics.filter(({ severity }) => severity === "warning")).toEqual([]);
  });

  it.each([
    ["def f(x) = $x", ["unused-macro"]],
    ["def f(x, y) = $x\nX => f(1, 2)", ["unused-parameter"]],
    ["def f() = 1\ndef g() = f()\nX => g()", []],
    ["Ports => { http => 80 }\nhttp => $Ports.http\nX => 'http'", []],
    ["base => 1\nX => import(base)", []],
    ["X => '$Missing costs $5'", []],
  ])("of macros and names: %j", (text, codes) => {
    expect(lints(text, { "base.cf2": "" }).map(({ code }) => code)).toEqual(codes.map((code) => `cf2/${code}`));
  });

  it("of imported files too, once", () => {
    expect(lints("import(f)\nX => import(f)", { "f.cf2": "Y => True" })).toHaveLength(1);
  });
});

it("the meaning of what is warned of stays", () => expect(meaning("X => True")).toBe("X => True"));
