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
