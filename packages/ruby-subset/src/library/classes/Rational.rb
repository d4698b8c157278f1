class Rational < Numeric
  include Comparable
  attr_reader :numerator, :denominator

  def self.of(one, other = 1, exception: true)
    raise TypeError, "can't convert nil into Rational" if one.nil? || other.nil?
    top = one.is_a?(String) ? read(one) : one.to_r
    bottom = other.is_a?(String) ? read(other) : other.to_r
    top / bottom
  rescue ArgumentError, TypeError
    raise if exception
    nil
  end

  def self.read(text)
    raise ArgumentError, "invalid value for convert(): #{text.inspect}" unless text.match?(%r{\A\s*[-+]?\d[\d_]*(\.\d+)?([eE][-+]?\d+)?(/\d+)?\s*\z})
    leading(text)
  end

  def self.leading(text)
    found = text.match(%r{\A\s*([-+]?)(\d[\d_]*)(?:\.(\d+))?(?:[eE]([-+]?\d+))?(?:/(\d+))?})
    return reduced(0, 1) unless found
    digits = found[3].to_s
    top = (found[2].delete('_') + digits).to_i * (found[1] == '-' ? -1 : 1)
    power = found[4].to_i - digits.length
    top, bottom = power < 0 ? [top, 10**-power] : [top * 10**power, 1]
    reduced(top, bottom * (found[5] || 1).to_i)
  end

  def self.reduced(top, bottom)
    raise ZeroDivisionError, 'divided by 0' if bottom == 0
    by = top.gcd(bottom) * (bottom < 0 ? -1 : 1)
    made = allocate
    made.send(:set, top / by, bottom / by)
    made
  end

  def set(top, bottom)
    @numerator, @denominator = top, bottom
  end
  private :set

  def arithmetic(name, other)
    case other
    when Integer then yield other, 1
    when Rational then yield other.numerator, other.denominator
    when Float then to_f.send(name, other)
    else
      raise TypeError, "#{other.nil? ? 'nil' : other.class} can't be coerced into Rational" unless other.respond_to?(:coerce)
      one, two = other.coerce(self)
      one.send(name, two)
    end
  end
  private :arithmetic

  def +(other) = arithmetic(:+, other) { |top, bottom| Rational.reduced(@numerator * bottom + top * @denominator, @denominator * bottom) }
  def -(other) = arithmetic(:-, other) { |top, bottom| Rational.reduced(@numerator * bottom - top * @denominator, @denominator * bottom) }
  def *(other) = arithmetic(:*, other) { |top, bottom| Rational.reduced(@numerator * top, @denominator * bottom) }
  def /(other) = arithmetic(:/, other) { |top, bottom| Rational.reduced(@numerator * bottom, @denominator * top) }
  alias quo /
  def fdiv(other) = to_f / other
  def %(other) = self - other * (self / other).floor
  alias modulo %
  def divmod(other) = [(self / other).floor, self % other]
  def **(power)
    return to_f**power unless power.is_a?(Integer)
    power < 0 ? Rational.reduced(@denominator**-power, @numerator**-power) : Rational.reduced(@numerator**power, @denominator**power)
  end
  alias pow **
  def -@ = Rational.reduced(-@numerator, @denominator)
  def +@ = self
  def abs = Rational.reduced(@numerator.abs, @denominator)
  alias magnitude abs
  def <=>(other)
    return to_f <=> other if other.is_a?(Float)
    return nil unless other.is_a?(Integer) || other.is_a?(Rational)
    @numerator * other.denominator <=> other.numerator * @denominator
  end
  def ==(other)
    return to_f == other if other.is_a?(Float)
    (other.is_a?(Integer) || other.is_a?(Rational)) && @numerator == other.numerator && @denominator == other.denominator
  end
  def eql?(other) = other.is_a?(Rational) && self == other
  def hash = [@numerator, @denominator].hash
  def coerce(other)
    return [other.to_r, self] if other.is_a?(Integer)
    return [other, to_f] if other.is_a?(Float)
    raise TypeError, "#{other.class} can't be coerced into Rational"
  end
  def zero? = @numerator == 0
  def positive? = @numerator > 0
  def negative? = @numerator < 0
  def nonzero? = zero? ? nil : self
  def integer? = false
  def finite? = true
  def infinite? = nil
  def to_i = @numerator < 0 ? -(-@numerator / @denominator) : @numerator / @denominator
  def to_f = @numerator.fdiv(@denominator)
  def to_r = self
  def rationalize(...) = self
  def to_s = "#{@numerator}/#{@denominator}"
  def inspect = "(#{self})"

  def places(digits)
    return yield(self) if digits == 0
    made = Rational.reduced(yield(self * 10**digits), 1) / 10**digits
    digits < 0 ? made.to_i : made
  end
  private :places

  def floor(digits = 0) = places(digits) { |value| value.numerator / value.denominator }
  def ceil(digits = 0) = places(digits) { |value| -(-value.numerator / value.denominator) }
  def truncate(digits = 0) = places(digits, &:to_i)
  def round(digits = 0, half: :up)
    places(digits) do |value|
      top, bottom = value.numerator.abs, value.denominator
      whole, rest = top.divmod(bottom)
      middle = rest * 2 <=> bottom
      up = middle > 0 || (middle == 0 && (half.nil? || half.to_sym == :up || (half.to_sym == :even && whole.odd?)))
      (up ? whole + 1 : whole) * (value.numerator < 0 ? -1 : 1)
    end
  end
end
