import { describe, expect, it } from "@jest/globals";
import { Compiler } from "../../../src/compile.js";
import { createSource, positionAt } from "@cairn/diagnostics";
import { run, settingsFor } from "../../evaluate/compile.js";
import { quoted } from "../compare.js";

const render = (template: string) => run(`notify { 'o': message => inline_template(${quoted(template)}) }`);
const messageOf = (template: string) => render(template).diagnostics[0]?.message;

describe("a template", () => {
  it("isn't rescued where it takes too much", () => {
    expect(render("<% begin; 'x' * 10**9; rescue Exception; end %>").diagnostics[0]?.code).toBe(
      "mupuppet/too-much-memory",
    );
  });

  it.each([
    ["f = proc { |x| x + 1 }; g = f; 20000.times { g = g >> f }", "g.call(1)", "20002"],
    ["f = proc { |x| x + 1 }; g = f; 20000.times { g = f << g }", "g.call(1)", "20002"],
    ["f = :to_s.to_proc; g = f; 20000.times { g = g >> f }", "g.call(1)", "1"],
    ["f = proc { |x| x }; 20000.times { f = f.curry }", "f.call(1)", "1"],
    ["f = proc { |x| x }; 20000.times { f = f.method(:call) }", "f.call(1)", "1"],
    ["f = [1].each; 20000.times { f = f.each_with_index }", "f.to_a.flatten.size", "20001"],
    ["f = [1].each; 20000.times { f = f.each_with_object(1) }", "f.to_a.flatten.size", "20001"],
  ])("calls what nests deeply without an end of the stack: %s; %s", (code, question, answer) => {
    const { value, errors } = render(`<% ${code} %><%= ${question} %>`);
    expect([errors, value("Notify[o]", "message")]).toEqual([[], quoted(answer)]);
  });

  it("pays for the arguments that `send` passes on", () => {
    expect(render("<%= 5.send(*([:send] * 20_000), :to_s) %>").diagnostics[0]?.code).toBe("mupuppet/too-much-memory");
  });

  it.each([
    ["x = [1]; y = [1]; 64.times { x = [x, x]; y = [y, y] }", "[x == y, x <=> y, x.hash == y.hash]", "[true, 0, true]"],
    ["x = [1]; y = [1]; 64.times { x = [x, x]; y = [y, y] }", "[[x, y].uniq.size, { x => 1 }[y]]", "[1, 1]"],
    ["a = [1]; a << a; h = {}; h['x'] = h", "[a, h]", '[[1, [...]], {"x"=>{...}}]'],
    ["a = [1]; a << a; b = [1]; b << b", "[a == b, a <=> b]", "[true, 0]"],
    ["a = [1]; a << a", "a.include?(a)", "true"],
    ["a = [1]; a << a", "begin; a.flatten; rescue => e; e.message; end", "tried to flatten recursive array"],
    ["a = [1]; a << a", "begin; a.join; rescue => e; e.message; end", "recursive array join"],
    ["a = [1]; a << a", "begin; a.to_json; rescue => e; e.class; end", "JSON::NestingError"],
    ["a = [1]; a << a", "a.to_yaml.split", '["---", "&1", "-", "1", "-", "*1"]'],
    [
      "a = [1]; a << a",
      "begin; scope.call_function('size', [a]); rescue Exception => e; e.class; end",
      "SystemStackError",
    ],
    ["s = Set.new; s << s", "[s, [s]]", "[#<Set: {#<Set: {...}>}>, [#<Set: {#<Set: {...}>}>]]"],
    ["a = ('x' * 200_000).chars; n = 0; a.each_index { |at| n += 1 if a[at] == 'x' }", "n", "200000"],
    ["a = ('x' * 100_000).each_char.slice_when { true }", "a.to_a.size", "100000"],
    ["a = ('x' * 10_000..'x' * 9_998 + 'zz').to_a", "[a.size, a.last[-3..]]", '[55, "xzz"]'],
    ["a = 0.0 / 0", "begin; Time.at(a); rescue => e; e.class; end", "FloatDomainError"],
    ["a = [{ 'x' => 1, 'y' => 2 }, { 'y' => 2, 'x' => 1 }]", "a.uniq.size", "1"],
    ["a = [[1], [1.0]]", "a.uniq.size", "2"],
  ])("has Ruby's answer for values that share their parts or hold themselves: %s; %s", (code, question, answer) => {
    const { value, errors } = render(`<% ${code} %><%= ${question} %>`);
    expect(errors).toEqual([]);
    expect(value("Notify[o]", "message")).toBe(`'${answer}'`);
  });

  it.each([
    ["File.read('/etc/passwd')", "`File.read` of a file outside of the modules"],
    ["IO.popen('ls')", "`IO`"],
    ["ENV['HOME']", "`ENV['HOME']`"],
    ["Dir['/*']", "`Dir.[]` outside of the folders of --allow-read"],
    ["`ls`", "a command in backquotes"],
    ["system('ls')", "`system`"],
    ["open('/etc/passwd')", "`open`"],
    ["exec 'ls'", "`exec`"],
    ["eval('`ls`')", "a command in backquotes"],
    ["TCPSocket.new('a', 1)", "`TCPSocket`"],
    ["Time.now", "the present time"],
    ["Time.at(1e300)", "a time so far from now"],
    ["rand(3)", "`rand`, which gives another result each time,"],
    ["self.instance_eval('`ls`')", "a command in backquotes"],
    ["scope.class_scope(1)", "`scope.class_scope`"],
    ["$stdout", "the global variable `$stdout`"],
    ["Process.pid", "`Process`"],
    ["Kernel.system('ls')", "`system`"],
  ])("refuses %s by its name", (code, name) => {
    const { diagnostics } = render(`<%= ${code} %>`);
    expect(diagnostics.map((each) => each.code)).toEqual(["mupuppet/template-refused"]);
    expect(diagnostics[0]!.message).toContain(`${name} isn't interpreted in templates`);
  });

  it("isn't rescued where it is refused", () => {
    expect(messageOf("<% begin; File.read('x'); rescue => e; end %>")).toContain("`File.read`");
  });

  it.each([
    ["['x'].pack('a1000000000')", /does too much|takes too much|memory|bytes|large/],
    ["[1114112].pack('U')", /pack\(U\): value out of range/],
    ["[-1].pack('U')", /pack\(U\): value out of range/],
  ])("ends where it packs too much: %s", (code, message) => {
    expect(messageOf(`<%= ${code} %>`)).toMatch(message);
  });

  it("packs long strings", () => {
    expect(render("<%= ['x' * 1000000].pack('m0').length %>").diagnostics).toEqual([]);
  });

  it("may nest 60 levels deep in any way", () => {
    const nest = (open: string, middle: string, close: string) => open.repeat(60) + middle + close.repeat(60);
    for (const code of [
      nest("(", "1", ")"),
      nest("[", "1", "]"),
      nest("foo = {1 => ", "1", "}"),
      nest("if true then ", "1", " end"),
      nest("[1].each { ", "1", " }"),
      nest('"#{', "1", '}"'),
      nest("!", "1", ""),
    ]) {
      expect(render(`<% ${code} %>`).errors).toEqual([]);
    }
  });

  it.each([
    ["parentheses", `${"(".repeat(3000)}1${")".repeat(3000)}`],
    ["classes", `${"class A\n".repeat(3000)}${"end\n".repeat(3000)}`],
    ["definitions", `${"def a(x = ".repeat(3000)}1${") end\n".repeat(3000)}`],
    ["operators", `1${" + 1".repeat(20_000)}`],
    ["calls", `'a'${".to_s".repeat(20_000)}`],
    ["interpolations", `${'"#{'.repeat(3000)}1${'}"'.repeat(3000)}`],
  ])("that nests deeper is refused: %s", (_name, code) => {
    expect(messageOf(`<% ${code} %>`)).toContain("nest");
  });

  it("may have 500 branches of an `if`, as long as none is deeper", () => {
    const code = `<% if false then 1${"; elsif false then 2".repeat(500)}; else %>x<% end %>`;
    expect(render(code).value("Notify[o]", "message")).toBe("'x'");
  });
});

