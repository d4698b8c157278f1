# frozen_string_literal: true

# `ruby tools/puppet/spec-programs.rb MODULES FACTS…`: the programs that the spec files of modules would compile. Each line of stdout is one:
# { "name", "module", "text", "system", "facts" }, where "facts" is what differs from the file of facts of that name.
#
# Nothing of a spec is run but what says which parameters and facts it uses: `let`, `before`, `on_supported_os`, shared examples.
require 'json'
require 'set'

SYSTEMS = ARGV.drop(1).to_h do |path|
  read = JSON.parse(File.read(path))
  [File.basename(path, '.json'), (read['values'] || read).reject { |key,| key == 'clientcert' }]
end

# A text that is Puppet's own syntax.
class Raw
  def initialize(text) = @text = text
  def inspect = @text
  alias to_s inspect
end

# Whatever a spec asks of what isn't here; matchers above all.
class Anything < BasicObject
  def method_missing(*) = self
  def respond_to_missing?(*) = true
  def respond_to?(name, *) = !%i[to_ary to_str to_hash to_proc to_path to_int].include?(name)
  def to_s = 'anything'
end

def manifest_value(value)
  case value
  when Raw then value.to_s
  when Hash then "{ #{value.map { |key, each| "#{manifest_value(key.is_a?(Symbol) ? key.to_s : key)} => #{manifest_value(each)}" }.join(', ')} }"
  when Array, Set then "[#{value.map { |each| manifest_value(each) }.join(', ')}]"
  when :undef, nil then 'undef'
  when :default then 'default'
  when String, Symbol then value.to_s.inspect.gsub(/\\e|\\v|\\a|\\b|\\f/) { |each| "\\u{#{format('%x', eval(%("#{each}")).ord)}}" }
  when true, false, Numeric then value.to_s
  else throw :unusable
  end
end

# A group of examples is a class, as in RSpec; what it contains inherits from it.
class Group
  PROGRAMS = Set.new

  class << self
    attr_accessor :subject_name, :kind, :hooks, :shared, :file

    def inherited(child)
      super
      child.hooks = []
      child.shared = {}
      child.subject_name ||= subject_name
      child.kind ||= kind
      child.file ||= file
    end

    # The block is a method of a module, so that its `super` is what an outer group lets.
    def let(name, value = nil, &block)
      definitions = (@definitions ||= Module.new.tap { |each| include each })
      block ? definitions.define_method(name, &block) : definitions.define_method(name) { value }
      group = self
      define_method(name) { (@known ||= {}).fetch([name, group]) { @known[[name, group]] = super(&nil) } }
    end
    alias let! let

    def before(*, &block) = hooks << block

    def context(*words, **, &block)
      child = Class.new(self)
      child.subject_name = words.first.to_s if subject_name.nil?
      child.class_exec(&block) if block
      child.collect
    rescue StandardError, ScriptError, SystemStackError => error
      warn "#{file}: #{error.class}: #{error.message.lines.first}"
    end
    alias describe context
    alias example_group context

    def shared_examples(name, *, &block) = shared[name.to_s] = block
    alias shared_examples_for shared_examples
    alias shared_context shared_examples

    def find_shared(name) = shared[name.to_s] || (superclass <= Group ? superclass.find_shared(name) : nil)

    def it_behaves_like(name, *given, &more)
      block = find_shared(name) or return
      context(name) do
        class_exec(*given, &block)
        class_exec(&more) if more
      end
    end
    alias it_should_behave_like it_behaves_like
    alias it_configures it_behaves_like

    def include_examples(name, *given)
      block = find_shared(name) and class_exec(*given, &block)
    end
    alias include_context include_examples

    def it(*) = @has_examples = true
    alias its it
    alias specify it
    alias example it

    def method_missing(*, **) = Anything.new
    def respond_to_missing?(*) = true

    def all_hooks = superclass <= Group ? superclass.all_hooks + hooks : hooks

    # Groups without examples of their own are told by those within.
    def collect = @has_examples && new.collect
  end
  self.hooks = []
  self.shared = {}

  def method_missing(name, *) = %i[params title pre_condition post_condition facts node].include?(name) ? nil : Anything.new
  def respond_to_missing?(*) = true
  def ref(type, title) = Raw.new("#{type}[#{manifest_value(title)}]")
  def sensitive(value) = Raw.new("Sensitive(#{manifest_value(value)})")

  def collect
    catch(:unusable) do
      self.class.all_hooks.each { |hook| instance_exec(&hook) }
      text = [pre_condition, resource, post_condition].flatten.compact.join("\n")
      systems.each { |system, given| print_program(text, system, given) }
    end
  rescue StandardError, ScriptError => error
    warn "#{self.class.file}: #{error.class}: #{error.message.lines.first}"
  end

  def resource
    name = self.class.subject_name
    given = (params || {}).map { |key, value| "  #{key} => #{manifest_value(value)},\n" }.join
    return "#{name} { #{manifest_value(title || 'title')}:\n#{given}}" if self.class.kind == 'defines'

    given.empty? ? "include #{name}" : "class { '#{name}':\n#{given}}"
  end

  # Facts of one of the systems stay; others are laid over those of the first.
  def systems
    given = stringified(facts || {})
    throw :unusable unless given.is_a?(Hash)
    system = SYSTEMS.keys.find { |name| given.dig('os', 'distro') && given.dig('os', 'distro') == SYSTEMS[name].dig('os', 'distro') }
    { (system || SYSTEMS.keys.first) => given }
  end

  def print_program(text, system, given)
    differing = given.reject { |key, value| SYSTEMS[system][key] == value }
    line = JSON.generate({ name: self.class.subject_name, module: MODULE.name, text: "#{text}\n", system: system, facts: differing })
    puts line if PROGRAMS.add?(line)
  end

  def stringified(value)
    case value
    when Hash then value.to_h { |key, each| [key.to_s, stringified(each)] }
    when Array then value.map { |each| stringified(each) }
    when Symbol then value.to_s
    when String, Numeric, true, false, nil then value
    else throw :unusable
    end
  end
end

def symbolized = SYSTEMS.transform_values { |facts| facts.transform_keys(&:to_sym) }
def on_supported_os(*) = Marshal.load(Marshal.dump(symbolized))

def add_custom_fact(*) = nil

module OSDefaults
  def self.get_facts(more = {}) = more
  def self.get_supported_os(*) = []
end

module Puppet
  def self.method_missing(*) = Anything.new
  def self.const_missing(_name) = self
end

def describe(name, *_, **_o, &block)
  child = Class.new(Group)
  child.subject_name = name.to_s
  child.kind = KIND.name
  child.file = FILE.name
  child.class_exec(&block)
  child.collect
rescue StandardError, ScriptError => error
  warn "#{FILE.name}: #{error.class}: #{error.message.lines.first}"
end

def shared_examples(name, *, &block) = Group.shared[name.to_s] = block
alias shared_examples_for shared_examples
alias shared_context shared_examples

module RSpec
  def self.describe(...) = Object.send(:describe, ...)
  def self.configure = nil
  def self.shared_examples(...) = Object.send(:shared_examples, ...)
  def self.method_missing(*) = Anything.new
  module Puppet
    module Support; end
    Sensitive = Class.new(Raw) { def initialize(value) = super("Sensitive(#{manifest_value(value)})") }
    RawString = Raw
    Coverage = Anything.new
  end
end

Current = Struct.new(:name)
MODULE = Current.new
KIND = Current.new
FILE = Current.new

module Kernel
  alias required_before require
  def require(name) = name.to_s =~ /spec_helper|rspec|facter|puppet|deep_merge/ ? true : required_before(name)
end

Dir.glob(File.join(ARGV.first, '*')).sort.each do |folder|
  MODULE.name = File.basename(folder)
  %w[classes defines].each do |kind|
    KIND.name = kind
    Dir.glob(File.join(folder, 'spec', kind, '**', '*_spec.rb')).sort.each do |file|
      FILE.name = file
      load file
    rescue StandardError, ScriptError, SystemStackError => error
      warn "#{file}: #{error.class}: #{error.message.lines.first}"
    end
  end
end
