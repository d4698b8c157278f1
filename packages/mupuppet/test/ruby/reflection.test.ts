import { evaluateWith } from "./modules.js";

const metadata = JSON.stringify({ name: "cairn-m", version: "1.4.2", author: "cairn", license: "Apache-2.0" });

/** The value of an expression of Ruby in a function that is called in a class, with its scope as `scope`. */
function seen(expression: string): string | undefined {
  const files = {
    "modules/m/metadata.json": metadata,
    "modules/m/lib/puppet/functions/m/f.rb": `Puppet::Functions.create_function(:'m::f', Puppet::Functions::InternalFunction) do
  dispatch(:f) { scope_param }
  def f(scope)
    file = scope.catalog.resource('File', '/etc/x')
    ${expression}
  end
end
`,
    "modules/m/manifests/init.pp": `class m($port = 80) {
  $local = 1
  file { '/etc/x': mode => '0644', content => undef, tag => 'web' }
  $seen = m::f()
}
define m::d { }
`,
  };
  const { error, value } = evaluateWith(files, "[include('m'), $m::seen][1]");
  return error ?? value;
}

describe("functions see", () => {
  it.each([
    [
      "a resource's names",
      "[file.ref, file.to_s, file.title, file.name, file.type]",
      "['File[/etc/x]', 'File[/etc/x]', '/etc/x', '/etc/x', 'File']",
    ],
    [
      "its parameters",
      "file.parameters.map { |name, given| [name.to_s, given.name.to_s, given.value, given.to_s] }",
      "[['mode', 'mode', '0644', 'mode => 0644'], ['tag', 'tag', 'web', 'tag => web']]",
    ],
    ["its parameters with its name", "file.to_hash.keys.map(&:to_s)", "['path', 'mode', 'tag']"],
    [
      "one parameter",
      "[file[:mode], file['mode'], file[:title], file[:owner].inspect]",
      "['0644', '0644', '/etc/x', 'nil']",
    ],
    ["which it has", "[file.has_key?(:mode), file.include?('mode'), file.include?(:content)]", "[true, true, false]"],
    ["its place", "[file.file, file.line]", "['modules/m/manifests/init.pp', 3]"],
    ["its tags", "[file.tagged?('web'), file.tagged?('nope'), file.tags.sort]", "[true, false, ['file', 'web']]"],
    ["its state", "[file.virtual?, file.exported?, file.class?, file.builtin?]", "[false, false, false, true]"],
    ["how Ruby shows it", "file.inspect", '\'File[/etc/x]{:path=>"/etc/x", :mode=>"0644", :tag=>"web"}\''],
    ["the resource around", "[scope.resource.to_s, scope.resource[:port]]", "['Class[M]', 80]"],
    [
      "definitions",
      "[scope.find_hostclass('m').name, scope.find_definition('m::d').type.to_s, scope.find_hostclass('z').inspect]",
      "['m', 'definition', 'nil']",
    ],
    [
      "scopes",
      "[scope.to_s, scope.parent.to_s, scope.find_global_scope.to_s, scope.compiler.topscope.parent.inspect]",
      "['Scope(Class[M])', 'Scope(Class[main])', 'Scope(Class[main])', 'nil']",
    ],
    [
      "the caller's variables only in the caller's scope",
      "[scope.exist?('local'), closure_scope.exist?('local'), scope['local']]",
      "[true, false, 1]",
    ],
    ["no unknown variable", "scope.exist?('nope')", "false"],
    [
      "the catalog",
      "[scope.catalog.resource_refs.include?('File[/etc/x]'), scope.catalog.name]",
      "[true, 'node.example.org']",
    ],
    [
      "the node",
      "[scope.compiler.node.name, scope.compiler.node.environment.to_s, scope.compiler.node.facts.values.class.to_s]",
      "['node.example.org', 'production', 'Hash']",
    ],
    [
      "a module",
      "(m = scope.environment.module('m'); [m.name, m.version, m.author, m.forge_name, m.license, m.has_metadata?, m.metadata['version'], m.to_s])",
      "['m', '1.4.2', 'cairn', 'cairn/m', 'Apache-2.0', true, '1.4.2', 'Module m(modules/m)']",
    ],
    [
      "no unknown module",
      "[scope.environment.module('z').inspect, Puppet::Module.find('m', 'production').version]",
      "['nil', '1.4.2']",
    ],
  ])("%s", (_name, expression, value) => {
    expect(seen(expression)).toBe(value);
  });
});

describe("semantic versions", () => {
  it.each([
    [
      "SemanticPuppet::Version.parse('1.2.3-rc.1+b').then { |v| [v.major, v.prerelease, v.build, v.stable?, v.to_s] }",
      "[1, 'rc.1', 'b', false, '1.2.3-rc.1+b']",
    ],
    [
      "[SemanticPuppet::Version.parse('2.0.0'), SemanticPuppet::Version.parse('1.10.0'), SemanticPuppet::Version.parse('1.9.0')].sort.map(&:to_s)",
      "['1.9.0', '1.10.0', '2.0.0']",
    ],
    ["SemanticPuppet::Version.parse('3.0.0') > SemanticPuppet::Version.parse('2.9.9')", "true"],
    ["SemanticPuppet::Version.parse('1.2.3').next(:minor).to_s", "'1.3.0'"],
    ["[SemanticPuppet::Version.valid?('1.2'), SemanticPuppet::Version.valid?('1.2.3')]", "[false, true]"],
    ["SemanticPuppet::Version.new(1, 2, 3) == SemanticPuppet::Version.parse('1.2.3')", "true"],
    [
      "SemanticPuppet::VersionRange.parse('>= 1.0.0 < 2.0.0').then { |r| [r.include?(SemanticPuppet::Version.parse('1.5.0')), r.begin.to_s, r.end.to_s, r.to_s] }",
      "[true, '1.0.0', '2.0.0', '>= 1.0.0 < 2.0.0']",
    ],
    ["SemanticPuppet::VersionRange.parse('1.x') === SemanticPuppet::Version.parse('2.0.0')", "false"],
    [
      "begin; SemanticPuppet::Version.parse('x'); rescue ArgumentError => e; e.message; end",
      "'Unable to parse \\'x\\' as a semantic version identifier'",
    ],
    [
      "begin; SemanticPuppet::VersionRange.parse('abc'); rescue ArgumentError => e; e.message; end",
      "'Unparsable version range: \"abc\"'",
    ],
  ])("%s", (expression, value) => {
    expect(seen(expression)).toBe(value);
  });
});
