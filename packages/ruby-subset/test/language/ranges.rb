# Ranges of numbers, strings and objects.
require 'date'

# A range of strings includes those that it goes through, and covers those between its ends.
("a".."z").include?("bb") # => false
("a".."z").cover?("bb") # => true
("a".."z") === "bb" # => true
("1".."10").include?("5") # => true
("1".."10").cover?("5") # => false
("a".."zz").member?("bb") # => true
("a".."z").include?(1) # => false
(:a..:c).include?(:bb) # => false
(:a..:c).cover?(:bb) # => true
(1..3).include?(2.5) # => true
(1..3).include?("2") # => false
(1..nil).include?(5) # => true
(nil..nil).cover?(1) # => true

# Only what has an order has a range.
("a"..1) # => ArgumentError: bad value for range
(:a.."b") # => ArgumentError: bad value for range
(true..false) # => ArgumentError: bad value for range
(true..true) # => true..true
(Object.new..Object.new) # => ArgumentError: bad value for range
Range.new(1, 2, true) # => 1...2
Range.new("a", "c").to_a # => ["a", "b", "c"]
Range.new("a", 1) # => ArgumentError: bad value for range
Range.new(1) # => ArgumentError: wrong number of arguments (given 1, expected 2..3)

# Only ranges of numbers have a size.
[(1..4).size, (1...4).size, (4..1).size, (1..3.5).size, (1..nil).size] # => [4, 3, 0, 3, Infinity]
[("a".."c").size, (:a..:c).size, ("a"..nil).size] # => [nil, nil, nil]
("a".."c").count # => 3

class Level
  include Comparable
  attr_reader :number
  def initialize(number) = @number = number
  def <=>(other) = other.is_a?(Level) ? number <=> other.number : nil
  def succ = Level.new(number + 1)
  def to_s = "level #{number}"
  def inspect = "L#{number}"
end
low, high = Level.new(1), Level.new(3)
low..high # => L1..L3
[low..high, { low => low...high }] # => [L1..L3, {L1=>L1...L3}]
"#{low...high}" # => "level 1...level 3"
(low..high).to_s # => "level 1..level 3"
(low..high).to_a # => [L1, L2, L3]
(low..high).include?(Level.new(2)) # => true
[(low..high).cover?(high), (low...high).cover?(high)] # => [true, false]
(low..high) === Level.new(2) # => true
case Level.new(2) when low..high then :inside end # => :inside
(low..high).cover?(low..Level.new(2)) # => true
(low..high).cover?(4) # => false
(low..nil).include?(high) # => true
(low..high).size # => nil
(low..high).minmax # => [L1, L3]
low..3 # => ArgumentError: bad value for range
low.clamp(Level.new(2)..high) # => L2

# A range without an end is gone through as far as it is asked for.
(low..nil).first(2) # => [L1, L2]
(low..nil).each { |each| break each if each.number > 3 } # => L4
("a"..nil).first(3) # => ["a", "b", "c"]
("y"..nil).take_while { |each| each != "ab" } # => ["y", "z", "aa"]
("a"..nil).lazy.map(&:upcase).first(2) # => ["A", "B"]
(1..nil).step(2).first(2) # => [1, 3]
("a"..nil).to_a # => RangeError: cannot convert endless range to an array
(1..nil).last(2) # => RangeError: cannot get the last element of endless range

# Dates.
day = Date.new(2020, 1, 30)
(day..day + 3).map(&:day) # => [30, 31, 1, 2]
[(day..day + 3).include?(day + 1), (day..day + 3).cover?(day + 9), (day..day + 3) === day + 3] # => [true, false, true]
(day..day + 1).to_s # => "2020-01-30..2020-01-31"
(day..nil).first(2).map(&:to_s) # => ["2020-01-30", "2020-01-31"]
[day.step(day + 4, 2).map(&:day), day.upto(day + 2).to_a.length, day.downto(day - 2).map(&:day)] # => [[30, 1, 3], 3, [30, 29, 28]]
(Time.at(0)..Time.at(5)) === Time.at(3) # => true
(Time.at(0)..Time.at(5)).to_a # => TypeError: can't iterate from Time
