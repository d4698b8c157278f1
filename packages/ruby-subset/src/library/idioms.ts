/** Small modules of Ruby's library, and the one of RubyGems that compares versions, in Ruby itself. */
export const idioms = {
  Timeout: String.raw`
module Timeout
  class Error < RuntimeError; end
  class ExitException < Exception; end

  # Time stands still during a run, which has bounds of its own.
  def self.timeout(seconds, *) = yield(seconds)
  def timeout(...) = Timeout.timeout(...)
end
`,
  Singleton: String.raw`
module Singleton
  module SingletonClassMethods
    def instance = @singleton__instance__ ||= new
  end

  def self.included(base)
    super
    base.extend(SingletonClassMethods)
    base.private_class_method :new
  end

  def clone = raise(TypeError, "can't clone instance of singleton #{self.class}")
  def dup = raise(TypeError, "can't dup instance of singleton #{self.class}")
end
`,
  Marshal: String.raw`
module Marshal
  # What was dumped: programs only load it again, for a deep copy.
  class Dumped
    def initialize(value) = @value = value
    def load = Marshal.copy(@value)
  end

  def self.dump(value) = Dumped.new(copy(value))
  def self.load(dumped) = dumped.load

  def self.copy(value)
    case value
    when Hash
      raise TypeError, "can't dump hash with default proc" if value.default_proc
      copied = Hash.new(value.default)
      value.each { |key, each| copied[copy(key)] = copy(each) }
      copied
    when Array then value.map { |each| copy(each) }
    when String then +value.dup
    when Proc, Method, Module then raise TypeError, "no _dump_data is defined for class #{value.class}"
    else
      copied = value.dup
      copied.instance_variables.each { |name| copied.instance_variable_set(name, copy(copied.instance_variable_get(name))) }
      copied
    end
  end
end
`,
  OpenStruct: String.raw`
class OpenStruct
  def initialize(values = nil)
    @table = {}
    values&.each_pair { |name, value| self[name] = value }
  end

  def [](name) = @table[name.to_sym]
  def []=(name, value)
    raise FrozenError, "can't modify frozen OpenStruct: #{inspect}" if frozen?
    @table[name.to_sym] = value
  end
  def to_h(&block) = block ? @table.to_h(&block) : @table.dup
  def each_pair(&block) = block ? (@table.each_pair(&block); self) : @table.each_pair
  def delete_field(name) = @table.delete(name.to_sym)
  def dig(name, *rest)
    value = self[name]
    rest.empty? || value.nil? ? value : value.dig(*rest)
  end

  def respond_to_missing?(name, all = false) = @table.key?(name.to_s.chomp('=').to_sym) || super
  def method_missing(name, *args)
    return self[name.to_s.chomp('=')] = args[0] if name.to_s.end_with?('=')
    args.empty? ? @table[name] : super
  end

  def initialize_copy(other) = @table = other.to_h
  def ==(other) = other.is_a?(OpenStruct) && to_h == other.to_h
  def eql?(other) = other.is_a?(OpenStruct) && to_h.eql?(other.to_h)
  def hash = to_h.hash
  def inspect = "#<#{self.class}#{@table.map { |name, value| " #{name}=#{value.inspect}" }.join(',')}>"
  alias to_s inspect
end
`,
  "Gem::Requirement": String.raw`
module Gem
  class Requirement
    class BadRequirementError < ArgumentError; end
    PATTERN = /\A\s*(=|!=|>=|<=|~>|>|<)?\s*([0-9]+(?:\.[0-9a-zA-Z]+)*(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?)\s*\z/
    private_constant :PATTERN

    attr_reader :requirements

    def self.parse(text)
      return ['=', text] if text.is_a?(Gem::Version)
      found = PATTERN.match(text.to_s) || raise(BadRequirementError, "Illformed requirement [#{text.inspect}]")
      [found[1] || '=', Gem::Version.new(found[2])]
    end
    def self.create(*given) = given.length == 1 && given[0].is_a?(Requirement) ? given[0] : new(*given)
    def self.default = new('>= 0')

    def initialize(*given)
      given = given.flatten.compact.uniq
      @requirements = given.empty? ? [['>=', Gem::Version.new('0')]] : given.map { |each| Requirement.parse(each) }
    end

    def satisfied_by?(version)
      @requirements.all? do |operator, wanted|
        case operator
        when '=' then version == wanted
        when '!=' then version != wanted
        when '~>' then version >= wanted && version.release < wanted.bump
        else version.send(operator, wanted)
        end
      end
    end
    alias === satisfied_by?
    alias =~ satisfied_by?

    def to_s = @requirements.map { |operator, version| "#{operator} #{version}" }.join(', ')
    def none? = @requirements == [['>=', Gem::Version.new('0')]]
    def exact? = @requirements.length == 1 && @requirements[0][0] == '='
  end
end
`,
} as const;
