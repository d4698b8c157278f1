# Blocks see and change the variables around them; their own parameters hide them.
total = 0
x = 1
[1, 2, 3].each { |x| total += x }
total # => 6
x # => 1
[[1, [2, 3]]].map { |a, (b, c)| a + b + c } # => [6]
[[1, 2], [3, 4]].each_with_index.map { |(a, b), at| [at, a * b] } # => [[0, 2], [1, 12]]
[1, 2, 3].each { |each| break each * 10 if each == 2 } # => 20
[1, 2, 3].map { |each| next 0 if each == 2; each } # => [1, 0, 3]
[3, 1, 2].sort_by { -_1 } # => [3, 2, 1]

# `return` leaves the method around a block, but only a lambda itself.
def first_even(list)
  list.each { |each| return each if each.even? }
  :none
end
def through_lambda
  answer = ->(value) { return value * 2 }
  answer.call(4) + 1
end
first_even([1, 4, 6]) # => 4
first_even([1]) # => :none
through_lambda # => 9

# A proc takes what it gets, a lambda counts.
proc { |a, b| [a, b] }.call(1) # => [1, nil]
proc { |a, b| [a, b] }.call([1, 2]) # => [1, 2]
lambda { |a, b| [a, b] }.call(1) # => ArgumentError: wrong number of arguments (given 1, expected 2)
->(a, b = 2, *c, d:, e: 5) {}.arity # => -3
->(a, b) { a + b }.curry[1][2] # => 3
(->(n) { n + 1 } >> ->(n) { n * 2 }).call(3) # => 8

# `yield`, and blocks that are passed on.
def twice
  [yield(1), yield(2)]
end
def passed_on(&block)
  twice(&block)
end
passed_on { |n| n + 10 } # => [11, 12]
twice # => LocalJumpError: no block given (yield)
%w[a b].map(&:upcase) # => ["A", "B"]
counter = 0
increase = -> { counter += 1 }
3.times { increase.() }
counter # => 3

# `return` in a block of a lambda or of a method that a block defines ends all of it.
first_odd = lambda { |list| list.each { |each| return each if each.odd? }; nil }
first_odd.call([2, 3, 4]) # => 3
first_odd.call([2]) # => nil
class Finder
  define_method(:first_odd) { |list| [list].each { |all| all.each { |each| return each if each.odd? } }; :none }
end
Finder.new.first_odd([2, 5]) # => 5
Finder.new.first_odd([2]) # => :none
