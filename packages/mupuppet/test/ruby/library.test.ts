import { evaluateRuby } from "./modules.js";

/** What each comes to in Ruby 3.1. */
describe("Ruby's library", () => {
  it.each([
    ["[1, 2, 3].permutation(2).to_a", "[[1, 2], [1, 3], [2, 1], [2, 3], [3, 1], [3, 2]]"],
    ["[1, 2, 4, 5, 7].slice_when { |i, j| i + 1 != j }.to_a", "[[1, 2], [4, 5], [7]]"],
    ["[1, 1, 2].chunk(&:odd?).to_a", "[[true, [1, 1]], [false, [2]]]"],
    ["({a: 1} <= {a: 1, b: 2})", "true"],
    ["Set[1, 2].classify(&:odd?).map { |k, v| [k, v.to_a] }", "[[true, [1]], [false, [2]]]"],
    ["(1..20).lazy.reject(&:odd?).take_while { |x| x < 9 }.to_a", "[2, 4, 6, 8]"],
    ["%w[x y].cycle.first(3)", "['x', 'y', 'x']"],
    ["e = [1, 2].each; r = []; loop { r << e.next }; r", "[1, 2]"],
    ["%w[a b].each.with_index(1).to_a", "[['a', 1], ['b', 2]]"],
    ["[5.between?(1, 9), 5.clamp(1, 3), 4.lcm(6), 6.allbits?(2)]", "[true, 3, 12, true]"],
    ["m = 'hello world'.match(/(o) (w)/); [m.size, m.end(0), m.offset(1), m.string]", "[3, 7, [4, 5], 'hello world']"],
    ["'a-b' =~ /(\\w)-(\\w)/; Regexp.last_match(2)", "'b'"],
    [
      "[(Date.new(2024, 1, 31) >> 1).to_s, Date.strptime('05/06/2024', '%d/%m/%Y').to_s]",
      "['2024-02-29', '2024-06-05']",
    ],
    ["[File.fnmatch('*', '.a'), File.fnmatch('**/*.rb', 'lib/a/b.rb', File::FNM_PATHNAME)]", "[false, true]"],
    ["Pathname.new('/a/b').join('../c.txt').to_s", "'/a/c.txt'"],
    ["s = StringScanner.new('ab 12'); [s.scan(/\\w+/), s.skip(/\\s+/), s.rest, s.eos?]", "['ab', 1, '12', false]"],
    ["c = Class.new(SimpleDelegator) { def more = size + 1 }; c.new([1, 2]).more", "3"],
    [
      "ERB.new(\"<% xs.each do |x| -%>\\n<%= x %>,\\n<% end -%>\\n\", trim_mode: '-').result_with_hash(xs: [1, 2])",
      '"1,\\n2,\\n"',
    ],
    ["a = 3; @b = 4; ERB.new('<%= a * @b %>').result(binding)", "'12'"],
    ['JSON.parse(\'{"b": [1.0, 12345678901234567890], "1": null}\', symbolize_names: true).keys', "['b', '1']"],
    ["JSON.generate({ 'a' => [1, [], {}] }, space: ' ', indent: '-')", "'{-\"a\": [--1,--[],--{}]}'"],
    [
      "JSON.pretty_generate({ 'a' => [1, [], {}] }, object_nl: '', array_nl: '')",
      "'{  \"a\": [    1,    [    ],    {    }  ]}'",
    ],
    ["JSON.parse('[1.0, 2, 1e3]')", "[1.0, 2, 1000.0]"],
    ["begin\n begin; raise 'a'; rescue; raise ArgumentError, 'b'; end\nrescue => e\n e.cause.message\nend", "'a'"],
    ["[Integer('z', exception: false), Math.hypot(3, 4)]", "[undef, 5.0]"],
    ["['x' * 200000].pack('m0').size", "266668"],
    [
      "Puppet::Pops::Types::PSensitiveType::Sensitive.new('p').to_yaml(line_width: 0)",
      '"--- !ruby/object:Puppet::Pops::Types::PSensitiveType::Sensitive\\nvalue: >-\\n  p\\n"',
    ],
  ])("%s", (body, value) => {
    expect(evaluateRuby(body)).toMatchObject({ value });
  });

  it.each([
    ["{a: {b: [1]}}.deep_merge({a: {b: [1, 2], c: 1}})", "{'a' => {'b' => [1, 2], 'c' => 1}}"],
    ["[{a: 1}.deep_merge({a: 2}), {a: 1}.deep_merge!({a: 2})]", "[{'a' => 1}, {'a' => 2}]"],
    ["{a: %w[x z]}.deep_merge!({a: %w[--x y]}, knockout_prefix: '--')", "{'a' => ['z', 'y']}"],
    ["{a: %w[b c]}.deep_merge!({a: %w[a]}, sort_merged_arrays: true)", "{'a' => ['a', 'b', 'c']}"],
    ["{a: [1, 2]}.deep_merge!({a: [3]}, overwrite_arrays: true)", "{'a' => [3]}"],
    ["{a: [{b: 1}]}.deep_merge!({a: [{c: 2}]}, merge_hash_arrays: true)", "{'a' => [{'b' => 1, 'c' => 2}]}"],
    ["{a: '1,2'}.deep_merge!({a: ['3']}, unpack_arrays: ',')", "{'a' => ['3']}"],
    ["{a: 1}.deep_merge!({a: nil})", "{'a' => 1}"],
  ])("the gem deep_merge: %s", (body, value) => {
    expect(evaluateRuby(body, "require 'deep_merge'")).toMatchObject({ value });
  });

  it("has no methods of a gem that isn't required", () => {
    expect(evaluateRuby("{}.deep_merge({})").error).toContain("undefined method `deep_merge' for {}:Hash");
  });

  it.each([
    ["'x'.unpack('C99999999999')", "too-much-memory"],
    ["ERB.new('<%= `id` %>').result(binding)", "ruby-refused"],
    ["ERB.new('<% loop { } %>').result(binding)", "endless-template"],
    ["(1..30).to_a.repeated_permutation(9).size", "endless-template"],
    ["JSON.parse('[' * 1000)", "nesting of 101 is too deep"],
    ["binding.eval('`ls`')", "ruby-refused"],
    ["c = Class.new { def hash = [self].hash; def eql?(other) = true }; { c.new => 1 }", "stack level too deep"],
    ["c = Class.new { def hash = loop { 1 }; def eql?(other) = true }; [c.new, c.new].uniq", "endless-template"],
    ["Pathname.new('/etc/passwd').read", "ruby-refused"],
  ])("keeps its bounds: %s", (body, error) => {
    expect(evaluateRuby(body).error).toContain(error);
  });
});