describe("a mistake in a template", () => {
  const files = {
    "web/manifests/init.pp": "class web {\n  $none = undef\n  file { '/a': content => template('web/a.erb') }\n}\n",
    "web/templates/a.erb": "first\n<%= scope.function_template(['web/b.erb']) %>\n",
    "web/templates/b.erb": "one\ntwo <%= @none.strip %>\n",
  };

  it("is in the template, with the calls that led there", () => {
    const { diagnostics } = run("include web", { modules: files });
    const [{ span, labels, message }] = diagnostics as [(typeof diagnostics)[number]];
    expect([span.source.name, positionAt(span.source, span.start)]).toEqual([
      "modules/web/templates/b.erb",
      { line: 2, column: 15 },
    ]);
    expect(message).toBe("Failed to parse template web/b.erb: undefined method `strip' for nil:NilClass");
    expect(labels.map((each) => `${each.span.source.name} ${each.message}`)).toEqual([
      "modules/web/manifests/init.pp `template` is called here, for Class[Web]",
      "modules/web/manifests/init.pp `template` is called here, for Class[Web]",
    ]);
  });

  it("is found by every node, and a template is read once for all", () => {
    const { language, node } = settingsFor({ modules: files });
    let reads = 0;
    const counting = {
      ...language.files,
      read: (path: string) => (path.endsWith("b.erb") && reads++, language.files.read(path)),
    };
    const compiler = new Compiler(createSource("site.pp", "include web"), { ...language, files: counting });
    expect([1, 2, 3].map(() => compiler.compile(node).diagnostics.length)).toEqual([1, 1, 1]);
    expect(reads).toBe(1);
  });
});
