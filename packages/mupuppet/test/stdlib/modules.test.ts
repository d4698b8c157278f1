import { run } from "../evaluate/compile.js";

const stdlib = { "stdlib/metadata.json": "{}" };

describe("functions of modules", () => {
  it("are known where their module is on the module path", () => {
    const { errors, value } = run("notify { 'n': message => pick(undef, '', 'x') }", { modules: stdlib });
    expect(errors).toEqual([]);
    expect(value("Notify[n]", "message")).toBe("'x'");
  });

  it("are unknown elsewhere, and the help names the module", () => {
    const { diagnostics, errors } = run("notify { 'n': message => pick(undef, 'x') }");
    expect(errors).toEqual(["1: unknown-function"]);
    expect(diagnostics[0]?.help).toContain("the module `stdlib` brings it");
  });

  it("give way to what users bring along, and come before those in Puppet's language", () => {
    const modules = {
      ...stdlib,
      "m/functions/own.pp": "function m::own() { 'theirs' }",
      "m/metadata.json": "{}",
    };
    const { value } = run("notify { 'n': message => concat(['a'], m::own()) }", { modules });
    expect(value("Notify[n]", "message")).toBe("['a', 'theirs']");
  });

  it.each([
    ["reject({ 'a' => 1, 'b' => 2 }, '^a')", "{'b' => 2}"],
    ["grep({ 'a' => 1 }, 'a')", "[]"],
    ["size(range(1, 2000001, 2))", "1000001"],
    ["size(range('a0', 'zz999'))", "4752540"],
    ["range('a', 'aa', 13)", "['a', 'n', 'aa']"],
    [
      "to_yaml([Sensitive('s')])",
      '"---\\n- !ruby/object:Puppet::Pops::Types::PSensitiveType::Sensitive\\n  value: s\\n"',
    ],
  ])("%s is %s", (call, shown) => {
    const { errors, value } = run(`$x = ${call} notify { 'n': message => $x }`, { modules: stdlib });
    expect(errors).toEqual([]);
    expect(value("Notify[n]", "message")).toBe(shown);
  });

  it("declare what isn't there yet", () => {
    const program = `
      package { 'vim': ensure => 'installed' }
      ensure_packages(['vim', 'git'])
      ensure_resource('file', '/a', { 'mode' => '0644' })
      ensure_resource('file', '/a', { 'mode' => '0644' })
      ensure_resources('user', { 'ann' => { 'uid' => 7 } }, { 'gid' => 8 })`;
    const { errors, resources, value } = run(program, { modules: stdlib });
    expect(errors).toEqual([]);
    expect(resources).toEqual(["Package[vim]", "Package[git]", "File[/a]", "User[ann]"]);
    expect(value("User[ann]", "gid")).toBe("8");
    expect(value("Package[git]", "ensure")).toBe("'installed'");
  });

  it("refuse what is there with other parameters", () => {
    const program = "file { '/a': mode => '0600' }\nensure_resource('file', '/a', { 'mode' => '0644' })";
    expect(run(program, { modules: stdlib }).errors).toEqual(["2: duplicate-declaration (1)"]);
  });

  it("read files of modules, and no others", () => {
    const modules = { ...stdlib, "m/data/a.yaml": "a: [1, 2.0]" };
    const loading = (path: string) => run(`notify { 'n': message => loadyaml('${path}') }`, { modules });
    expect(loading("modules/m/data/a.yaml").value("Notify[n]", "message")).toBe("{'a' => [1, 2.0]}");
    for (const path of ["/etc/passwd", "modules/m/../../x.yaml", "https://example.org/a.yaml"]) {
      expect(loading(path).diagnostics[0]?.message).toContain(`\`${path}\``);
    }
  });

  it("end within their bounds, whatever they are asked for", () => {
    const calls = ["range('a', 'zzzzzzzzzz', 1000000)", "range(1, 1000000000000)[0]", "fqdn_rand_string(9999999999)"];
    const options = { modules: stdlib, maxMemory: 10_000_000 };
    const outcomes = calls.map((call) => run(`notify { 'n': message => ${call} }`, options));
    const tooMuch = ["1: too-much-memory"];
    expect(outcomes.map(({ errors }) => errors)).toEqual([tooMuch, tooMuch, ["1: evaluation"]]);
  });

  it("know a private class by the module that asks", () => {
    const modules = {
      ...stdlib,
      "m/manifests/init.pp": "class m { include m::inner }",
      "m/manifests/inner.pp": "class m::inner { assert_private() }",
    };
    expect(run("include m", { modules }).errors).toEqual([]);
    expect(run("include m::inner", { modules }).diagnostics[0]?.message).toContain("Class m::inner is private");
  });
});

describe("titles that are no strings", () => {
  it("are shown as names, and are no tags", () => {
    const { resource } = run("create_resources('notify', { 80 => {}, 'web' => {} })");
    expect(resource("Notify[80]")!.tags.all()).toEqual(["notify", "class"]);
    expect(resource("Notify[80]")!.hasOddTitle).toBe(true);
    expect(resource("Notify[web]")!.tags.all()).toEqual(["notify", "web", "class"]);
  });
});

describe("what a template puts into an array or a hash", () => {
  const modules = {
    "m/metadata.json": "{}",
    "m/manifests/init.pp": `class m(Array $list = ['a'], Hash $hash = { 'x' => ['y'] }) {
      notify { 'before': message => $list, withpath => $hash['x'] }
      notify { 'text': message => template('m/change.erb', 'm/read.erb') }
    }`,
    "m/templates/change.erb": "<% @list << 'b'; @hash['x'] << 'z'; scope.setvar('seen', {}) -%>",
    "m/templates/read.erb": "<% scope['seen'][:now] = 1 -%><%= @list.join(',') %> <%= scope['seen'][:now] %>",
  };

  it("is seen by other templates, and gets into the catalog", () => {
    const { errors, value } = run("include m", { modules });
    expect(errors).toEqual([]);
    expect(value("Notify[text]", "message")).toBe("'a,b 1'");
    expect(value("Notify[before]", "message")).toBe("['a', 'b']");
    expect(value("Notify[before]", "withpath")).toBe("['y', 'z']");
  });
});
