import { run } from "./compile.js";

describe("all independent errors of a run", () => {
  it("goes on after a statement that fails, at top level, in classes and in defined types", () => {
    const text = `
      $a = 1 / 0
      class c {
        fail('one')
        fail('two')
      }
      define d() { fail("in \${title}") }
      include c
      d { 'x': }
      include nosuch`;
    expect(run(text).errors).toEqual(["2: evaluation", "4: failed", "5: failed", "10: unknown-class", "7: failed (9)"]);
  });

  it("is silent about what only follows: variables of a statement that failed, also those of other scopes", () => {
    const text = `
      $a = 1 / 0
      $b = $a + 1
      notify { "$b": }
      class c { $v = fail('no') }
      include c
      notify { "\${c::v}": }
      if nosuch() { $d = 1 }
      notify { "$d": }`;
    expect(run(text, { strict: true }).errors).toEqual(["2: evaluation", "5: failed", "8: unknown-function"]);
  });

  it("is silent about the variables of a class whose parameters were refused, and says them once", () => {
    const text = `
      class c(Integer $p) { $v = 1 }
      class { 'c': p => 'x' }
      include c
      notify { "\${c::v} \${c::p}": }`;
    expect(run(text, { strict: true }).errors).toEqual(["3: type-mismatch (2)"]);
  });

  it("is silent about resources that a failed statement may have declared", () => {
    const text = `
      if 1 / 0 == 1 { file { '/x': } }
      $mode = File['/x']['mode']`;
    expect(run(text).errors).toEqual(["2: evaluation"]);
  });

  it("tells syntax errors before any other, and everything wrong with a definition", () => {
    expect(run("notify { 'x': message => }\n$a = 1 / 0").errors).toEqual(["1: syntax"]);
    expect(run("class c { }\nclass c { }\ndefine c() { }\n$a = 1 / 0").errors).toEqual([
      "2: already-defined (1)",
      "3: already-defined (1)",
    ]);
  });
});

describe("places and ways", () => {
  it.each([
    [
      "reads a variable",
      "notify { 'x': message => $o + 1 }",
      ["Class[A] is declared here", "Class[B] is declared here, by include"],
    ],
    ["reads none, which declarations don't change", "notify { 'x': message => 'x' + 1 }", []],
  ])("names who declared a class with parameters, at a statement of it that %s", (_title, statement, ways) => {
    const { diagnostics } = run(`class a ($o) { ${statement} }\nclass b { class { 'a': o => 'no' } }\ninclude b`);
    expect(diagnostics.map(({ code }) => code)).toEqual(["mupuppet/evaluation"]);
    expect(diagnostics[0]!.labels.map(({ message }) => message)).toEqual(ways);
  });

  it("names both places of a duplicate, and how the program got to each", () => {
    const text = `class a { notify { 'x': } }
class b { include a }
class c { notify { 'x': } }
include b
include c`;
    // The second declaration; the first, in a by b by line 4; and c, by line 5.
    expect(run(text).errors).toEqual(["3: duplicate-declaration (1, 2, 4, 5)"]);
  });

  it("shows once what brought both of two declarations", () => {
    const text = "class a { file { '/x': } }\nclass b { include a\nfile { '/x': } }\ninclude b";
    const [diagnostic] = run(text).diagnostics;
    expect(diagnostic?.labels.map(({ message }) => message)).toEqual([
      "File[/x] is declared here first",
      "Class[A] is declared here, by include",
      "Class[B] is declared here, by include",
    ]);
  });

  it("tells a class that is declared twice", () => {
    expect(run("class c { }\nclass { 'c': }\nclass { 'c': }").errors).toEqual(["3: duplicate-declaration (2)"]);
    expect(run("class c { }\ninclude c\nclass { 'c': }").errors).toEqual(["3: duplicate-declaration (2)"]);
  });

  it("shows what a parameter should have been", () => {
    expect(run("class c(Integer $p) { }\nclass { 'c': p => 'x' }").errors).toEqual(["2: type-mismatch (1)"]);
    expect(run("class c($p) { }\ninclude c").errors).toEqual(["2: missing-parameter (1)"]);
    expect(run("define d() { }\nd { 'x': p => 1 }").errors).toEqual(["2: unknown-parameter (1)"]);
    expect(run("file { '/x': modes => '1' }").errors).toEqual(["1: unknown-parameter (1)"]);
  });

  it("suggests names that are nearly the same", () => {
    const help = (text: string) => run(text, { strict: true }).diagnostics.map((each) => each.help);
    expect(help("class apache { }\ninclude apatche")).toEqual(["did you mean `apache`?"]);
    expect(help('$port = 1\nnotify { "$prot": }')).toEqual(["did you mean `port`?"]);
    expect(help("fil { '/x': }")[0]).toContain("`file`");
  });

  it("refuses classes that inherit from each other, and names all of them", () => {
    const text = "class a inherits b { }\nclass b inherits c { }\nclass c inherits b { }\ninclude a";
    const [diagnostic] = run(text).diagnostics;
    expect(diagnostic?.code).toBe("mupuppet/inheritance-cycle");
    expect(diagnostic?.message).toBe("the class b inherits from c inherits from b");
  });

  it("gives up defined types that go on for ever", () => {
    expect(run("define d() { d { \"${title}x\": } }\nd { 'x': }").errors[0]).toMatch(/^1: endless/);
  });
});

describe("what may only follow", () => {
  it("is said nevertheless where the mistake has nothing to do with it", () => {
    const text = `
      $a = 1 / 0
      File['/x'] { mode => '1' }
      notify { 'n': require => Notify['m'] }
      realize User['u']`;
    expect(run(text).errors).toEqual([
      "2: evaluation",
      "3: unknown-resource",
      "5: unknown-resource",
      "4: unknown-resource",
    ]);
  });

  it("isn't where a statement that failed may have declared it", () => {
    const text = `
      file { '/x': mode => 1 / 0 }
      File['/x'] { mode => '1' }
      notify { 'n': require => [File['/x'], Notify['m']] }`;
    expect(run(text).errors).toEqual(["2: evaluation", "4: unknown-resource"]);
    expect(run("class c { fail('c') }\nnosuch()\nFile['/x'] { mode => '1' }").errors).toEqual(["2: unknown-function"]);
    expect(run("class c($p) { file { '/x': } }\ninclude c\nFile['/x'] { mode => '1' }").errors).toEqual([
      "2: missing-parameter (1)",
    ]);
  });

  it("tells which resource of a defined type it was", () => {
    const text = "define d($n) { $x = 1 / $n }\nclass c { d { 'a': n => 1; 'b': n => 0 } }\ninclude c";
    expect(run(text).errors).toEqual(["1: evaluation (2, 3)"]);
  });
});

describe("values of the wrong type", () => {
  it("pass where Puppet has no words for what is wrong, as they do in Puppet", () => {
    const text = `
      class c(Variant $p, Array[Any, 5] $q) { notify { "$p \${q}": } }
      class { 'c': p => 'x', q => [1] }`;
    expect(run(text)).toMatchObject({ errors: [], resources: ["Class[C]", "Notify[x [1]]"] });
  });
});
