class BigDecimal < Numeric
  include Comparable
  ROUND_MODE = 256
  ROUND_UP = 1
  ROUND_DOWN = 2
  ROUND_HALF_UP = 3
  ROUND_HALF_DOWN = 4
  ROUND_CEILING = 5
  ROUND_FLOOR = 6
  ROUND_HALF_EVEN = 7
  SIGN_POSITIVE_FINITE = 2
  SIGN_NEGATIVE_FINITE = -2
  SPECIAL = { 'NaN' => :nan, 'Infinity' => :infinity, '+Infinity' => :infinity, '-Infinity' => :minus }.freeze
  NUMBER = /\A\s*([-+]?)(\d[\d_]*)?(?:\.(\d[\d_]*)?)?(?:[eEdD]([-+]?\d+))?/.freeze

  def self.of(value, digits = 0, exception: true)
    case value
    when BigDecimal then digits > 0 ? value.round(digits - value.exponent) : value
    when Integer then digits > 0 ? of(of(value), digits) : made(value, 0)
    when Float
      return special(:nan) if value.nan?
      return special(value > 0 ? :infinity : :minus) if value.infinite?
      raise ArgumentError, "can't omit precision for a Float." if digits == 0 && exception != :float
      digits > 0 ? of(read(value.to_s), digits) : read(value.to_s)
    when Rational
      raise ArgumentError, "can't omit precision for a Rational." if digits == 0
      made(value.numerator, 0).div(made(value.denominator, 0), digits)
    when String then digits > 0 ? of(strict(value), digits) : strict(value)
    else raise TypeError, "can't convert #{value.nil? ? 'nil' : value.class} into BigDecimal"
    end
  rescue ArgumentError, TypeError
    raise if exception
    nil
  end

  def self.strict(text)
    return special(SPECIAL[text.strip]) if SPECIAL.key?(text.strip)
    found = NUMBER.match(text)
    raise ArgumentError, "invalid value for BigDecimal(): #{text.inspect}" if !found[2] && !found[3] || found.post_match.strip != ''
    read(text)
  end

  def self.read(text)
    return special(SPECIAL[text.strip]) if SPECIAL.key?(text.strip)
    found = NUMBER.match(text)
    part = found[3].to_s.delete('_')
    digits = (found[2].to_s.delete('_') + part).to_i
    raise FloatDomainError, 'exponent overflow' if found[4].to_i.abs > 10_000
    made(found[1] == '-' ? -digits : digits, found[4].to_i - part.length)
  end

  def self.made(digits, power, special = nil)
    number = allocate
    number.send(:set, digits, power, special)
    number
  end
  def self.special(kind) = made(0, 0, kind)
  def self.mode(*) = 3
  def self.limit(*) = 0

  attr_reader :digits, :power, :special

  def set(digits, power, special)
    if digits == 0
      power = 0
    else
      written = digits.to_s
      zeros = written.length - written.sub(/0+\z/, '').length
      digits /= 10**zeros
      power += zeros
    end
    @digits, @power, @special = digits, power, special
  end
  private :set

  def nan? = @special == :nan
  def infinite? = @special == :infinity ? 1 : @special == :minus ? -1 : nil
  def finite? = @special.nil?
  def zero? = finite? && @digits == 0
  def nonzero? = zero? ? nil : self
  def positive? = @special == :infinity || @digits > 0
  def negative? = @special == :minus || @digits < 0
  def sign = nan? ? 0 : zero? ? 1 : @special ? infinite? * 3 : @digits <=> 0
  def exponent = zero? || @special ? 0 : @digits.abs.to_s.length + @power
  def precision = zero? || @special ? 0 : [exponent, @digits.abs.to_s.length].max
  def scale = @special || @power >= 0 ? 0 : -@power
  def n_significant_digits = zero? || @special ? 0 : @digits.abs.to_s.length
  def integer? = false

  def scaled(power) = @digits * 10**(@power - power)
  def finite!
    raise FloatDomainError, "Computation results in 'NaN' (Not a Number)" if nan?
    raise FloatDomainError, "Computation results in '#{self}'" if @special
  end

  def decimal(other)
    case other
    when BigDecimal then other
    when Integer then BigDecimal.made(other, 0)
    when Float then BigDecimal.of(other, exception: :float)
    when Rational then BigDecimal.of(other, [n_significant_digits, 18].max)
    else raise TypeError, "#{other.nil? ? 'nil' : other.class} can't be coerced into BigDecimal"
    end
  end
  private :decimal

  def +(other)
    other = decimal(other)
    return (special && other.special && special != other.special) || nan? || other.nan? ? BigDecimal.special(:nan) : special ? self : other if special || other.special
    low = [@power, other.power].min
    BigDecimal.made(scaled(low) + other.scaled(low), low)
  end
  def -(other) = self + -decimal(other)
  def *(other)
    other = decimal(other)
    if special || other.special
      return BigDecimal.special(:nan) if nan? || other.nan? || zero? || other.zero?
      return BigDecimal.special((sign < 0) == (other.sign < 0) ? :infinity : :minus)
    end
    BigDecimal.made(@digits * other.digits, @power + other.power)
  end
  def /(other)
    other = decimal(other)
    return BigDecimal.special(:nan) if nan? || other.nan? || (special && other.special)
    return BigDecimal.special((sign < 0) == (other.sign < 0) ? :infinity : :minus) if special
    return BigDecimal.made(0, 0) if other.special
    raise ZeroDivisionError, 'divided by 0' if other.zero?
    wanted = [2 * [n_significant_digits, other.n_significant_digits].max, 32].max
    divided(other, (wanted + 8) / 9 * 9)
  end
  alias quo /

  def divided(other, wanted)
    shift = [wanted + other.n_significant_digits - n_significant_digits + 1, 0].max
    quotient = (@digits.abs * 10**shift) / other.digits.abs
    cut = quotient.to_s.length - wanted
    half = 0
    if cut > 0
      quotient, rest = quotient.divmod(10**cut)
      half = rest * 2 >= 10**cut ? 1 : 0
    end
    quotient += half
    BigDecimal.made((@digits < 0) == (other.digits < 0) ? quotient : -quotient, @power - other.power - shift + [cut, 0].max)
  end
  protected :divided

  def div(other, digits = nil)
    return digits == 0 ? self / other : divided(decimal(other), digits) if digits
    finite!
    (self.to_r / decimal(other).to_r).floor
  end
  def %(other) = self - decimal(other) * BigDecimal.made((to_r / decimal(other).to_r).floor, 0)
  alias modulo %
  def remainder(other) = self - decimal(other) * BigDecimal.made((to_r / decimal(other).to_r).to_i, 0)
  def divmod(other) = [BigDecimal.made((to_r / decimal(other).to_r).floor, 0), self % other]
  def **(count)
    return BigDecimal.of(to_f**count, exception: :float) unless count.is_a?(Integer)
    count < 0 ? BigDecimal.made(1, 0) / self**-count : BigDecimal.made(@digits**count, @power * count)
  end
  alias power_of **
  def sqrt(digits = 16)
    raise FloatDomainError, 'sqrt of negative value' if @digits < 0
    wanted = [digits, 16].max + 2
    low = @power - 2 * wanted
    low -= 1 if low.odd?
    BigDecimal.made(Integer.sqrt(scaled(low)), low / 2)
  end
  def -@
    return BigDecimal.special({ nan: :nan, infinity: :minus, minus: :infinity }[@special]) if @special
    BigDecimal.made(-@digits, @power)
  end
  def +@ = self
  def abs = negative? ? -self : self

  def <=>(other)
    return nil unless other.is_a?(Numeric)
    other = decimal(other)
    return nil if nan? || other.nan?
    return (infinite? || 0) <=> (other.infinite? || 0) if special || other.special
    low = [@power, other.power].min
    scaled(low) <=> other.scaled(low)
  end
  def ==(other) = (self <=> other) == 0
  alias eql? ==
  alias === ==
  def hash = [@digits, @power, @special].hash
  def coerce(other) = [decimal(other), self]

  def places(digits)
    finite!
    return self if digits && -@power <= digits
    at = digits || 0
    rest = 10**(-@power - at)
    return BigDecimal.made(@digits, @power) if -@power <= at
    BigDecimal.made(yield(@digits, rest), -at)
  end
  private :places
  def whole(digits, value) = digits.nil? ? value.to_i : value

  def floor(digits = nil) = whole(digits, places(digits) { |top, by| top / by })
  def ceil(digits = nil) = whole(digits, places(digits) { |top, by| -(-top / by) })
  def truncate(digits = nil) = whole(digits, places(digits) { |top, by| top < 0 ? -(-top / by) : top / by })
  def fix = BigDecimal.made(to_i, 0)
  def frac = self - fix
  def round(digits = nil, mode = :half_up, half: nil)
    mode = half ? :"half_#{half}" : mode
    rounded = places(digits) do |top, by|
      whole, rest = top.abs.divmod(by)
      sign = top < 0 ? -1 : 1
      middle = rest * 2 <=> by
      up = case mode
           when :up, ROUND_UP then rest > 0
           when :down, :truncate, ROUND_DOWN then false
           when :half_down, ROUND_HALF_DOWN then middle > 0
           when :half_even, :banker, ROUND_HALF_EVEN then middle > 0 || (middle == 0 && whole.odd?)
           when :ceiling, :ceil, ROUND_CEILING then rest > 0 && sign > 0
           when :floor, ROUND_FLOOR then rest > 0 && sign < 0
           else middle >= 0
           end
      (up ? whole + 1 : whole) * sign
    end
    whole(digits, rounded)
  end

  def to_i
    finite!
    return @digits * 10**@power if @power >= 0
    @digits < 0 ? -(-@digits / 10**-@power) : @digits / 10**-@power
  end
  alias to_int to_i
  def to_r
    finite!
    @power < 0 ? Rational.reduced(@digits, 10**-@power) : Rational.reduced(@digits * 10**@power, 1)
  end
  def to_f = @special ? { nan: Float::NAN, infinity: Float::INFINITY, minus: -Float::INFINITY }[@special] : "#{@digits}e#{@power}".to_f
  def to_d = self

  def to_s(format = nil)
    return { nan: 'NaN', infinity: 'Infinity', minus: '-Infinity' }[@special] if @special
    format = format.to_s
    front = @digits < 0 ? '-' : format.start_with?('+', ' ') ? format[0] : ''
    group = format[/\d+/].to_i
    return front + '0.0' if @digits == 0
    return front + plain(group) if format.upcase.include?('F')
    front + "0.#{grouped(@digits.abs.to_s, group)}e#{exponent}"
  end
  def inspect = to_s

  def grouped(text, size) = size > 0 ? text.scan(/.{1,#{size}}/).join(' ') : text
  def plain(size)
    written = @digits.abs.to_s
    at = exponent
    before, after = at <= 0 ? ['0', '0' * -at + written] : [written[0, at].ljust(at, '0'), written[at..] || '']
    "#{grouped(before, size)}.#{after.empty? ? '0' : grouped(after, size)}"
  end
  private :grouped, :plain, :whole
  def to_digits = to_s('F')
  def to_json(*) = "\"#{self}\""
end
