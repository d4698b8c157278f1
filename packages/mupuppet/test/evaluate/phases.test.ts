import { run } from "./compile.js";

describe("the phases of a compilation", () => {
  it("runs the manifest before the node's block, wherever that is", () => {
    const text = "node default { notify { 'node': } }\nnotify { 'top': }";
    expect(run(text).resources).toEqual(["Notify[top]", "Node[default]", "Notify[node]"]);
  });

  it("takes the block with the name, else the first regex that fits, else default", () => {
    const text = `
      node default { notify { 'default': } }
      node /^web/ { notify { "regex $0": } }
      node /eb/ { notify { 'second regex': } }
      node 'web1' { notify { 'name': } }`;
    const block = (node: string) => run(text, { node }).resources.at(-1);
    expect([block("web1"), block("WEB2"), block("aweb"), block("db")]).toEqual([
      "Notify[name]",
      "Notify[regex web]",
      "Notify[second regex]",
      "Notify[default]",
    ]);
    expect(run("node 'a' { }", { node: "b" }).errors).toEqual(["1: no-node"]);
  });

  it("makes facts variables of top scope, before anything runs", () => {
    const text = "notify { \"$os ${facts['os']} ${environment}\": }";
    expect(run(text, { facts: { os: "Debian" } }).resources).toEqual(["Notify[Debian Debian production]"]);
  });

  it("evaluates arguments of a defined type at once, its defaults and its body late", () => {
    const text = `
      define d($given, $default = $late) { notify { "$given-$default-$late": } }
      $early = 'e'
      d { 'x': given => $early }
      $late = 'l'`;
    expect(run(text).resources).toEqual(["D[x]", "Notify[e-l-l]"]);
  });

  it("includes the parents of classes first, and each class once", () => {
    const text = `
      class a { notify { 'a': } }
      class b inherits a { notify { 'b': } }
      class c inherits b { notify { 'c': } include a }
      include c, b`;
    expect(run(text).resources).toEqual(["Class[A]", "Class[B]", "Class[C]", "Notify[a]", "Notify[b]", "Notify[c]"]);
  });

  it("puts all bodies of a statement together before it declares any", () => {
    expect(run("file { '/a': ; '/b': mode => 1 / 0 }\nfile { '/a': }").errors).toEqual(["1: evaluation"]);
    const text =
      "file { default: mode => '1', owner => 'o'; '/a': mode => undef; ['/b', '/c']: * => { group => 'g' } }";
    const result = run(text);
    expect(result.resources).toEqual(["File[/a]", "File[/b]", "File[/c]"]);
    expect([result.value("File[/a]", "mode"), result.value("File[/a]", "owner")]).toEqual(["undef", "'o'"]);
    expect([result.value("File[/c]", "mode"), result.value("File[/c]", "group")]).toEqual(["'1'", "'g'"]);
  });

  it("waits with the body of a virtual defined type until it is realised", () => {
    const text = "define d() { notify { \"n $title\": } }\n@d { ['x', 'y']: }\nrealize D['y']";
    expect(run(text).resources).toEqual(["D[x]", "D[y]", "Notify[n y]"]);
  });

  it("ends a body with return, and nothing else", () => {
    const text = "class c { notify { 'c': } return() notify { 'never': } }\ninclude c\nnotify { 'after': }";
    expect(run(text).resources).toEqual(["Class[C]", "Notify[c]", "Notify[after]"]);
    expect(run("class c { break() }\ninclude c").errors).toEqual(["1: evaluation"]);
  });

  it("declares what create_resources is given", () => {
    const text = "create_resources('file', { '/a' => { mode => '1' }, '/b' => {} }, { owner => 'o' })";
    const result = run(text);
    expect(result.resources).toEqual(["File[/a]", "File[/b]"]);
    expect([result.value("File[/a]", "mode"), result.value("File[/b]", "owner")]).toEqual(["'1'", "'o'"]);
    expect(run("create_resources('@notify', { 'v' => {} })").resource("Notify[v]")?.virtual).toBe(true);
  });

  it("hands calls for the agent through", () => {
    expect(run("file { '/a': content => Deferred('f', [1]) }").value("File[/a]", "content")).toBe(
      "Deferred({'name' => 'f', 'arguments' => [1]})",
    );
  });

  it("keeps secrets apart from their names", () => {
    const result = run("file { '/a': content => Sensitive('s') }");
    expect(result.value("File[/a]", "content")).toBe("'s'");
    expect([...result.resource("File[/a]")!.sensitive]).toEqual(["content"]);
  });
});
