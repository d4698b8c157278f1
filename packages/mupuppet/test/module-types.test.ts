import { memoryHost } from "@cairn/cli-kit/testing";
import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { compile } from "../src/compile.js";
import { nodeSettings } from "../src/facts/node-settings.js";
import { rubyParser } from "../src/node/ruby-parser.js";
import { typeTable } from "../src/resource-types/of-modules.js";
import type { TypeTable } from "../src/resource-types/type-table.js";
import { compilerParts } from "../src/parts.js";

const parseRuby = rubyParser();

function typesOf(files: Readonly<Record<string, string>>, environment?: string) {
  const host = memoryHost({ files: { "modules/m/metadata.json": "{}", ...files } });
  const settings = {
    parts: compilerParts,
    modulePath: ["modules"],
    files: { read: (path: string) => host.read(path), resolve: (_from: string, path: string) => path },
    folders: host,
    parseRuby,
    environment: environment === undefined ? undefined : { name: "production", root: environment, manifests: [] },
  };
  return { settings, types: typeTable({ types: [], metaparameters: [] }, settings) };
}

function typeIn(body: string, name = "t", more: Readonly<Record<string, string>> = {}) {
  const { types } = typesOf({ [`modules/m/lib/puppet/type/${name}.rb`]: body, ...more });
  return described(types, name);
}

function described(types: TypeTable, name: string) {
  const found = types.find(name);
  if (!found) return types.problemOf(name)?.message;
  const { isIsomorphic, nameParameters, parameters, patterns } = found;
  return { parameters: [...parameters].sort().join(" "), names: nameParameters.join(" "), patterns, isIsomorphic };
}

const usual = (name: string) => [["/(.*)/m", [name]]];

