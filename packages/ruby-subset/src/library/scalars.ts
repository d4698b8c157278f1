/** Methods of strings, numbers, matches and times that few programs call, in Ruby itself. */
export const scalars = {
  String: String.raw`
class String
  def to_r = Rational.leading(self)
  def to_d = BigDecimal.read(self[/\A\s*[-+]?\d[\d_]*(\.\d+)?([eE][-+]?\d+)?/] || '0')
  def chr = self[0] || ''
  def each_codepoint(&block) = codepoints.each(&block)
  def sum(bits = 16) = bytes.sum & ((1 << bits) - 1)
  def tr_s!(from, to) = __changed(tr_s(from, to))
  def scrub!(...) = replace(scrub(...))
  def encode!(...) = replace(encode(...))
  def setbyte(at, byte)
    all = bytes
    raise IndexError, "index #{at} out of string" if at >= all.size || at < -all.size
    all[at] = byte & 255
    before = encoding
    replace(all.pack('C*')).force_encoding(before)
    byte
  end
  def __changed(made) = made == self ? nil : replace(made)
  UNDUMPED = { 'n' => "\n", 't' => "\t", 'r' => "\r", 'e' => "\e", 'a' => "\a", 'b' => "\b", 'f' => "\f", 'v' => "\v" }.freeze
  private_constant :UNDUMPED
  def undump
    raise 'invalid dumped string; not wrapped with \'"\' nor \'"...".force_encoding("...")\' form' unless start_with?('"')
    raise 'unterminated dumped string' unless size > 1 && end_with?('"')
    self[1..-2].gsub(/\\(?:u\{(\h+)\}|u(\h{4})|x(\h\h)|(.))/) do
      point = $1 || $2 || $3
      point ? point.to_i(16).chr($3 ? nil : 'UTF-8') : UNDUMPED.fetch($4, $4)
    end
  end
  def tr_s(from, to)
    last = nil
    each_char.map do |sign|
      made = sign.tr(from, to)
      changed = sign.count(from) > 0
      again = changed && made == last
      last = changed ? made : nil
      again ? '' : made
    end.join
  end
  def next! = replace(succ)
  alias succ! next!
  def unicode_normalized?(form = :nfc) = unicode_normalize(form) == self
  def byteslice(*places)
    found = bytes.slice(*places)
    return nil if found.nil?
    (found.is_a?(Array) ? found : [found]).pack('C*').force_encoding('UTF-8')
  end
end
`,
  IPAddr: String.raw`
class IPAddr
  def self.ntop(bytes)
    return bytes.unpack('C*').join('.') if bytes.bytesize == 4
    raise AddressFamilyError, 'unsupported address family' unless bytes.bytesize == 16
    bytes.unpack('n*').map { |group| '%04x' % group }.join(':')
  end
  def self.new_ntoh(bytes) = new(ntop(bytes))
  def hton = ipv4? ? [to_i].pack('N') : 7.downto(0).map { |group| to_i >> 16 * group & 0xffff }.pack('n*')
  def ipv4_mapped? = ipv6? && to_i >> 32 == 0xffff
  def ipv4_compat? = ipv6? && to_i >> 32 == 0 && to_i > 1
  def ipv4_mapped
    raise InvalidAddressError, "not an IPv4 address: #{to_i}" unless ipv4?
    mapped = IPAddr.new(to_i | 0xffff00000000, Socket::AF_INET6)
    prefix == 32 ? mapped : mapped.mask(prefix + 96)
  end
  def native = ipv4_mapped? || ipv4_compat? ? IPAddr.new(to_i & 0xffffffff, Socket::AF_INET) : self
  def ip6_int = ip6_arpa.sub(/arpa\z/, 'int')
end
`,
  Comparable: String.raw`
module Comparable
  def between?(low, high) = (self <=> low) >= 0 && (self <=> high) <= 0
  def clamp(low, high = nil)
    if high.nil? && low.is_a?(Range)
      raise ArgumentError, 'cannot clamp with an exclusive range' if low.exclude_end? && low.end
      low, high = low.begin, low.end
    end
    raise ArgumentError, 'min argument must be smaller than max argument' if low && high && (low <=> high) > 0
    return low if low && (self <=> low) < 0
    high && (self <=> high) > 0 ? high : self
  end
end
`,
  Kernel: String.raw`
module Kernel
  def self.format(text, *values) = Object.new.instance_eval { format(text, *values) }
  def self.sprintf(text, *values) = Object.new.instance_eval { format(text, *values) }
  def self.Integer(...) = Object.new.send(:Integer, ...)
  def self.Float(...) = Object.new.send(:Float, ...)
  def self.String(value) = value.to_s
  def self.Array(value) = value.nil? ? [] : value.respond_to?(:to_a) ? value.to_a : [value]
  def self.raise(...) = Object.new.send(:raise, ...)
end
`,
  "Gem::Version": String.raw`
module Gem
  class Version
    def release = prerelease? ? Version.new(segments.take_while { |part| part.is_a?(Integer) }.join('.')) : self
    def bump
      parts = segments.take_while { |part| part.is_a?(Integer) }
      parts.pop if parts.length > 1
      Version.new([*parts[0...-1], parts.last + 1].join('.'))
    end
    def eql?(other) = other.is_a?(Version) && version == other.version
    def hash = version.hash
    def inspect = "#<Gem::Version #{version.inspect}>"
  end
end
`,
  NilClass: String.raw`
class NilClass
  def to_r = Rational(0)
  def rationalize(*) = to_r
end
`,
  Symbol: String.raw`
class Symbol
  def casecmp(other) = other.is_a?(Symbol) ? to_s.casecmp(other.to_s) : nil
  def casecmp?(other) = other.is_a?(Symbol) ? to_s.casecmp?(other.to_s) : nil
  def encoding = to_s.ascii_only? ? Encoding::US_ASCII : Encoding::UTF_8
  def swapcase = to_s.swapcase.to_sym
  def slice(*places) = to_s[*places]
  def intern = self
  def next = succ
end
`,
  Integer: String.raw`
class Integer
  def to_d = BigDecimal(self)
  def rationalize(*) = to_r
  def quo(other) = other.is_a?(Float) ? self / other : to_r / other
  def allbits?(mask) = (self & mask) == mask
  def anybits?(mask) = (self & mask) != 0
  def nobits?(mask) = (self & mask) == 0
  def lcm(other) = self == 0 || other == 0 ? 0 : (self / gcd(other) * other).abs
  def gcdlcm(other) = [gcd(other), lcm(other)]
  def remainder(other) = (self < 0) == (other < 0) ? self % other : (self % -other)
  def numerator = self
  def denominator = 1
  def size = [(bit_length + 7) / 8, 8].max
  def real = self
  def imaginary = 0
  alias imag imaginary
  alias conj real
  alias conjugate real
  def abs2 = self * self
  def arg = self < 0 ? Math::PI : 0
  alias angle arg
  alias phase arg
  def polar = [abs, arg]
  def rectangular = [self, 0]
  alias rect rectangular
end
`,
  Float: String.raw`
class Float
  def to_d(precision = 0) = BigDecimal(self, precision.zero? ? 16 : precision)
  def rationalize(within = nil)
    return Rational.leading(to_s) if within.nil?
    low, high = to_r - within.abs, to_r + within.abs
    Float.simplest(low, high)
  end
  def self.simplest(low, high)
    whole = low.ceil
    return Rational(whole) if whole <= high
    whole = low.floor
    Rational(whole) + 1 / simplest(1 / (high - whole), 1 / (low - whole))
  end
  def numerator = nan? || infinite? ? self : to_r.numerator
  def denominator = nan? || infinite? ? 1 : to_r.denominator
  def next_float = __next(1)
  def prev_float = __next(-1)
  def __next(by)
    return self if nan? || self == by * Float::INFINITY
    return by * 5e-324 if self == 0
    bits = [self].pack('G').unpack1('Q>')
    [bits + (self > 0 ? by : -by)].pack('Q>').unpack1('G')
  end
  private :__next
  def real = self
  def imaginary = 0
  alias imag imaginary
  alias conj real
  alias conjugate real
  def abs2 = self * self
  def arg = nan? ? self : self < 0 || 1 / self < 0 ? Math::PI : 0
  alias angle arg
  alias phase arg
  def polar = [abs, arg]
  def rectangular = [self, 0]
  alias rect rectangular
  def quo(other) = self / other
  def remainder(other)
    rest = self % other
    rest != 0 && (self < 0) != (other < 0) ? rest - other : rest
  end
end
`,
  Range: String.raw`
class Range
  def %(width) = step(width)
  def compact = to_a.compact
  def bsearch
    low, high = self.begin, self.end
    raise TypeError, "can't do binary search for #{(low || high).class}" unless (low || high).is_a?(Integer)
    found = nil
    high = high.nil? ? __beyond(low) { |at| yield(at) } : exclude_end? ? high - 1 : high
    while low <= high
      middle = (low + high) / 2
      answer = yield(middle)
      return middle if answer == 0
      found = middle if answer == true
      answer == true || (answer.is_a?(Numeric) && answer < 0) ? high = middle - 1 : low = middle + 1
    end
    found
  end
  def __beyond(low)
    width = 1
    width *= 2 until yield(low + width) == true
    low + width
  end
  private :__beyond
end
`,
  Regexp: String.raw`
class Regexp
  def ~() = nil
  def self.compile(...) = new(...)
  def named_captures
    found = Hash.new { |all, name| all[name] = [] }
    source.scan(/(?<!\\)\(\?<(\w+)>/).flatten.each_with_index { |name, at| found[name] << at + 1 }
    found.to_h
  end
  def fixed_encoding? = !source.ascii_only?
  def encoding = source.ascii_only? ? Encoding::US_ASCII : Encoding::UTF_8
  def casefold? = (options & 1) != 0
  def self.try_convert(value) = value.is_a?(Regexp) ? value : nil
end
`,
  MatchData: String.raw`
class MatchData
  def size = captures.size + 1
  alias length size
  def end(group = 0) = self[group] && self.begin(group) + self[group].length
  def offset(group) = [self.begin(group), self.end(group)]
  def string = pre_match + self[0] + post_match
  def match(group) = self[group]
  def match_length(group) = self[group] && self[group].length
end
`,
  File: String.raw`
class File
  def self.split(path) = [dirname(path), basename(path)]
  def self.path(path) = path.to_s
  def self.absolute_path?(path) = path.start_with?('/')

  def self.fnmatch(pattern, path, flags = 0)
    if flags & FNM_EXTGLOB != 0 && (choice = pattern.match(/\{([^{}]*)\}/))
      return choice[1].split(',', -1).any? { |each| fnmatch(choice.pre_match + each + choice.post_match, path, flags) }
    end
    any = flags & FNM_PATHNAME != 0 ? '[^/]' : '.'
    hidden = flags & FNM_DOTMATCH != 0 ? '' : (flags & FNM_PATHNAME != 0 ? '(?<![^/])(?!\.)' : '\A(?!\.)')
    source = pattern.gsub(%r{\*\*/|\*|\?|\[!?[^\]]*\]|\\.|.}m) do |part|
      case part
      when '**/' then flags & FNM_PATHNAME != 0 ? '(?:(?!\.)[^/]+/)*' : '.*/'
      when '*' then any + '*'
      when '?' then any
      when /\A\[/ then part.length > 2 ? part.sub(/\A\[!/, '[^') : Regexp.escape(part)
      when /\A\\/ then Regexp.escape(part[1])
      else Regexp.escape(part)
      end
    end
    source = hidden.sub('(?<![^/])', '\A') + source if pattern =~ /\A[*?\[]/
    Regexp.new((flags & FNM_CASEFOLD != 0 ? '(?mi)' : '(?m)') + '\A' + source + '\z').match?(path)
  end

  def self.fnmatch?(...) = fnmatch(...)
end
`,
  "URI::Generic": String.raw`
module URI
  class Generic
    def merge(other) = URI.join(to_s, other.to_s)
    def +(other) = merge(other)
    def hierarchical? = !path.nil?
    def normalize = URI.parse(to_s.sub(%r{\A[^/]+//[^/]*}) { |start| start.downcase }.sub(%r{\A([^/]+//[^/?#]+)(?=[?#]|\z)}, '\1/'))
  end
end
`,
} as const;
