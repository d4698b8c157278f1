import { run } from "./compile.js";

describe("the fifteen traps of Puppet", () => {
  it("1: defined types come late and see later variables, classes come at once and don't", () => {
    const late = run("define d() { notify { \"d $v\": } }\nd { 'x': }\n$v = 1\n");
    expect(late.resources).toEqual(["D[x]", "Notify[d 1]"]);
    const atOnce = run('class c { notify { "c $v": } }\ninclude c\n$v = 1\n');
    expect(atOnce.resources).toEqual(["Class[C]", "Notify[c ]"]);
    expect(atOnce.diagnostics.map(({ severity, code }) => [severity, code])).toEqual([
      ["warning", "mupuppet/unknown-variable"],
    ]);
  });

  it("1: defined types are run in breadth, and what was there first comes first", () => {
    const text = "define o() { i { \"$title-a\": } }\ndefine i() { notify { $title: } }\no { 'x': }\no { 'y': }\n";
    expect(run(text).resources).toEqual(["O[x]", "O[y]", "I[x-a]", "I[y-a]", "Notify[x-a]", "Notify[y-a]"]);
  });

  it("2: the node or top scope is around a class, never the class that includes it; the first inclusion decides", () => {
    const text = `
      class outer { $v = 'outer' include inner }
      class inner { notify { "inner $v": } }
      node default { $v = 'node' include outer }`;
    expect(run(text).resources.at(-1)).toBe("Notify[inner node]");
    const first = run(
      "class inner { notify { \"i $v\": } }\ninclude inner\nnode default { $v = 'node' include inner }",
    );
    expect(first.resources).toContain("Notify[i ]");
  });

  it("3: a class that inherits looks into the class it inherits from, wherever that was declared", () => {
    const text = `
      class base { $v = 'base' }
      class child inherits base { notify { "child $v": } }
      include base
      node default { $v = 'node' include child }`;
    expect(run(text).resources.at(-1)).toBe("Notify[child base]");
  });

  it("4: resource defaults go to whoever is called, and only to what is declared after them", () => {
    const text = `
      class c { file { '/in': } }
      file { '/before': }
      File { mode => '0600' }
      include c
      file { '/undef': mode => undef }`;
    const result = run(text);
    expect(result.value("File[/before]", "mode")).toBeUndefined();
    expect(result.value("File[/in]", "mode")).toBe("'0600'");
    expect(result.value("File[/undef]", "mode")).toBe("undef");
  });

  it("5: collectors run before defined types in each round, and change their arguments", () => {
    const text = `
      define d($p = 'own') { notify { "d $p": } }
      d { 'x': }
      D <| |> { p => 'collected' }`;
    expect(run(text).resources).toEqual(["D[x]", "Notify[d collected]"]);
  });

  it("5: a resource that a defined type makes is collected in a later round", () => {
    const text = "define d() { @notify { 'late': } }\nd { 'x': }\nNotify <| |>";
    expect(run(text).resource("Notify[late]")?.virtual).toBe(false);
  });

  it("6: a class that inherits may override, one that only is there may not", () => {
    const common = "class a { file { '/x': mode => '0644' } }\n";
    const child = run(`${common}class b inherits a { File['/x'] { mode => '0600' } }\ninclude b`);
    expect(child.value("File[/x]", "mode")).toBe("'0600'");
    expect(run(`${common}class b { File['/x'] { mode => '0600' } }\ninclude a, b`).errors[0]).toMatch(/^2: override/);
  });

  it("7: an arrow makes an array of `before`, a reference by hand stays what it is", () => {
    const text = "notify { ['a', 'b', 'c']: }\nnotify { 'd': before => Notify['a'] }\nNotify['a'] -> Notify['b']";
    const result = run(text);
    expect(result.value("Notify[a]", "before")).toMatch(/^\[/);
    expect(result.value("Notify[d]", "before")).toBe("Notify['a']");
  });

  it("8: names of parameters keep their case for variables", () => {
    const text = "define d($backupArg) { notify { \"b $backupArg\": } }\nd { 'x': backupArg => 1 }";
    expect(run(text).resources).toContain("Notify[b 1]");
  });

  it("9: two files with one path are one too many, two commands with one text aren't", () => {
    expect(run("file { 'a': path => '/x' }\nfile { 'b': path => '/x' }").errors).toEqual([
      "2: duplicate-declaration (1)",
    ]);
    expect(run("file { '/tmp': }\nfile { '/tmp/': }").errors).toEqual(["2: duplicate-declaration (1)"]);
    expect(run("exec { 'a': command => '/x' }\nexec { 'b': command => '/x' }").errors).toEqual([]);
    expect(run("file { '/tmp/': mode => '0644' }\nFile['/tmp'] { owner => 'me' }").value("File[/tmp/]", "owner")).toBe(
      "'me'",
    );
  });

  it("10: strings are compared without case, `==` binds tighter than `<`, division goes down", () => {
    expect(run("notify { \"${('A' == 'a')} ${-7 / 2} ${-7 % 3}\": }").resources).toEqual(["Notify[true -4 2]"]);
    expect(run("$x = 1 == 1 < 2").errors).toEqual(["1: evaluation"]);
  });

  it("11: undef as an argument means the default", () => {
    const text = "class c($p = 'default') { notify { \"c $p\": } }\nclass { 'c': p => undef }";
    expect(run(text).resources).toContain("Notify[c default]");
  });

  it("12: the first name of an interpolation is a variable, of an operation it isn't", () => {
    expect(run("$v = [1, 2]\nnotify { \"${v[1]} $v[1] ${upcase('a')}\": }").resources).toEqual([
      "Notify[2 [1, 2][1] A]",
    ]);
    expect(run('$v = 1\nnotify { "${v + 1}": }').errors).toEqual(["2: evaluation"]);
  });

  it("13: each resource has its kind", () => {
    const text = "class c { }\nclass e { }\ndefine d() { }\ninclude c\nclass { 'e': }\nd { 'x': }\nnotify { 'n': }";
    const kinds = run(text).catalog!.resources.map(({ type, title, kind }) => `${type}[${title}] ${kind}`);
    expect(kinds).toEqual([
      "Stage[main] compilable_type",
      "Class[Settings] unknown",
      "Class[main] unknown",
      "Class[C] unknown",
      "Class[E] class",
      "D[x] defined_type",
      "Notify[n] compilable_type",
    ]);
  });

  it("14: tags come from the type, the title and what is around, in this order", () => {
    const text = "class a::b { notify { 'Hello': tag => 'own' } }\ninclude a::b";
    const { catalog, resource } = run(text);
    expect(resource("Notify[Hello]")!.tags.all()).toEqual(["own", "notify", "hello", "class", "a::b", "a", "b"]);
    expect(catalog!.tags).toEqual(["settings", "a::b", "a", "b", "class"]);
  });

  it("15: including is not containing; a class takes over the stage of the class that includes it", () => {
    const text = `
      stage { 'early': before => Stage['main'] }
      class a { include b contain c notify { 'a': } }
      class b { }
      class c { }
      class { 'a': stage => 'early' }`;
    const edges = run(text).catalog!.resources.flatMap(({ containers, title, type }) =>
      containers.map((container) => `${container.type}[${container.title}] ${type}[${title}]`),
    );
    expect(edges).toEqual([
      "Stage[main] Class[Settings]",
      "Stage[main] Class[main]",
      "Stage[early] Class[A]",
      "Stage[early] Class[B]",
      "Stage[early] Class[C]",
      "Class[A] Class[C]",
      "Class[A] Notify[a]",
    ]);
  });
});
