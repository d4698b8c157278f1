import { createSource } from "@cairn/diagnostics";
import { check } from "./inside.js";
import { readSetting, readValuesFile } from "../src/outside/read-values.js";
import { codesOf, filesOf, meaning, run, warningsOf } from "./run-text.js";

/** One test for each ambiguity of the manual; the numbers are those of docs/languages/cf2.md. */
describe("how the manual is read", () => {
  it("A01: an operator on a new line continues, with a warning if a sign could be meant; a bracket begins an element", () => {
    expect(meaning("X => [5\n-2]")).toBe("X => [3]");
    expect(warningsOf("X => [5\n-2]")).toEqual(["continued-element"]);
    expect(warningsOf("X => [5\n+2]\nY => 5\n - 2\nZ => [5 -\n2]")).toEqual([]);
    expect(meaning("X => [upcase\n(a)]")).toBe("X => [upcase, a]");
    expect(meaning("X => [upcase (a)]")).toBe("X => [A]");
  });

  it("A02: a line end in a string is escaped, and an unknown escape keeps its backslash", () => {
    expect(meaning("X => 'a\nb'")).toBe("syntax");
    expect(meaning("X => 'a\\\nb'\nY => 'a\\\r\nb'")).toBe("X => 'a\\nb', Y => 'a\\nb'");
    expect(meaning("X => 'C:\\data'")).toBe("X => 'C:\\\\data'");
    expect(warningsOf("X => 'C:\\data'")).toEqual(["unknown-escape"]);
    expect(meaning("X => 'it\\'s \\\\'")).toBe("X => 'it\\'s \\\\'");
  });

  it("A03: a comma next to line ends is one separator, and none may be left over", () => {
    expect(meaning("X => 1,\n\n// c\nY => 2\r\n,\r\nZ => [1,\n2\n,3\n4]")).toBe("X => 1, Y => 2, Z => [1, 2, 3, 4]");
    for (const text of ["X => [1,]", "X => [1,,2]", "X => 1,", ",X => 1", "X => [,1]"])
      expect(meaning(text)).toBe("syntax");
  });

  it("A04: comparison is lexical unless both are numbers", () => {
    expect(meaning("A => 9 < 10\nB => 9 < '10'\nC => 1 == '1'\nD => true == 'true'")).toBe(
      "A => true, B => false, C => true, D => true",
    );
    expect(warningsOf("B => 9 < '10'")).toEqual(["mixed-comparison"]);
    expect(meaning("X => '\\uFF5E' < '😀'".replace("\\uFF5E", "\uff5e"))).toBe("X => true");
    expect(meaning("X => [1] == [1]")).toBe("type");
  });

  it("A05: `++` yields a string", () => expect(meaning("X => 1 ++ 2\nY => true ++ a")).toBe("X => '12', Y => truea"));

  it("A06: numbers are exact, and copied ones keep their digits", () => {
    expect(meaning("A => 0644\nB => 22.10\nC => $A\nD => -007")).toBe("A => 0644, B => 22.10, C => 0644, D => -007");
    expect(meaning("A => 0.1 + 0.2\nB => 12345678901234567890 * 10\nC => 7 / 2\nD => 1 / 3\nE => 2 / 3 * 3")).toBe(
      "A => 0.3, B => 123456789012345678900, C => 3.5, D => 0.333333333333333, E => 2",
    );
    expect(
      meaning("A => 1 / 3 * 3 == 1\nB => -(1 / 3) * 3\nC => 1 / 3 + 1 / 6\nD => $A && 1 / 3 != 0.333333333333333"),
    ).toBe("A => true, B => -1, C => 0.5, D => true");
    expect(
      meaning("A => sum([1 / 3, 1 / 3, 1 / 3])\nB => max([1 / 3, 0.3333333333333333])\nC => 1 / 3 / (1 / 3)"),
    ).toBe("A => 1, B => 0.333333333333333, C => 1");
    expect(meaning("A => -7 / 3\nB => 1 / -3\nC => 1 / 7 * 10\nD => 100000000000000000000 / 3")).toBe(
      "A => -2.33333333333333, B => -0.333333333333333, C => 1.42857142857143, D => 33333333333333300000",
    );
    expect(meaning("X => 1 / 0")).toBe("range");
    expect(meaning("X => '1' + 1")).toBe("type");
  });

  it("A07: logical operators evaluate no more than they need", () => {
    expect(meaning("A => true || 'x'\nB => false && $missing\nC => defined($Y) && $Y > 1")).toBe(
      "A => true, B => false, C => false",
    );
    expect(meaning("A => false || 'x'")).toBe("type");
  });

  it("A08: every undefined value gives way, and what is missing isn't defined", () => {
    expect(meaning("X => ?\nX => 1")).toBe("X => 1");
    expect(meaning("X => if (false) then 2\nX => 1")).toBe("X => 1");
    expect(meaning("private A => { b => ? }\nX => [defined($A.b), defined($A.c), defined($Q), defined($A)]")).toBe(
      "X => [false, false, false, true]",
    );
  });

  it("A09: a name twice in a block is fine if the values are equal", () => {
    expect(meaning("X => { a => 1, a => 1.0 }")).toBe("X => { a => 1 }");
    expect(meaning("X => { a => 1, a => 2 }")).toBe("duplicate");
    expect(meaning("X => 1\nX => '1'")).toBe("duplicate");
  });

  it("A10: `~>` on a scalar is an error only with something below it", () => {
    expect(meaning("X ~> 1")).toBe("X => 1");
    expect(meaning("import(f)\nX ~> 1", { "f.cf2": "X => 2" })).toBe("type");
    expect(meaning("import(f)\nX ~> {a => 1}", { "f.cf2": "X => 2" })).toBe("type");
  });

  it("A11: `U.a => 1` and `U.b => 2` are two values of U, with the hint to merge", () => {
    const { diagnostics } = run("U.a => 1\nU.b => 2");
    expect(codesOf(diagnostics)).toEqual(["duplicate"]);
    expect(diagnostics[0]!.help).toContain("~>");
    expect(meaning("U.a ~> 1\nU.b ~> 2")).toBe("U => { a => 1, b => 2 }");
  });

  it("A12: the upper levels assign if the operator assigns, otherwise merge; private applies to the leaf", () => {
    const files = { "f.cf2": "A => { b => 3, c => 4 }" };
    expect(meaning("import(f)\nA.b => 1", files)).toBe("A => { b => 1 }");
    expect(meaning("import(f)\nA.b ~(max)> 1", files)).toBe("A => { b => 3, c => 4 }");
    expect(meaning("private A.b => 1")).toBe("A => {}");
  });

  it("A13: what isn't needed isn't evaluated, except by check", () => {
    const text = "private P => 1 / 0\nX => 1\nY => if (true) then 1 else $Missing";
    expect(meaning(text)).toBe("X => 1, Y => 1");
    expect(codesOf(check(createSource("main.cf2", text)))).toEqual(["range"]);
  });

  it("A14: an inline conditional without else brings nothing; what it brings has the priority of its file", () => {
    expect(meaning("if (1 > 2) then { A => 1 }\nB => 2")).toBe("B => 2");
    expect(meaning("if (true) then { X => 1 }\nimport(f)", { "f.cf2": "X => 2" })).toBe("X => 1");
    expect(meaning("if (true) then { import(f) }\nX => 1", { "f.cf2": "X => 2" })).toBe("X => 1");
    expect(meaning("if (true) then { X => 1 }\nX => 2")).toBe("duplicate");
    expect(meaning("if (true) then 3")).toBe("type");
  });

  it("A15: inline results must not define what inline statements read, through references too", () => {
    expect(meaning("A => $B\nB => true\nif ($A) then { B => true }")).toBe("inline-conflict");
    expect(meaning("if (!defined($B)) then { B => 1 }")).toBe("inline-conflict");
    expect(meaning("if ($B) then { A => 1 }\nif (true) then { B => true }")).toBe("inline-conflict");
    expect(meaning("if (true) then { B => true }\nif ($B) then { A => 1 }")).toBe("inline-conflict");
    expect(meaning("import(f)", { "f.cf2": "File => g\nimport($File)", "g.cf2": "X => 1" })).toBe("File => g, X => 1");
    expect(meaning("import(f)\nimport(h)", { "f.cf2": "import($File)", "g.cf2": "X => 1", "h.cf2": "File => g" })).toBe(
      "inline-conflict",
    );
  });

  it("A16: a file that is reached twice counts once", () => {
    const files = { "a.cf2": "import(c)", "b.cf2": "import(c)", "c.cf2": "N ~(sum)> 1" };
    expect(meaning("import(a)\nimport(b)\nimport(c)", files)).toBe("N => 1");
  });

  it("A17: equal values of unrelated files are not a conflict", () => {
    const files = { "a.cf2": "N => { x => [1, b] }", "b.cf2": "N => { x => [1.0, 'b'] }" };
    expect(meaning("import(a)\nimport(b)", files)).toBe("N => { x => [1, b] }");
    expect(meaning("import(a)\nimport(b)", { ...files, "b.cf2": "N => { x => [2, b] }" })).toBe("conflict");
  });

  it("A17: two blocks that each contradict themselves are two errors, each at its location, and no third", () => {
    const twice = "N => { x => 0, x => 1 }";
    const { diagnostics } = run("import(a)\nimport(b)", { "a.cf2": twice, "b.cf2": twice });
    expect(codesOf(diagnostics)).toEqual(["duplicate", "duplicate"]);
    expect(diagnostics.map(({ span }) => span.source.name).sort()).toEqual(["a.cf2", "b.cf2"]);
  });

  it("A18: `$X` means the top level of the block that the file forms or joins", () => {
    const files = { "f.cf2": "Name => f\nSeen => $Name" };
    expect(meaning("Name => main\nA => import(f)", files)).toBe("Name => main, A => { Name => f, Seen => f }");
    expect(meaning("Name => main\nimport(f)", files)).toBe("Name => main, Seen => main");
    expect(meaning("Name => main\nA => { import(f), Name => a }", files)).toBe(
      "Name => main, A => { Name => a, Seen => a }",
    );
    expect(meaning("Secret => s\nA => import(f)", { "f.cf2": "X => $Secret" })).toBe("undefined");
  });

  it("A19: private in any definition hides", () => {
    expect(meaning("import(f)\nX => 1\nY => $X", { "f.cf2": "private X => 2" })).toBe("Y => 1");
  });

  it("A20: types of arguments are checked", () => {
    expect(meaning("X => join(', ', [a, 1, true])")).toBe("X => 'a, 1, true'");
    for (const text of [
      "upcase(1)",
      "join(1, [a])",
      "max([])",
      "max([1, a])",
      "sum([a])",
      "join(a, [[b]])",
      "fail([a])",
    ])
      expect(meaning(`X => ${text}`)).toBe("type");
    expect(meaning("A => sum([])\nB => max(['10', '9'])\nC => min([10, 9])")).toBe("A => 0, B => '9', C => 9");
    expect(meaning("X => upcase()")).toBe("arity");
  });

  it("A21: macros are defined once, don't recurse, and come before functions", () => {
    expect(meaning("def f(x) = 1\ndef f(y) = 2")).toBe("macro");
    expect(meaning("def f(x) = f($x)\nX => f(1)")).toBe("macro");
    expect(meaning("X => f(1)\ndef f(x) = $x")).toBe("macro");
    expect(meaning("def f(x) = $y\nX => f(1)")).toBe("macro");
    expect(meaning("def upcase(x) = $x ++ $Y\nY => 1\nX => upcase(a)")).toBe("Y => 1, X => a1");
    expect(meaning("x => 2\ndef f(x) = $x\nX => f(1)")).toBe("x => 2, X => 1");
  });

  it("A22: unrelated merges join, and a clash concerns the element only", () => {
    const files = { "a.cf2": "P ~> { x => 1, y => 1 }", "b.cf2": "P ~> { x => 2, z => 1 }" };
    const { diagnostics } = run("import(a)\nimport(b)", files);
    expect(diagnostics.map(({ message }) => message)).toEqual(["cannot determine mutation order of `P.x`: `1`, `2`"]);
    expect(meaning("import(a)\nimport(b)\nP ~> { x => 3 }", files)).toBe("P => { x => 3, y => 1, z => 1 }");
  });

  it("A23: functions fold from the lowest priority up", () => {
    const files = { "a.cf2": "import(c)\nN ~(sum)> 1", "b.cf2": "import(c)\nN ~(sum)> 2", "c.cf2": "N => 10" };
    expect(meaning("import(a)\nimport(b)\nN ~(max)> 12", files)).toBe("N => 13");
    expect(meaning("import(a)\nimport(b)", { ...files, "b.cf2": "import(c)\nN ~(max)> 2" })).toBe("conflict");
  });

  it("A24: mutations of one definition work from left to right; lines of one file have no order", () => {
    expect(meaning("X => 1 ~(max)> 2 ~(sum)> 3")).toBe("X => 5");
    expect(meaning("X => 1\nX ~(max)> 2")).toBe("conflict");
    expect(meaning("X ~(sum)> 1\nX ~(sum)> 2")).toBe("X => 3");
  });

  it("A25: names are in order of first occurrence; merged blocks begin with the lower priority", () => {
    const files = { "f.cf2": "Y => { A => 30, C => 40 }\nZ => 5" };
    expect(meaning("import(f)\nX => 1\nY ~> { D => 1, A => 10 }", files)).toBe(
      "Y => { A => 10, C => 40, D => 1 }, Z => 5, X => 1",
    );
  });

  it("A28: names may begin with an underscore and contain any letter; reserved words are not names", () => {
    expect(meaning("_a => 1\nÜber => größer\nX => $Über")).toBe("_a => 1, Über => größer, X => größer");
    for (const text of ["then => 1", "X => else", "true => 1"]) expect(meaning(text)).toBe("syntax");
    expect(meaning("X => truest\nY => thenceforth")).toBe("X => truest, Y => thenceforth");
    expect(warningsOf("a\u00a0 => 1")).toEqual(["invisible-character"]);
  });

  it("A29: only .cf2 and .kdbx are endings; `../` is searched like a bare path", () => {
    expect(meaning("import('a.b')", { "a.b.cf2": "X => 1" })).toBe("X => 1");
    expect(meaning("import('lib/x')", { "lib/x.cf2": "import('../y')", "y.cf2": "X => 1" })).toBe("X => 1");
  });

  it("A30: `warn` as a statement adds nothing", () => {
    expect(meaning("warn('careful')\nX => 1")).toBe("X => 1");
    expect(run("warn('careful')\nX => 1").diagnostics.map(({ message }) => message)).toEqual(["careful"]);
  });
});

