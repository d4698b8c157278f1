/** Methods of strings, numbers, matches and times that few programs call, in Ruby itself. */
export const scalars = {
  String: String.raw`
class String
  def to_r = Rational.leading(self)
  def to_d = BigDecimal.read(self[/\A\s*[-+]?\d[\d_]*(\.\d+)?([eE][-+]?\d+)?/] || '0')
  def chr = self[0] || ''
  def each_codepoint(&block) = codepoints.each(&block)
  def sum(bits = 16) = bytes.sum & ((1 << bits) - 1)
  def tr_s(from, to) = gsub(/(.)\1+/m) { |run| run[0].tr(from, to) == run[0] && !from.include?(run[0]) ? run : run[0] }.tr(from, to)
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
    low, high = low.begin, low.end if high.nil? && low.is_a?(Range)
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
  NameError: String.raw`
class NameError
  def receiver = instance_variable_get(:@receiver)
  def name = instance_variable_get(:@name) || message[/[\`']([^'\`]+)'/, 1]&.to_sym
end
`,
  KeyError: String.raw`
class KeyError
  def key = __fact(:key)
  def receiver = __fact(:receiver)
  private def __fact(name) = instance_variable_defined?("@#{name}") ? instance_variable_get("@#{name}") : raise(ArgumentError, "no #{name} is available")
end
`,
  FrozenError: String.raw`
class FrozenError
  def receiver = instance_variable_get(:@receiver)
end
`,
  StopIteration: String.raw`
class StopIteration
  def result = instance_variable_get(:@result)
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
  Symbol: String.raw`
class Symbol
  def casecmp(other) = other.is_a?(Symbol) ? to_s.casecmp(other.to_s) : nil
  def casecmp?(other) = other.is_a?(Symbol) ? to_s.casecmp?(other.to_s) : nil
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
  def size = 8
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
  def quo(other) = self / other
  def remainder(other) = self - other * (self / other).truncate
end
`,
  Range: String.raw`
class Range
  def %(width) = step(width)
end
`,
  Regexp: String.raw`
class Regexp
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
  Time: String.raw`
class Time
  def sunday? = wday == 0
  def monday? = wday == 1
  def tuesday? = wday == 2
  def wednesday? = wday == 3
  def thursday? = wday == 4
  def friday? = wday == 5
  def saturday? = wday == 6
  def utc_offset = 0
  alias gmtoff utc_offset
  alias gmt_offset utc_offset
  def isdst = false
  alias dst? isdst
  alias getgm itself
  alias tv_sec to_i
  def ctime = strftime('%a %b %e %H:%M:%S %Y')
  alias asctime ctime
  def httpdate = strftime('%a, %d %b %Y %H:%M:%S GMT')
  def rfc2822 = strftime('%a, %d %b %Y %H:%M:%S -0000')
  alias rfc822 rfc2822
  def to_a = [sec, min, hour, day, month, year, wday, yday, false, 'UTC']
end
`,
  Date: String.raw`
class Date
  STRPTIME = { 'Y' => '(?<year>[-+]?\d+)', 'm' => '(?<month>\d{1,2})', 'd' => '(?<day>\d{1,2})', 'e' => ' ?(?<day>\d{1,2})',
               'y' => '(?<short>\d{2})', 'b' => '(?<name>[A-Za-z]{3})', 'B' => '(?<name>[A-Za-z]+)', 'j' => '(?<yday>\d{1,3})', '%' => '%' }.freeze
  def self.strptime(text, format = '%F')
    format = format.gsub('%F', '%Y-%m-%d').gsub('%D', '%m/%d/%y')
    source = format.gsub(/%-?(.)|([^%]+)/) { $1 ? STRPTIME.fetch($1) { raise Date::Error, 'invalid date' } : Regexp.escape($2) }
    match = Regexp.new("\\A#{source}\\z").match(text) or raise Date::Error, 'invalid date'
    found = match.named_captures
    year = found['year'] ? found['year'].to_i : found['short'] ? found['short'].to_i + (found['short'].to_i < 69 ? 2000 : 1900) : 1970
    return Date.new(year, 1, 1) + (found['yday'].to_i - 1) if found['yday']
    names = %w[jan feb mar apr may jun jul aug sep oct nov dec]
    month = found['name'] ? names.index(found['name'][0, 3].downcase).to_i + 1 : (found['month'] || 1).to_i
    Date.new(year, month, (found['day'] || 1).to_i)
  end
  def self.gregorian_leap?(year) = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  def self.leap?(year) = gregorian_leap?(year)
  def leap? = Date.leap?(year)
  def sunday? = wday == 0
  def monday? = wday == 1
  def tuesday? = wday == 2
  def wednesday? = wday == 3
  def thursday? = wday == 4
  def friday? = wday == 5
  def saturday? = wday == 6
  def cwday = wday == 0 ? 7 : wday
  def cweek = strftime('%V').to_i
  def cwyear = strftime('%G').to_i
  def jd = (self - Date.new(1970, 1, 1)).to_i + 2440588
  def inspect = "#<Date: #{self} ((#{jd}j,0s,0n),+0s,2299161j)>"
  def next_day(count = 1) = self + count
  def prev_day(count = 1) = self - count
  def succ = self + 1
  alias next succ
  def >>(count)
    months = year * 12 + month - 1 + count
    last = [31, Date.leap?(months / 12) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][months % 12]
    Date.new(months / 12, months % 12 + 1, [day, last].min)
  end
  def <<(count) = self >> -count
  def next_month(count = 1) = self >> count
  def prev_month(count = 1) = self << count
  def next_year(count = 1) = self >> count * 12
  def prev_year(count = 1) = self << count * 12
  def rfc3339 = strftime('%Y-%m-%dT00:00:00+00:00')
  def httpdate = strftime('%a, %d %b %Y 00:00:00 GMT')
  def upto(last)
    at = self
    while at <= last
      yield at
      at += 1
    end
    self
  end
  def downto(last)
    at = self
    while at >= last
      yield at
      at -= 1
    end
    self
  end
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
