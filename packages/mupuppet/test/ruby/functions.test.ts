import { HashValue, type Value } from "@cairn/puppet-core/values";
import { evaluateRuby, evaluateWith } from "./modules.js";

describe("functions that modules define in Ruby", () => {
  it.each([
    ["[1, 2, 3].each_slice(2).map(&:sum)", "[3, 3]"],
    [
      "def self.g(a, b = 2, *c, k:, o: 5, **r); [a, b, c, k, o, r]; end\n self.g(1, k: 3, z: 4)",
      "[1, 2, [], 3, 5, {'z' => 4}]",
    ],
    ["x, (y, *z) = 1, [2, 3, 4]\n [x, y, z]", "[1, 2, [3, 4]]"],
    ["begin\n raise ArgumentError, 'no'\nrescue TypeError, ArgumentError => e\n e.message\nensure\n 1\nend", "'no'"],
    ["case {a: [1, 'x']}\nin {a: [Integer => n, *]} then n\nend", "1"],
    ["Struct.new(:a, :b).new(1, 2).to_a", "[1, 2]"],
    ["catch(:done) { 10.times { |i| throw :done, i if i == 3 } }", "3"],
    ["%w[b a].sort.join('-') + \"#{1 + 1}\"", "'a-b2'"],
    ["[1, 2, 3].each { |n| return n if n > 1 }", "2"],
    ["(''..'Y').to_a", "['']"],
    [
      "[('-1'..'3'), ('9'..'11'), ('b'..'az'), ('08'...'10'), ('Y'..'b'), ('y'..'ab'), ('-1'..'-3')].map { |each| each.to_a.join(' ') }",
      "['-1', '9 10 11', '', '08 09', 'Y Z [ \\ ] ^ _ ` a b', '', '-1 -2 -3']",
    ],
    [
      "begin\n 'a'.gsub(2.5, '')\nrescue TypeError => e\n e.message\nend",
      "'wrong argument type Float (expected Regexp)'",
    ],
    [
      "require 'ipaddr'\n IPAddr.new('2001:db8::/32').inspect",
      "'#<IPAddr: IPv6:2001:0db8:0000:0000:0000:0000:0000:0000/ffff:ffff:0000:0000:0000:0000:0000:0000>'",
    ],
    ["'aé'.encode('UTF-16LE').bytes", "[97, 0, 233, 0]"],
    [
      "[URI::DEFAULT_PARSER.escape('a b'), (URI.escape('a b') rescue $!.message)]",
      "['a%20b', 'undefined method `escape\\' for URI:Module']",
    ],
    ["[Hash['a', 1], (Hash['a', 1, 'b'] rescue $!.message)]", "[{'a' => 1}, 'odd number of arguments for Hash']"],
    [":@a.inspect", "':@a'"],
    ["begin\n format('%<a>s', { b: 1 })\nrescue KeyError => e\n e.message\nend", "'key<a> not found'"],
    // Puppet loads fast_gettext, whose `String#%` forgives a missing key.
    ["'%{a} %{b}' % { b: 1 }", "'%{a} %{b}'"],
    ["\"#{String} #{closure_scope.environment} #{Class.new { def self.to_s = 'own' }}\"", "'String production own'"],
  ])("compute %s", (body, value) => {
    expect(evaluateRuby(body)).toMatchObject({ value });
  });

  it("take the dispatch that fits, and refuse in Puppet's words", () => {
    const files = {
      "modules/m/metadata.json": "{}",
      "modules/m/lib/puppet/functions/m/f.rb": `Puppet::Functions.create_function(:'m::f') do
  dispatch(:text) { param 'String', :a; optional_param 'Integer', :n }
  dispatch(:list) { repeated_param 'Array', :lists }
  def text(a, n = 1) = a * n
  def list(*lists) = lists.flatten
end
`,
    };
    expect(evaluateWith(files, "m::f('ab', 2)").value).toBe("'abab'");
    expect(evaluateWith(files, "m::f([1], [2])").value).toBe("[1, 2]");
    expect(evaluateWith(files, "m::f(1)").error).toContain(
      "The function 'm::f' was called with arguments it does not accept",
    );
  });

  it("may be defined beside the one that their file is named after", () => {
    const files = {
      "modules/m/metadata.json": "{}",
      "modules/m/lib/puppet/parser/functions/flags.rb": `module Puppet::Parser::Functions
  newfunction(:'m::escape', type: :rvalue) { |args| "<#{args[0]}>" }
  newfunction(:flags, type: :rvalue) { |args| args[0].map { |each| call_function('m::escape', [each]) }.join(' ') }
end
`,
    };
    expect(evaluateWith(files, "flags(['a', 'b'])").value).toBe("'<a> <b>'");
  });

  it("see types, secrets and objects as Ruby shows them", () => {
    expect(evaluateRuby("JSON.load('').inspect").value).toBe("'nil'");
    expect(evaluateRuby("'password'.crypt('$6$salt')[0, 20]").value).toBe("'$6$salt$IxDD3jeSOb5e'");
    expect(evaluateRuby("YAML.load('{a: [{b: 1}]}', symbolize_names: true).inspect").value).toBe("'{:a=>[{:b=>1}]}'");
    const iterated = "Puppet::Pops::Types::Iterable.asserted_iterable(self, value)";
    expect(
      evaluateRuby(`value = {'a' => 1}\n [${iterated}.hash_style?, ${iterated}.map { |k, v| [k, v] }]`).value,
    ).toBe("[true, [['a', 1]]]");
    expect(evaluateRuby(`value = 2\n [${iterated}.hash_style?, ${iterated}.next, ${iterated}.to_a]`).value).toBe(
      "[false, 0, [0, 1]]",
    );
    expect(evaluateRuby("call_function('create_resources', 'notify', {}).inspect").value).toBe("'nil'");
  });

  it("may take calls themselves, before the dispatch", () => {
    const files = {
      "modules/m/metadata.json": "{}",
      "modules/m/lib/puppet/functions/m/f.rb": `Puppet::Functions.create_function(:'m::f') do
  dispatch(:f) { param 'Any', :scope; param 'String', :text; repeated_param 'Any', :rest }
  def call(scope, *args)
    self.class.dispatcher.dispatch(self, scope, [scope] + args.map { |each| each == 'x' ? 'y' : each })
  end
  def f(scope, text, *rest) = text == 'nothing' ? nil : [text, *rest, scope.lookupvar('environment')]
end
`,
    };
    expect(evaluateWith(files, "m::f('x', 1)").value).toBe("['y', 1, 'production']");
    expect(evaluateWith(files, "m::f('nothing')").value).toBe("undef");
    expect(evaluateWith(files, "m::f(1)").error).toContain("parameter 'text' expects a String value, got Integer");
  });

  it("see the groups of the caller's last match, and no error where there are none", () => {
    const files = {
      "modules/m/metadata.json": "{}",
      "modules/m/lib/puppet/parser/functions/groups.rb": `module Puppet::Parser::Functions
  newfunction(:groups, type: :rvalue) { |_| [lookupvar('1'), lookupvar('9'), exist?('1'), (nowhere rescue $!.message)] }
end
`,
    };
    const missing = "'undefined local variable or method `nowhere\\' for Scope(Class[main]):Puppet::Parser::Scope'";
    expect(evaluateWith(files, "if 'abc' =~ /(b)/ { groups() }").value).toBe(`['b', undef, true, ${missing}]`);
    expect(evaluateWith(files, "groups()").value).toBe(`[undef, undef, false, ${missing}]`);
  });

  it("are of Puppet 3's kind as well", () => {
    const files = {
      "modules/m/metadata.json": "{}",
      "modules/m/lib/puppet/parser/functions/twice.rb":
        "module Puppet::Parser::Functions\n newfunction(:twice, type: :rvalue, arity: 1) { |args| args[0] * 2 }\nend\n",
    };
    expect(evaluateWith(files, "twice('a')").value).toBe("'aa'");
  });

  it("of the older API are all that `function_x` calls, also where a newer one or one of the manifest has the name", () => {
    const newer = "Puppet::Functions.create_function(:f) do\n def f = 'newer'\nend\n";
    const older = "Puppet::Parser::Functions.newfunction(:f, type: :rvalue) { |_| 'older' }\n";
    const caller = `Puppet::Parser::Functions.newfunction(:caller, type: :rvalue) do |(name)|
  [Puppet::Parser::Functions.function(name), (send("function_#{name}", []) rescue "#{$!.class}: #{$!.message}")]
end
`;
    const files = {
      "modules/m/metadata.json": "{}",
      "modules/m/lib/puppet/functions/f.rb": newer,
      "modules/m/lib/puppet/functions/only_newer.rb": newer.replaceAll(/(?<=:|def )f/g, "only_newer"),
      "modules/m/lib/puppet/parser/functions/f.rb": older,
      "modules/m/lib/puppet/parser/functions/dig.rb": older.replace(":f", ":dig"),
      "modules/m/lib/puppet/parser/functions/caller.rb": caller,
    };
    expect(evaluateWith(files, "[f(), caller('f'), f()]").value).toBe("['newer', ['function_f', 'older'], 'newer']");
    const ofManifest = "function f() { 'manifest' }";
    expect(evaluateWith(files, "[f(), caller('f')]", undefined, ofManifest).value).toBe(
      "['manifest', ['function_f', 'older']]",
    );
    expect(evaluateWith(files, "caller('only_newer')").value).toMatch(
      /^\[false, 'NoMethodError: undefined method `function_only_newer\\' for /,
    );
    expect(evaluateWith(files, "[caller('dig'), dig({ 'a' => 1 }, 'a')]").value).toBe("[['function_dig', 'older'], 1]");
    expect(evaluateWith(files, "caller('regsubst')").value).toMatch(/can only be called using the 4\.x function API/);
  });

  it("iterate over everything that Puppet does", () => {
    const body = "Puppet::Pops::Types::Iterable.asserted_iterable(self, value).to_a";
    const files = {
      "modules/m/metadata.json": "{}",
      "modules/m/lib/puppet/functions/m/f.rb": `Puppet::Functions.create_function(:'m::f') { define_method(:f) { |value| ${body} } }`,
    };
    expect(evaluateWith(files, "m::f(Integer[1, 7].step(3))").value).toBe("[1, 4, 7]");
    expect(evaluateWith(files, "m::f(Enum[b, a])").value).toBe("['a', 'b']");
    expect(evaluateWith(files, "m::f(true)").error).toContain("wrong argument type (TrueClass; is not Iterable");
    expect(evaluateWith(files, "m::f(Integer[1, 1000000000000])").error).toContain("endless-template");
  });

  it("see a module without a name where no module is, and broken patterns when they are made", () => {
    expect(evaluateRuby("closure_scope['module_name']").value).toBe("''");
    expect(evaluateRuby("[].reject { |each| each =~ Regexp.new('[') }; Regexp.new('[')").error).toContain(
      "premature end of char-class: /[/",
    );
  });

  it.each([
    ["Integer", "value.each", "nil"],
    ["Integer", "(value.each { } rescue $!.message)", '"undefined method `each\' for nil:NilClass"'],
    ["Integer[1, 3]", "value.each.to_a", "[1, 2, 3]"],
    ["Enum[b, a]", "value.each.to_a.sort", '["a", "b"]'],
    ["Variant[Integer, String]", "value.each.map(&:to_s)", '["Integer", "String"]'],
    ["Tuple[Integer]", "value.each { |type| type }.length", "1"],
    ["SemVerRange('1.x')", "value.intersection(SemanticPuppet::VersionRange.parse('>=1.2.5'))", ">=1.2.5 <2.0.0"],
    ["SemVerRange('1.x')", "value & SemanticPuppet::VersionRange.parse('2.x')", "<0.0.0"],
    ["SemVerRange('1.x || 3.x')", "value", ">=1.0.0 <2.0.0 || >=3.0.0 <4.0.0"],
    ["SemVerRange('1.x')", "value.exclude_end?", "true"],
  ])("go through types and ranges: %s, %s", (given, body, shown) => {
    const text = `Puppet::Functions.create_function(:'m::f') { define_method(:f) { |value| (${body}).inspect } }`;
    const files = { "modules/m/metadata.json": "{}", "modules/m/lib/puppet/functions/m/f.rb": text };
    expect(evaluateWith(files, `m::f(${given}) == ${JSON.stringify(shown)}`).value).toBe("true");
  });

  it("ask Facter for the node's facts", () => {
    const body =
      "[Facter.value(:kernel), Facter.value('os.family'), Facter[:kernel].value, Facter.fact(:nope).inspect]";
    const os = new HashValue([["family", "Debian"]]);
    const facts = new Map<string, Value>([
      ["kernel", "Linux"],
      ["os", os],
    ]);
    expect(evaluateRuby(body, "require 'facter'", facts).value).toBe("['Linux', 'Debian', 'Linux', 'nil']");
  });

  it.each([
    ["facts['x'] = 1", "can't modify frozen Hash: "],
    ["facts['os'].delete('family')", "can't modify frozen Hash: "],
    ["os['family'] << 'x'", 'can\'t modify frozen String: "Debian"'],
    ["facts['list'].push(1)", "can't modify frozen Array: []"],
    ["closure_scope['trusted'].clear", "can't modify frozen Hash: "],
    ["closure_scope['server_facts'].clear", "can't modify frozen Hash: "],
  ])("can't change what is known of the node: %s", (change, problem) => {
    const body = `facts, os = closure_scope['facts'], closure_scope['os']\n ${change}`;
    const facts = new Map<string, Value>([
      ["os", new HashValue([["family", "Debian"]])],
      ["list", []],
    ]);
    expect(evaluateRuby(body, "", facts).error).toContain(problem);
    expect(evaluateRuby("copy = closure_scope['facts'].dup\n copy['x'] = 1\n copy['x']", "", facts).value).toBe("1");
  });

  it("read HOCON with the problems of Ruby's library", () => {
    const parse = (text: string) =>
      evaluateRuby(`Hocon::ConfigFactory.parse_string(${text})`, "require 'hocon/config_factory'").error;
    expect(parse("'{'")).toContain("String: 1: expecting a close brace or a field name here, got end of file");
    expect(parse('"a\\n"')).toContain("String: 2: Key 'a' may not be followed by token: end of file");
    expect(parse("'[1, 2]'")).toContain("String: 1:  has type LIST rather than object at file root");
    expect(parse("'x: 1, a \"b, c\" d'")).toContain(
      `String: 1: Key 'a "b, c" d' may not be followed by token: end of file`,
    );
    expect(parse("'a , b'")).toContain("String: 1: Key 'a' may not be followed by token: ',' (if you intended ','");
    expect(parse("'2001:DB8:0'")).toContain(
      "String: 1: Expecting close brace } or a comma, got ':' (if you intended ':'",
    );
    expect(parse("'a=1,=2'")).toContain("String: 1: expecting a close brace or a field name here, got '='");
    expect(parse("'a = [1:2]'")).toContain("List should have ended with ] or had a comma, instead had token: ':' (if");
    expect(parse("'{a: b}: c'")).toContain("Document has trailing tokens after first object or array: ':'");
  });

  it("declare in the main class what they declare by `call_function`, and in their caller's what by a scope", () => {
    const files = {
      "modules/m/metadata.json": "{}",
      "modules/m/lib/puppet/functions/m/f.rb": `Puppet::Functions.create_function(:'m::f', Puppet::Functions::InternalFunction) do
  dispatch(:f) { scope_param }
  def f(scope)
    call_function('create_resources', 'notify', { 'a' => {} })
    scope.call_function('create_resources', ['notify', { 'b' => {} }])
    %w[a b].map { |name| scope.compiler.findresource('Notify', name).to_s }
  end
end
`,
      "modules/m/manifests/init.pp": "class m { notice(m::f()) }",
    };
    const { catalog } = evaluateWith(files, "include('m')");
    const declared = catalog!.resources.filter(({ type }) => type === "Notify");
    expect(declared.map(({ containers, title }) => `${title} in ${containers[0]?.title}`)).toEqual([
      "a in main",
      "b in M",
    ]);
  });
});
