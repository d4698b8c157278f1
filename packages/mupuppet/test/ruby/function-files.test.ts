import { evaluateWith } from "./modules.js";

const folder = "modules/m/lib/puppet";

function newer(text: string, expression = "m::f()", more: Readonly<Record<string, string>> = {}) {
  const files = { "modules/m/metadata.json": "{}", [`${folder}/functions/m/f.rb`]: text, ...more };
  return evaluateWith(files, expression);
}

function older(text: string, expression = "old()") {
  return evaluateWith({ "modules/m/metadata.json": "{}", [`${folder}/parser/functions/old.rb`]: text }, expression);
}

const returning = (body: string): string =>
  `Puppet::Functions.create_function(:'m::f') do\n  def f\n    ${body}\n  end\nend\n`;

describe("the file of a function of the newer API", () => {
  it("runs in a class of its own: its classes are no one else's", () => {
    const text = `class String\n  def shout = 'x'\nend\n${returning("[String.name, 'a'.respond_to?(:shout)]")}`;
    const name = "Puppet::Pops::Loader::RubyFunctionInstantiator::String";
    expect(newer(text).value).toBe(`['${name}', false]`);
  });

  it("has methods beside the function that the function doesn't see", () => {
    const { error } = newer(`def helper = 1\n${returning("helper")}`);
    expect(error).toContain("undefined local variable or method `helper'");
  });

  it.each([
    ["1", "does not seem to be a Puppet 4x API function - no create_function call"],
    [`${returning("1")}\nnil`, "did not produce a Function class when evaluated. Got 'NilClass'"],
    [
      "Puppet::Functions.create_function(:'m::g') { def g = 1 }",
      "produced mis-matched name, expected 'm::f', got m::g",
    ],
  ])("must give the function: %j doesn't", (text, message) => {
    expect(newer(text).error).toContain(message);
  });
});

describe("the file of a function of the older API", () => {
  const defining = (body: string): string => `module Puppet::Parser::Functions\n${body}\nend\n`;

  it("ends with the function of its name, after others", () => {
    const text = defining(
      "newfunction(:old_help, type: :rvalue) { |args| args[0] + 1 }\n" +
        "newfunction(:old, type: :rvalue) { |args| args.each { |each| return function_old_help([each]) if each > 1 }; nil }",
    );
    expect(older(text, "old(1, 2)").value).toBe("3");
  });

  it.each([
    ["def helper = 1\nnewfunction(:old, type: :rvalue) { 1 }", "Illegal method definition of method 'helper'"],
    [
      "newfunction(:old, type: :rvalue) { 1 }\nX = 1",
      "did not return the result of calling 'newfunction'. Got 'Integer'",
    ],
    ["newfunction(:other) { 1 }", "produced mis-matched name, expected 'function_old', got 'function_other'"],
    ["newfunction(:old, type: :value) { 1 }", "Invalid statement type :value"],
    ["1", "does not seem to be a Puppet 3x API function - no 'newfunction' call"],
  ])("is refused if it is %j", (body, message) => {
    expect(older(defining(body)).error).toContain(message);
  });
});

