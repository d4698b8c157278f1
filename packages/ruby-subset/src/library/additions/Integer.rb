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
