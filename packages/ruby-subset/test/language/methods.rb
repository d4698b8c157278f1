# Parameters: required, optional, rest, after it, keywords.
def all(a, b = a + 1, *rest, last, key:, other: key.to_s, **more)
  [a, b, rest, last, key, other, more]
end
all(1, 2, key: 3) # => [1, 2, [], 2, 3, "3", {}]
all(1, 2, 3, 4, 5, key: :k, z: 0) # => [1, 2, [3, 4], 5, :k, "k", {:z=>0}]
all(*[1, 9], **{ key: 1, other: 2 }) # => [1, 2, [], 9, 1, 2, {}]
all(1, 2) # => ArgumentError: missing keyword: :key
def positional(a, b = 2) = [a, b]
positional(1) # => [1, 2]
positional # => ArgumentError: wrong number of arguments (given 0, expected 1..2)
positional(1, 2, 3) # => ArgumentError: wrong number of arguments (given 3, expected 1..2)
def keywords(key: 1) = key
keywords(typo: 2) # => ArgumentError: unknown keyword: :typo

# Assignment takes lists apart.
a, (b, *c), d = 1, [2, 3, 4], 5
[a, b, c, d] # => [1, 2, [3, 4], 5]
first, *middle, last = *1..5
[first, middle, last] # => [1, [2, 3, 4], 5]
a, b = b, a
[a, b] # => [2, 1]
none ||= "given"
none ||= "late"
none # => "given"
list = [1]
list[0] += 4
list # => [5]

# The value of a method is its last expression; of `def`, its name.
def early(flag)
  return 1, 2 if flag
  :late
end
early(true) # => [1, 2]
early(false) # => :late
def named; end # => :named
method(:positional).arity # => -2
send(:positional, 7) # => [7, 2]
respond_to?(:positional, true) # => true

# `super` alone passes on what the parameters have become.
class Parent
  def told(*all, **more, &block) = [all, more, block&.call]
end
class Heir < Parent
  def told(a, b = a + 1, *c, d: 4, **e)
    a += 10
    [1].map { super }.first
  end
end
Heir.new.told(1) # => [[11, 2], {:d=>4}, nil]
Heir.new.told(1, 2, 3, d: 5, e: 6) { :block } # => [[11, 2, 3], {:e=>6, :d=>5}, :block]

# `lambda` makes its own block strict, not one that is passed to it.
strict = lambda { |a, b| return [a, b] }
strict.lambda? # => true
strict.call(1, 2) # => [1, 2]
strict.call([1, 2]) # => ArgumentError: wrong number of arguments (given 1, expected 2)
def needing(a, b = 1, *c, d:, e: 2) = d
needing # => ArgumentError: wrong number of arguments (given 0, expected 1+; required keyword: d)
needing(1) # => ArgumentError: missing keyword: :d