describe("what functions find around them", () => {
  it.each([
    ["[ENV['M_DEBUG'], ENV.fetch('M_DEBUG', 1), ENV.key?('M_DEBUG'), ENV.fetch('M') { 2 }]", "[undef, 1, false, 2]"],
    ["begin\n ENV.fetch('M')\nrescue KeyError => e\n e.message\nend", `'key not found: "M"'`],
    ["File.open('modules/m/data.yaml') { |file| YAML.load(file) }[:a]", "1"],
    ["File.readlines('modules/m/data.yaml', chomp: true)", "[':a: 1']"],
    ["Puppet::Util::Yaml.safe_load('a: !ruby/regexp /x.*/i', [Regexp])['a'].match?('Xy')", "true"],
    [
      "begin\n YAML.safe_load(':a: 1')\nrescue Psych::DisallowedClass => e\n e.message\nend",
      "'Tried to load unspecified class: Symbol'",
    ],
    ['begin\n YAML.load("a: &x 1\\nb: *x")\nrescue YAML::BadAlias => e\n e.message\nend', "'Unknown alias: x'"],
    ["YAML.load(\"a: &x {b: 1}\\nc: {<<: *x, d: 2}\", aliases: true)['c']", "{'b' => 1, 'd' => 2}"],
    ["begin\n YAML.load('a: [1')\nrescue YAML::SyntaxError => e\n e.line\nend", "1"],
    ["YAML.safe_load('a: {b: 1}', symbolize_names: true).inspect", "'{:a=>{:b=>1}}'"],
    [
      "SemanticPuppet::VersionRange.parse('1.x').then { |r| [r.begin.to_s, r.end.to_s, r.exclude_end?] }",
      "['1.0.0', '2.0.0', true]",
    ],
    ["[closure_scope.is_topscope?, closure_scope.is_nodescope?]", "[true, false]"],
    ['eval("self.class.name")', "'m::f'"],
  ])("%s", (body, value) => {
    const text = returning(`require 'yaml'\n    ${body}`);
    expect(newer(text, "m::f()", { "modules/m/data.yaml": ":a: 1\n" })).toMatchObject({ value });
  });

  it("is refused where every process has it", () => {
    expect(newer(returning("ENV['HOME']")).error).toContain("`ENV['HOME']` isn't interpreted");
  });
});

it("`throw :no_such_key` says that a provider of data has no value", () => {
  const provider = `Puppet::Functions.create_function(:'m::f') do
  dispatch(:look) { param 'String', :key; param 'Hash', :options; param 'Puppet::LookupContext', :context }
  def look(key, options, context)
    throw :no_such_key unless key == 'm::here'
    'found'
  end
end
`;
  const files = {
    "modules/m/hiera.yaml": "version: 5\nhierarchy:\n  - {name: own, lookup_key: 'm::f'}\n",
  };
  expect(newer(provider, "lookup('m::here')", files).value).toBe("'found'");
  expect(newer(provider, "lookup('m::there', { 'default_value' => 1 })", files).value).toBe("1");
});

describe("strings of bytes", () => {
  /** The message of a resource, in the words of the catalog. */
  function messageOf(body: string, message: string): unknown {
    const { catalog, error } = newer(returning(body), `1) notify { 'x': message => ${message} } captured(2`);
    const notify = catalog?.resources.find(({ type }) => type === "Notify");
    return error ?? notify?.parameters.get("message")?.value;
  }

  it.each([
    ["'YWJj'.unpack1('m')", "m::f()", { kind: "binary", base64: "YWJj" }],
    ["'/w=='.unpack1('m')", "Sensitive(m::f())", { kind: "binary", base64: "/w==" }],
    ["['YWJj'.unpack1('m'), 'def']", "m::f()", [{ kind: "binary", base64: "YWJj" }, "def"]],
    ["'YWJj'.unpack1('m')", '[m::f().length, m::f() =~ String[3, 3], "x${m::f()}"]', [3n, true, "xabc"]],
    ["'YWJj'.unpack1('m').encode('UTF-8')", "m::f()", "abc"],
    ["['abc'].pack('m0')", "m::f()", "YWJj"],
    ["OpenSSL::HMAC.hexdigest('MD5', 'a', 'b')[0, 3]", "m::f()", { kind: "binary", base64: "ZTYz" }],
    ["'a'.crypt('$1$ab')[0, 6]", "m::f()", { kind: "binary", base64: "JDEkYWIk" }],
    ["Digest::MD5.hexdigest('a')[0, 3]", "m::f()", "0cc"],
  ])("of %s are Binary in the catalog, and strings before", (body, message, shown) => {
    expect(messageOf(body, message)).toEqual(shown);
  });
});

it("a file that fails is read again by each call", () => {
  const { diagnostics } = newer("1", "m::f())\nnotice(m::f()");
  const messages = diagnostics.map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect(message).toContain("no create_function call");
});

it("a result of another type is named with its place", () => {
  const text = `Puppet::Functions.create_function(:'m::f') do
  dispatch(:run) { return_type 'Array[Integer]' }
  def run = ['a']
end
`;
  const problem = "value returned from function 'run' has wrong type, index 0 expects an Integer value, got String";
  expect(newer(text).error).toContain(problem);
});
