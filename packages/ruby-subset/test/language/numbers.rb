require 'bigdecimal'
require 'bigdecimal/util'
Rational(3, 6) # => (1/2)
Rational("1/3") + Rational(1, 6) # => (1/2)
[Rational("0.75"), Rational(0.5), 3r, 1/3r] # => [(3/4), (1/2), (3/1), (1/3)]
[1 - Rational(1, 2), 2 * Rational(1, 2), 1.5 + Rational(1, 2)] # => [(1/2), (1/1), 2.0]
[Rational(7, 2).to_i, Rational(7, 2).round, Rational(-7, 2).round, Rational(7, 2).floor, Rational(7, 2).ceil] # => [3, 4, -4, 3, 4]
[Rational(1, 3).round(2), Rational(1, 3).to_f, "#{Rational(1, 3)}"] # => [(33/100), 0.3333333333333333, "1/3"]
[Rational(1, 2) == 0.5, Rational(1, 2) <=> 1, 0.5 == Rational(1, 2), 1 < Rational(3, 2)] # => [true, -1, true, true]
[Rational(1, 2), 0.25, 1].max # => 1
[Rational(1, 2), 0.25, 1].sort # => [0.25, (1/2), 1]
Rational(1, 0) # => ZeroDivisionError: divided by 0
Rational("abc") # => ArgumentError: invalid value for convert(): "abc"
[2 ** -2, 4.quo(6), 0.5.to_r, "0.5".to_r] # => [(1/4), (2/3), (1/2), (1/2)]
0.1.rationalize(Rational(1, 100)) # => (1/10)
1 + nil # => TypeError: nil can't be coerced into Integer
BigDecimal("1.1") + BigDecimal("2.2") # => 0.33e1
[BigDecimal("123.456").to_s('F'), BigDecimal("1e-20").to_s, BigDecimal("0").to_s] # => ["123.456", "0.1e-19", "0.0"]
[BigDecimal("1") / 3, BigDecimal("10.55").round(1), BigDecimal("2.5").round] # => [0.333333333333333333333333333333333333e0, 0.106e2, 3]
[BigDecimal("3.14159").truncate(2), BigDecimal("3.14159").floor, BigDecimal("-0.5").to_i] # => [0.314e1, 3, 0]
[BigDecimal("1.5") == 1.5, BigDecimal("1.5") > 1, 2 - BigDecimal("0.5")] # => [true, true, 0.15e1]
[BigDecimal("7") % 3, BigDecimal("7").divmod(2), BigDecimal("2") ** 10] # => [0.1e1, [0.3e1, 0.1e1], 0.1024e4]
BigDecimal("abc") # => ArgumentError: invalid value for BigDecimal(): "abc"
BigDecimal(nil) # => TypeError: can't convert nil into BigDecimal
[BigDecimal("NaN").nan?, BigDecimal("Infinity"), BigDecimal("1.5").to_r, "1.5".to_d, 1.5.to_d] # => [true, Infinity, (3/2), 0.15e1, 0.15e1]
[BigDecimal("1"), BigDecimal("0.5")].sum.to_s # => "0.15e1"
class Money
  include Comparable
  attr_reader :cents
  def initialize(cents) = @cents = cents
  def <=>(other) = cents <=> other.cents
  def coerce(other) = [Money.new(other), self]
  def +(other) = Money.new(cents + (other.is_a?(Money) ? other.cents : other))
  def to_s = "$#{cents}"
  def inspect = "#<$#{cents}>"
end
[Money.new(3), { Money.new(1) => [Money.new(2)] }] # => [#<$3>, {#<$1>=>[#<$2>]}]
[1 + Money.new(2), [Money.new(3), Money.new(1)].min, Money.new(2).between?(Money.new(1), Money.new(2))] # => [#<$3>, #<$1>, true]
"#{[Money.new(1)]} #{[Money.new(1), [Money.new(2)]].join('-')}" # => "[#<$1>] $1-$2"
Money.new(5).clamp(Money.new(1), Money.new(3)) # => #<$3>
1 < Money.new(2) # => true
class Named
  attr_reader :name
  def initialize(name) = @name = name
  def ==(other) = other.is_a?(Named) && name == other.name
end
[[Named.new(1)].include?(Named.new(1)), [Named.new(1)].include?(Named.new(2))] # => [true, false]

# Rounding
[-105.round(-1), 105.round(-1), -105.round(-1, half: :down), -115.round(-1, half: :even)] # => [-110, 110, -100, -120]
[-120.truncate(-2), -120.floor(-2), -120.ceil(-2)] # => [-100, -200, -100]
-4885.3.round(-1, half: :down) # => -4880
-5.7902.ceil(4) # => -5.7901
-5.7902.floor(4) # => -5.7902
"%.2f %.2f %.2f %.2f" % [2.675, 1.005, 777.085, 985.395] # => "2.68 1.00 777.08 985.40"
"%.3e" % -5.7475 # => "-5.748e+00"
"%.20f" % 2.675 # => "2.67499999999999982236"