describe("imports", () => {
  it("are looked for in the current folder, along CF2PATH, beside the file, then in the project", () => {
    const where = (files: Record<string, string>) =>
      meaning("import('lib/a')", { "lib/a.cf2": "import(x)", ...files }, { searchPath: ["p1", "p2"] });
    const all = { "x.cf2": "X => cwd", "p1/x.cf2": "X => p1", "p2/x.cf2": "X => p2", "lib/x.cf2": "X => lib" };
    expect(where(all)).toBe("X => cwd");
    const { "x.cf2": _cwd, ...withoutFolder } = all;
    expect(where(withoutFolder)).toBe("X => p1");
    expect(where({ "p2/x.cf2": "X => p2", "lib/x.cf2": "X => lib" })).toBe("X => p2");
    expect(where({ "lib/x.cf2": "X => lib" })).toBe("X => lib");
    const marker = { "cf2.project.json": '{ "configuration": "conf", "projects": { "base": "b" } }' };
    expect(where({ ...marker, "conf/x.cf2": "X => conf" })).toBe("X => conf");
    expect(meaning("import('base:x')\nT => topdir()", { ...marker, "b/x.cf2": "X => base" })).toBe(
      "X => base, T => '.'",
    );
    expect(meaning("import('other:x')", marker)).toBe("import");
    expect(meaning("import('./x')\nimport('/y')", { "x.cf2": "X => 1", "/y.cf2": "Y => 2" })).toBe("X => 1, Y => 2");
  });

  it("name every place that was searched", () => {
    const { diagnostics } = run("import(nothing)", {}, { searchPath: ["p1"] });
    expect(codesOf(diagnostics)).toEqual(["import"]);
    expect(diagnostics[0]!.notes[0]).toContain("`p1/nothing.cf2`");
  });

  it("don't lead back", () => {
    const files = { "a.cf2": "import(b)", "b.cf2": "X => import(c)", "c.cf2": "import(a)" };
    const { diagnostics } = run("import(a)", files);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["cf2/import-cycle", "files import each other in a cycle: `a.cf2` → `b.cf2` → `c.cf2` → `a.cf2`"],
    ]);
    expect(meaning("import(main)", { "main.cf2": "" })).toBe("import-cycle");
  });

  it("as values are the same as compiling the file alone", () => {
    const text = "A => 1\nB => { c => $A }\nprivate P => 3\nD => $P";
    expect(meaning("X => import(f)", { "f.cf2": text })).toBe(`X => { ${meaning(text)} }`);
  });

  it("report the syntax errors of all files first", () => {
    const { diagnostics } = run("X => 1 + a\nimport(f)\nimport(g)", { "f.cf2": "A = 1", "g.cf2": "B = 1" });
    expect(codesOf(diagnostics)).toEqual(["syntax", "syntax", "type"]);
  });
});