describe("the resource types of modules", () => {
  it("have the parameters and properties of their Ruby", () => {
    const body = `Puppet::Type.newtype(:t) do
  @doc = 'A thing.'
  ensurable
  newparam(:path, namevar: true) { validate { |value| raise ArgumentError, value } }
  newproperty(:mode, array_matching: :all) do
    desc 'The mode.'
    newvalues(:on, /^[a-z]+$/)
    aliasvalue(:yes, :on)
    defaultto { :on }
    munge(&:to_s)
  end
  %w[first second].each { |each| newparam("#{each}_one".to_sym, boolean: true, parent: Puppet::Parameter::Boolean) }
  autorequire(:file) { self[:path] }
  validate { raise 'never run' }
end
`;
    expect(typeIn(body)).toEqual({
      parameters: "ensure first_one mode name path second_one",
      names: "path",
      patterns: usual("path"),
      isIsomorphic: true,
    });
  });

  it("have what mixins, helpers and other files give them", () => {
    const body = `require_relative '../../puppet_x/m/common'
require File.expand_path(File.join(File.dirname(__FILE__), '..', '..', 'puppet_x', 'm', 'more'))
Puppet::Type.newtype(:t) do
  @isomorphic = false
  extend PuppetX::M::Common
  include PuppetX::M::More
  common :a, :b
  newparam(:extra, parent: PuppetX::M::Named)
  def exists?; end
  def create; end
  def destroy; end
end
`;
    const more = {
      "modules/m/lib/puppet_x/m/common.rb":
        "module PuppetX::M; module Common\n def common(*names)\n  names.each { |name| newproperty(name) }\n end\nend\nend\n",
      "modules/m/lib/puppet_x/m/more.rb":
        "module PuppetX\n module M\n  module More\n   def self.included(type) = type.newparam(:name)\n  end\n  class Named < Puppet::Parameter; end\n end\nend\n",
    };
    expect(typeIn(body, "t", more)).toEqual({
      parameters: "a b ensure extra name",
      names: "name",
      patterns: usual("name"),
      isIsomorphic: false,
    });
  });

  it("may look at the files of modules, as paths and as texts to evaluate", () => {
    const body = `begin
  require 'puppet_x/nowhere/helper'
rescue LoadError
  require Pathname.new(__FILE__).dirname + '../../' + 'puppet_x/m/easy'
end
module_of_it = Puppet::Module.find('m', Puppet[:environment].to_s)
require File.join(module_of_it.path, 'lib/puppet_x/m/kinds') if module_of_it && Puppet::Module.find('other').nil?
Puppet::Type.newtype(:t) do
  extend PuppetX::M::Easy
  newparam(:name)
  parameter :domain
  PuppetX::M::KINDS.each { |kind, options| newproperty(kind, options) }
  newparam(:meta) if Puppet::Type.metaparamclass(:require)
end
`;
    const easy = `module PuppetX; module M; module Easy
  def parameter(name)
    file = File.join(File.dirname(__FILE__), 'parameters', "#{name}.rb")
    class_eval(File.read(file), file) if File.exist?(file)
  end
end; end; end
`;
    const more = {
      "modules/m/lib/puppet_x/m/easy.rb": easy,
      "modules/m/lib/puppet_x/m/kinds.rb": "PuppetX::M::KINDS = { alpha: {}, beta: { array_matching: :all } }",
      "modules/m/lib/puppet_x/m/parameters/domain.rb": "newparam(:domain) { desc 'Its domain.' }",
    };
    expect(typeIn(body, "t", more)).toMatchObject({ parameters: "alpha beta domain meta name" });
  });

  it("may load all files of a folder, and have parents of Puppet's own type of files", () => {
    const body = `Dir[File.join(__dir__, '..', '..', 'puppet_x', 'm', '*.rb')].each { |file| require file }
Puppet::Type.newtype(:t) do
  newparam(:source, namevar: true, parent: Puppet::Type::File::ParameterSource)
  PuppetX::M::NAMES.each { |name| newproperty(name) }
end
`;
    const names = (name: string) => `module PuppetX\n  module M\n    (NAMES ||= []) << :${name}\n  end\nend\n`;
    const folder = "modules/m/lib/puppet_x/m";
    const more = { [`${folder}/a.rb`]: names("a"), [`${folder}/b.rb`]: names("b"), [`${folder}/c.txt`]: "no Ruby" };
    expect(typeIn(body, "t", more)).toMatchObject({ parameters: "a b name source" });
    expect(typeIn("Dir['/etc/*.rb'].each { |file| require file }")).toBe(
      "`Dir.[]` outside of the modules isn't interpreted",
    );
  });

  it("need no library that only their methods use", () => {
    const body = `begin
  require 'nice/colors'
  HAS_COLORS = true
rescue LoadError
  HAS_COLORS = false
end
require 'nokogiri'
require 'aws-sdk'
Puppet::Type.newtype(:t) do
  newparam(:name)
  newproperty(HAS_COLORS ? :color : :shade) { munge { |value| Nokogiri::XML(value) } }
end
`;
    expect(typeIn(body)).toMatchObject({ parameters: "name shade" });
    expect(typeIn("require 'nokogiri'\nNokogiri::VERSION")).toBe("uninitialized constant Nokogiri");
    expect(typeIn("require 'puppet_x/m/none'")).toBe("cannot load such file -- puppet_x/m/none");
    expect(typeIn("require_relative 'none'")).toBe("cannot load such file -- none");
  });

  it("may say what is shown of pairs of names and values", () => {
    const pairs =
      "newproperty(:attrs, parent: Puppet::Property::KeyValue) { self.log_only_changed_or_new_keys = true }";
    const body = `Puppet::Type.newtype(:t) do\n  newparam(:name)\n  ${pairs}\nend\n`;
    expect(typeIn(body)).toMatchObject({ parameters: "attrs name" });
  });

  it("have names that constants may have", () => {
    const body = "Puppet::Type.newtype(:t) { newproperty(:'with-dash') }";
    expect(typeIn(body)).toBe("wrong constant name With-dash");
  });

  it("may ask for facts, which are those of a server with Linux", () => {
    const body = `Puppet::Type.newtype(:t) do
  newparam(:name)
  newproperty(Facter.value(:os)['release']['major'].to_i > 1 ? :modern : :old)
  newproperty(:later) if Facter.value('os.name') && Facter['kernel'].value == 'Linux' && Facter.fact(:unknown).nil?
end
`;
    expect(typeIn(body)).toMatchObject({ parameters: "later modern name" });
  });

  it("have title patterns, and a provider where a module has one", () => {
    const body = `Puppet::Type.newtype(:t) do
  newparam(:name) { isnamevar }
  newparam(:target, :namevar => true)
  def self.title_patterns
    letters = Regexp.new(/[a-z]+/)
    [[/^(#{letters}):(.*)$/, [[:target], [:name, lambda { |x| x }]]], [/(.*)/m, [[:name]]]]
  end
end
`;
    const provider = "Puppet::Type.type(:t).provide(:ruby) { def create; end }\n";
    expect(typeIn(body, "t", { "modules/m/lib/puppet/provider/t/ruby.rb": provider })).toEqual({
      parameters: "name provider target",
      names: "name target",
      patterns: [
        ["/^((?-mix:[a-z]+)):(.*)$/", ["target", "name"]],
        ["/(.*)/m", ["name"]],
      ],
      isIsomorphic: true,
    });
  });

  it("are known that are registered with the Resource API", () => {
    const body = `require 'puppet/resource_api'
Puppet::ResourceApi.register_type(
  name: 't',
  title_patterns: [{ pattern: %r{^(?<package>.*[^-])-(?<manager>.*)$}, desc: 'both' }],
  attributes: {
    ensure: { type: 'Enum[present, absent]', default: 'present' },
    package: { type: 'String', behaviour: :namevar },
    manager: { type: 'String', behaviour: :namevar },
    size: { type: 'Integer', behaviour: :read_only },
  },
  autorequire: { file: '/x' },
)
`;
    expect(typeIn(body)).toEqual({
      parameters: "ensure manager name package size",
      names: "package manager",
      patterns: [["/^(?<package>.*[^-])-(?<manager>.*)$/", ["package", "manager"]]],
      isIsomorphic: true,
    });
  });

  it("are taken from what `puppet generate types` has written", () => {
    const text = `Puppet::Resource::ResourceType3.new(
  't',
  [Puppet::Resource::Param(Enum['present'], 'ensure')],
  [Puppet::Resource::Param(Any, 'name', true), Puppet::Resource::Param(Any, 'kind', true)],
  { /(?i-mx:^(.*):(.*)$)/ => ['name', 'kind'] },
  true,
  false)
`;
    const { types } = typesOf(
      { "env/.resource_types/t.pp": text, "modules/m/lib/puppet/type/t.rb": "raise 'no'" },
      "env",
    );
    expect(described(types, "t")).toMatchObject({ parameters: "ensure kind name", names: "name kind" });
    expect(types.parseTitle(types.find("t")!, "A:B")).toEqual(new Map(Object.entries({ name: "A", kind: "B" })));
  });

  it("say why they can't be read", () => {
    expect(typeIn("Puppet::Type.newtype(:t) { newparam(:a) { nonsense } }")).toContain(
      "undefined local variable or method `nonsense'",
    );
    expect(typeIn("Puppet::Type.newtype(:t) { newparam(:a, namevar: true); newparam(:name) }")).toBe(
      "you must specify title patterns when there are two or more key attributes",
    );
    expect(typeIn("Puppet::Type.newtype(:t) { loop { newparam(rand.to_s) } }")).toBeDefined();
    expect(typeIn("puts `id`")).toContain("isn't interpreted");
  });

  it("stop when a definition takes too much memory", () => {
    expect(typeIn("Puppet::Type.newtype(:t) { text = 'x'; loop { text = text + text } }")).toBe(
      "the values of this program would take more than 134217728 bytes of memory here",
    );
  });

  it("are all there is where there are modules, beside Puppet's own", () => {
    const { types } = typesOf({});
    expect(types.find("mysql_database")).toBeUndefined();
    expect(types.find("mailalias")).toBeUndefined();
    expect(types.find("yumrepo")).toBeDefined();
  });
});

describe("titles", () => {
  function problemsOf(text: string): readonly Diagnostic[] {
    const body = `Puppet::Type.newtype(:t) do
  newparam(:a, namevar: true)
  newparam(:b, namevar: true)
  def self.title_patterns = [[%r{\\A(\\d+)-(\\d+)\\z}, [[:a], [:b]]]]
end
`;
    const { settings, types } = typesOf({ "modules/m/lib/puppet/type/t.rb": body });
    const language = {
      ...settings,
      types,
      profile: "openvox8",
      strict: true,
      functions: new Map<string, never>(),
    } as const;
    return compile(createSource("site.pp", text), { language, node: nodeSettings("n", undefined) }).diagnostics;
  }

  it.each(["t { 'x': }", "t { 'x': a => 1, b => 2 }", "@t { 'x': }", "create_resources('t', { 'x' => {} })"])(
    "that no pattern of the type fits are refused: %s",
    (text) => {
      expect(problemsOf(text).map(({ message }) => message)).toEqual([
        'No set of title patterns matched the title "x"',
      ]);
    },
  );

  it("that a pattern fits are taken", () => {
    expect(problemsOf("t { '1-2': }")).toEqual([]);
  });
});
