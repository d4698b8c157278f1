# What methods of Ruby's own classes make of arguments that are rarely given.

# Nil is a value as any other.
{ "a" => 1 }.fetch("b", nil) # => nil
[1].fetch(5, nil) # => nil
{ "a" => nil }.fetch_values("a") # => [nil]
{ "a" => 1 }.fetch_values("b") # => KeyError: key not found: "b"
[3, 1, 2].max(nil) # => 3
[3, 1, 2].min_by(nil) { |each| -each } # => 3

# A block instead of a value, or besides it.
[1, 2].delete(3) { |each| each * 2 } # => 6
[1, 2, 3].fill(1) { |at| at * 10 } # => [1, 10, 20]
[1, 2, 3].fill(1, 1) { |at| at * 10 } # => [1, 10, 3]
[1, 2, 3].fill(0, 1) # => [1, 0, 0]
[1, 2, 3].fill(0, 1, 1) # => [1, 0, 3]
[1, 2, 3].fill(9, -1) # => [1, 2, 9]
[1, 2, 3].fill(9, 1..1) # => [1, 9, 3]
[1].fill(0, 2, 2) # => [1, nil, 0, 0]
[1, 2].find(-> { :none }) { |each| each > 2 } # => :none
/b/.match("abc") { |match| match[0] * 2 } # => "bb"
/x/.match("abc") { |match| match[0] * 2 } # => nil

# The largest ones come in the reverse order of the smallest.
%w[aa b cc d].max_by(4, &:length) # => ["cc", "aa", "d", "b"]
%w[aa b cc d].min_by(4, &:length) # => ["b", "d", "aa", "cc"]
[nil, 1, nil].intersection # => [nil, 1, nil]
%w[a b a].tally({ "a" => 1 }) # => {"a"=>3, "b"=>1}

# Digits and divisors of all kinds of numbers.
[0.15.round(1.9), 0.19.floor(1.0), 12.round(-1.5), 1.5.ceil(nil.to_i)] # => [0.2, 0.1, 10, 2]
1.5.round("1") # => TypeError: no implicit conversion of String into Integer
-7.floor(true) # => TypeError: no implicit conversion of true into Integer
3.7.truncate(1..2) # => TypeError: no implicit conversion of Range into Integer
[1e20.remainder(3), -7.5.remainder(2), 7.remainder(-3), -7.remainder(2.5)] # => [1.0, -1.5, 1, -2.0]
0.1.remainder(-2.25) # => 0.10000000000000009
[(-1)**(2**70), 0**(2**70), 1**(2**70), (-1)**-3, 1**-1] # => [1, 0, 1, -1, 1]
[2**-1, 2.pow(-1), 2.pow(10, 1000)] # => [(1/2), (1/2), 24]
[1, 2, 3].values_at(0, 1..4, -1, 5..6, -2..) # => [1, 2, 3, nil, nil, 3, nil, nil, 2, 3]
[1, 2, 3].values_at(-5..1) # => RangeError: -5..1 out of range

# A range is in no other range of numbers.
[(1..5) === (2..3), (1..5).include?(2..3), (1..5).cover?(2..3), (1..5).cover?(3..1)] # => [false, false, true, false]
(1..nil).count # => Infinity
(nil..3).max # => 3
(nil..3).min # => RangeError: cannot get the minimum of beginless range
(1..nil).max # => RangeError: cannot get the maximum of endless range

"abc".getbyte(-4) # => nil
[7.chr, 200.chr.encoding, 233.chr("UTF-8")] # => ["\a", #<Encoding:ASCII-8BIT>, "é"]
[" \t\0x\v ".strip, "\u00a0x\u2003".strip.length] # => ["x", 3]

# Without a block there is an enumerator.
%w[a b].index.with_index { |each, at| at == 1 } # => 1
%w[a b].rindex.each { |each| each == "a" } # => 0
{ "a" => 1 }.transform_keys.with_index { |key, at| "#{key}#{at}" } # => {"a0"=>1}
[1, 2, 4].chunk.with_index { |each, at| each.even? }.to_a # => [[false, [1]], [true, [2, 4]]]
"a1b2".gsub(/\d/).to_a # => ["1", "2"]
"a1b2".gsub(/\d/).with_index { |digit, at| "<#{at}>" } # => "a<0>b<1>"
5.then.map { |each| each + 1 } # => [6]