describe("values from outside", () => {
  it("have priority over all files, and are joined with blocks", () => {
    const setting = (option: string) => readSetting(option).value!;
    const set = (...settings: string[]) =>
      meaning("A => { b => 1, c => 2 }\nD => $A.b", {}, { values: settings.map(setting) });
    expect(set("A.b=7")).toBe("A => { b => 7, c => 2 }, D => 7");
    expect(set("A.b=7", "A.b=8", "E='x y'")).toBe("A => { b => 8, c => 2 }, D => 8, E => 'x y'");
    expect(set("A.b=x y", "A.n=[1, 2]")).toBe("A => { b => 'x y', c => 2, n => [1, 2] }, D => 'x y'");
    expect(set("A.b.c=7")).toBe("cannot-set");
  });

  it("come from files too", () => {
    const files = filesOf({ "v.json": '{"A": {"b": 1.50, "l": [true, "x"]}, "N": null}', "bad.yaml": "a b: 1" });
    const { value } = readValuesFile("v.json", files);
    expect(meaning("A => { b => 1, c => 2 }\nN => 3", {}, { values: [value!] })).toBe(
      "A => { b => 1.50, c => 2, l => [true, x] }, N => 3",
    );
    expect(codesOf(readValuesFile("bad.yaml", files).diagnostics)).toEqual(["bad-values-file"]);
  });
});
