/** Classes of Ruby's library that only compute, in Ruby itself. What reads files is refused where `File` refuses it. */
export const classes = {
  Encoding: String.raw`
class Encoding
  class InvalidByteSequenceError < EncodingError; end
  class ConverterNotFoundError < EncodingError; end

  attr_reader :name
  alias to_s name
  def initialize(name) = @name = name
  def inspect = "#<Encoding:#{@name}>"
  def names = [@name]
  def dummy? = false
  def ascii_compatible? = !@name.match?(/\AUTF-(16|32)/)

  UTF_8 = new('UTF-8')
  ASCII_8BIT = BINARY = new('ASCII-8BIT')
  US_ASCII = ASCII = new('US-ASCII')
  ISO_8859_1 = new('ISO-8859-1')
  WINDOWS_1252 = CP1252 = new('Windows-1252')
  ISO_8859_2 = new('ISO-8859-2')
  ISO_8859_15 = new('ISO-8859-15')
  WINDOWS_1250 = CP1250 = new('Windows-1250')
  WINDOWS_1251 = CP1251 = new('Windows-1251')
  KOI8_R = new('KOI8-R')
  UTF_16 = new('UTF-16')
  UTF_16LE = new('UTF-16LE')
  UTF_16BE = new('UTF-16BE')
  UTF_32 = new('UTF-32')
  UTF_32LE = new('UTF-32LE')
  UTF_32BE = new('UTF-32BE')
  ALL = [UTF_8, ASCII_8BIT, US_ASCII, ISO_8859_1, WINDOWS_1252, ISO_8859_2, ISO_8859_15, WINDOWS_1250, WINDOWS_1251, KOI8_R, UTF_16, UTF_16LE, UTF_16BE, UTF_32, UTF_32LE, UTF_32BE].freeze
  ALIASES = { 'BINARY' => ASCII_8BIT, 'ASCII' => US_ASCII, 'CP1252' => WINDOWS_1252, 'LOCALE' => UTF_8, 'EXTERNAL' => UTF_8 }.freeze
  private_constant :ALL, :ALIASES

  def self.find(name)
    return name if name.is_a?(Encoding)
    ALL.find { |each| each.name.casecmp?(name.to_s) } || ALIASES[name.to_s.upcase] || raise(ArgumentError, "unknown encoding name - #{name}")
  end
  def self.default_external = UTF_8
  def self.default_internal = nil
  def self.list = ALL.dup
  def self.name_list = ALL.map(&:name)
  def self.compatible?(one, other) = find('UTF-8')
end
`,
  Pathname: String.raw`
class Pathname
  include Comparable

  def initialize(path) = @path = path.to_s.dup
  def to_s = @path.dup
  alias to_path to_s
  alias to_str to_s
  def inspect = "#<Pathname:#{@path}>"
  def <=>(other) = other.is_a?(Pathname) ? @path <=> other.to_s : nil
  def ==(other) = other.is_a?(Pathname) && @path == other.to_s
  alias eql? ==
  def hash = @path.hash
  def basename(*suffix) = Pathname.new(File.basename(@path, *suffix))
  def dirname = Pathname.new(File.dirname(@path))
  def extname = File.extname(@path)
  def absolute? = @path.start_with?('/')
  def relative? = !absolute?
  def root? = @path.match?(%r{\A/+\z})
  def parent = self + '..'
  def sub(...) = Pathname.new(@path.sub(...))
  def sub_ext(ext) = Pathname.new(@path.delete_suffix(extname) + ext)
  def each_filename(&block) = @path.split('/').reject(&:empty?).each(&block)
  def join(*others) = others.inject(self) { |path, other| path + other }
  def fnmatch?(pattern, *flags) = File.fnmatch?(pattern, @path, *flags)
  def read(...) = File.read(@path, ...)
  def exist? = File.exist?(@path)
  def file? = File.file?(@path)
  def directory? = File.directory?(@path)
  def readable? = File.readable?(@path)

  def cleanpath
    parts = []
    @path.split('/').each do |part|
      next if part.empty? || part == '.'
      part == '..' && !parts.empty? && parts.last != '..' ? parts.pop : parts << part
    end
    parts.shift while absolute? && parts.first == '..'
    joined = parts.join('/')
    Pathname.new(absolute? ? '/' + joined : joined.empty? ? '.' : joined)
  end

  def +(other)
    other = other.to_s
    return Pathname.new(other) if other.start_with?('/')
    parts = @path.split('/', -1).reject { |part| part == '.' }
    parts.pop while parts.length > 1 && parts.last == ''
    other.split('/').each do |part|
      next if part.empty? || part == '.'
      part == '..' && parts.any? { |each| each != '' } && parts.last != '..' ? parts.pop : (parts << part unless part == '..' && absolute?)
    end
    joined = parts.join('/')
    Pathname.new(joined.empty? ? (absolute? ? '/' : '.') : joined)
  end
  alias / +

  def relative_path_from(base)
    own = cleanpath.to_s.split('/').reject(&:empty?)
    from = Pathname.new(base.to_s).cleanpath.to_s.split('/').reject(&:empty?)
    while !own.empty? && own.first == from.first
      own.shift
      from.shift
    end
    joined = (['..'] * from.length + own).join('/')
    Pathname.new(joined.empty? ? '.' : joined)
  end
end
`,
  Forwardable: String.raw`
module Forwardable
  def def_delegator(accessor, method, name = method)
    accessor = accessor.to_s
    define_method(name) do |*args, **options, &block|
      target = accessor.start_with?('@') ? instance_variable_get(accessor) : send(accessor)
      target.send(method, *args, **options, &block)
    end
  end
  alias def_instance_delegator def_delegator

  def def_delegators(accessor, *methods) = methods.each { |method| def_delegator(accessor, method) }
  alias def_instance_delegators def_delegators

  def delegate(hash)
    hash.each { |methods, accessor| Array(methods).each { |method| def_delegator(accessor, method) } }
  end
  alias instance_delegate delegate
end
`,
  SimpleDelegator: String.raw`
class Delegator
  def initialize(object) = __setobj__(object)
  def method_missing(name, *args, **options, &block)
    __getobj__.respond_to?(name) ? __getobj__.send(name, *args, **options, &block) : super
  end
  def respond_to_missing?(name, all = false) = __getobj__.respond_to?(name, all)
  def to_s = __getobj__.to_s
  def inspect = __getobj__.inspect
  def ==(other) = other.equal?(self) || __getobj__ == other
end
class SimpleDelegator < Delegator
  def __getobj__ = @delegated
  def __setobj__(object) = @delegated = object
end
`,
  StringScanner: String.raw`
class StringScanner
  attr_reader :string, :matched, :pos
  alias pointer pos
  alias charpos pos

  def initialize(text)
    @string = text
    @pos = 0
  end

  def pos=(place)
    @pos = place
  end
  def eos? = @pos >= @string.length
  def rest = @string[@pos..] || ''
  def rest? = !eos?
  def bol? = @pos == 0 || @string[@pos - 1] == "\n"
  alias beginning_of_line? bol?
  def peek(count) = @string[@pos, count] || ''
  def [](group) = @match && @match[group]
  def pre_match = @match && @string[0...@before + @match.pre_match.length]
  def post_match = @match && @match.post_match
  def reset = @pos = 0
  def terminate = @pos = @string.length
  def unscan = @pos = @before

  def look(pattern, anchored)
    pattern = Regexp.new(Regexp.escape(pattern)) if pattern.is_a?(String)
    @match = (anchored ? /\A(?:#{pattern})/ : pattern).match(rest)
    @before = @pos
    @matched = @match && @match[0]
    @match && @match.pre_match.length + @match[0].length
  end

  def scan(pattern)
    length = look(pattern, true)
    return nil unless length
    @pos += length
    @matched
  end

  def scan_until(pattern)
    length = look(pattern, false)
    return nil unless length
    found = rest[0, length]
    @pos += length
    found
  end

  def skip(pattern) = scan(pattern)&.length
  def skip_until(pattern) = scan_until(pattern)&.length
  def match?(pattern) = look(pattern, true)
  def exist?(pattern) = look(pattern, false)
  def check(pattern) = look(pattern, true) ? @matched : nil
  def check_until(pattern)
    length = look(pattern, false)
    length && rest[0, length]
  end

  def getch = scan(/./m)
end
`,
  TSort: String.raw`
module TSort
  class Cyclic < StandardError; end

  def tsort = each_strongly_connected_component.map { |part| part.length == 1 ? part.first : raise(Cyclic, "topological sort failed: #{part.inspect}") }
  def tsort_each(&block) = tsort.each(&block)

  def strongly_connected_components
    number, low, stack, found = {}, {}, [], []
    visit = lambda do |node|
      number[node] = low[node] = number.length
      stack << node
      tsort_each_child(node) do |child|
        if !number.key?(child)
          visit.call(child)
          low[node] = [low[node], low[child]].min
        elsif stack.include?(child)
          low[node] = [low[node], number[child]].min
        end
      end
      if low[node] == number[node]
        at = stack.index(node)
        found << stack.slice!(at..)
      end
    end
    tsort_each_node { |node| visit.call(node) unless number.key?(node) }
    found
  end

  def each_strongly_connected_component(&block) = strongly_connected_components.each(&block)
end
`,
} as const;
