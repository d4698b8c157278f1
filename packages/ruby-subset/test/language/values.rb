# Numbers
7 / -2 # => -4
7 % -3 # => -2
-7.divmod(2) # => [-4, 1]
2**100 # => 1267650600228229401496703205376
0.1 + 0.2 # => 0.30000000000000004
10.0.to_s # => "10.0"
1e16.to_s # => "1.0e+16"
2.5.round + 3.5.round + -2.5.round # => 4
1234.digits # => [4, 3, 2, 1]
"%05.2f|%-5s|%+d|%x" % [3.14159, "ab", 5, 255] # => "03.14|ab   |+5|ff"
"%<a>d %{b}" % { a: 1, b: 2 } # => "1 2"
"%{missing}" % { a: 1 } # => KeyError: key{missing} not found
1_000.to_s.rjust(6, "0") # => "001000"
255.to_s(2).to_i(2) # => 255

# Strings
"tab\tquote\" \u00e9 \e".inspect # => "\"tab\\tquote\\\" é \\e\""
'single #{no} \n' # => "single \#{no} \\n"
"grüße".upcase # => "GRÜSSE"
"hello world".tr('a-y', 'b-z') # => "ifmmp xpsme"
"Az".succ + "zz".succ + "a9".succ # => "Baaaab0"
"a-b_c d".split(/[-_ ]/).map(&:capitalize).join # => "ABCD"
"line\nother\n".lines # => ["line\n", "other\n"]
"abcdef"[1..-2] + "abcdef"[-2, 5] # => "bcdeef"
"ab" <=> "abc" # => -1
"x" * 3 + "y".center(5, "*") # => "xxx**y**"
text = +"ab"
text[1] = "xyz"
text.insert(0, ">") # => ">axyz"
<<~TEXT # => "one\n  two\n"
  one
    two
TEXT
:"odd name".inspect # => ":\"odd name\""
"%s and %p" % ["a", "a"] # => "a and \"a\""

# Arrays
[3, 1, 2].sort { |a, b| b <=> a } # => [3, 2, 1]
[1, 2, 3, 4].each_slice(3).to_a # => [[1, 2, 3], [4]]
[1, 2, 3, 4].partition(&:even?) # => [[2, 4], [1, 3]]
[1, [2, [3, [4]]]].flatten(1) # => [1, 2, [3, [4]]]
(1..10).each_with_object([]) { |n, list| list << n if n % 4 == 0 } # => [4, 8]
%w[a b c].zip(1..3).to_h # => {"a"=>1, "b"=>2, "c"=>3}
[1, 2, 2, 3].tally # => {1=>1, 2=>2, 3=>1}
[4, 5].each_with_index.to_a # => [[4, 0], [5, 1]]
(1..Float::INFINITY).lazy.map { |n| n * n }.select(&:even?).first(3) # => [4, 16, 36]
[1, 2, 3].inject { |sum, n| sum * n } # => 6
[1, 2, 3].inject(5, "+") # => 11
begin; [1, 2].inject(5, nil); rescue TypeError => e; e.message; end # => "nil is not a symbol nor a string"
list = [1, 2, 3, 4, 5]
list[1..2] = [:x]
list # => [1, :x, 4, 5]
list.values_at(0, -1, 9) # => [1, 5, nil]
[[1, :b], [1, :a]].min # => [1, :a]
[0.0, -0.0, nil, true].inspect # => "[0.0, -0.0, nil, true]"

# Hashes keep the order of their first insertion.
hash = { b: 1, "a" => 2, nil => 3 }
hash[:b] = 4
hash # => {:b=>4, "a"=>2, nil=>3}
hash.delete("a") # => 2
hash.to_a # => [[:b, 4], [nil, 3]]
counts = Hash.new { |all, key| all[key] = key.to_s * 2 }
counts[:z] # => "zz"
counts # => {:z=>"zz"}
{ a: 1, b: 2 }.filter_map { |key, value| key if value > 1 } # => [:b]
{ a: { b: [10, 20] } }.dig(:a, :b, -1) # => 20
{ a: 1 }.merge({ a: 2, b: 3 }) { |_, old, new| old + new } # => {:a=>3, :b=>3}
{ 1 => :int }[1.0] # => nil
{ b: 1, a: 2 }.min_by { |_, value| value } # => [:b, 1]
{ a: 1, b: 2 }.sum { |_, value| value } # => 3

# What is frozen can't be changed.
frozen = "abc".freeze
[frozen.frozen?, frozen.dup.frozen?, frozen.clone.frozen?, :a.frozen?, [1].frozen?] # => [true, false, true, true, false]
frozen << "d" # => FrozenError: can't modify frozen String: "abc"
frozen.upcase! # => FrozenError: can't modify frozen String: "abc"
[1].freeze << 2 # => FrozenError: can't modify frozen Array: [1]
{ a: 1 }.freeze[:b] = 2 # => FrozenError: can't modify frozen Hash: {:a=>1}
frozen.upcase # => "ABC"
"abc".ljust(10, "") # => ArgumentError: zero width padding
"abc".sub("a") # => ArgumentError: wrong number of arguments (given 1, expected 2)
"hello".insert(10, "X") # => IndexError: index 10 out of string
"abc" * -1 # => ArgumentError: negative argument
[nil, 1].max # => ArgumentError: comparison of NilClass with 1 failed
[1, 2].each_slice(0) # => ArgumentError: invalid slice size
Missing::Inside # => NameError: uninitialized constant Missing
Point3 = Struct.new(:x, :y)
[Point3.new(1, 2).eql?(Point3.new(1, 2)), Point3.new(1) == Point3.new(2)] # => [true, false]
Point3.new(1, 2)[3] # => IndexError: offset 3 too large for struct(size:2)
[1, [], [2, [[]]]].join(":") # => "1::2:"
"a".gsub(nil, "b") # => TypeError: wrong argument type nil (expected Regexp)

# Codes of messages with a key, computed at once and incrementally.
require "openssl"
code = OpenSSL::HMAC.new("key", OpenSSL::Digest.new("SHA256"))
code << "one"
code.update("two")
code.hexdigest == OpenSSL::HMAC.hexdigest("SHA256", "key", "onetwo") # => true
code.to_s == code.hexdigest # => true
code.digest.bytesize # => 32
code.reset.hexdigest == OpenSSL::HMAC.hexdigest("SHA256", "key", "") # => true
OpenSSL::HMAC.new("key", "MD5").base64digest # => "Y1MEaKBOOGRZhV2gBjtllg=="

# The next string, character by character
"\u{d7ff}".succ.ord # => 57344
"-\u{10ffff}".succ.codepoints # => [46, 65536]
"\u{10ffff}".succ.codepoints # => [1, 65536]
"é".succ # => "ê"
"é9".succ # => "ê0"
"zé".succ # => "zê"
"1.9".succ # => "2.0"
"a-9".succ # => "a-10"
"-9".succ # => "-10"
"9-".succ # => "10-"
"1.9.9".succ # => "2.0.0"
"Az-z".succ # => "Ba-a"
"9é9".succ # => "9ê0"
("a".."é").to_a.size # => 702
("-".."é").to_a.size # => 103
("é".."é").to_a.size # => 1
("é".."z").to_a.size # => 0
("a9".."b2").to_a # => ["a9", "b0", "b1", "b2"]
("z".."é").to_a.first(3) # => ["z", "aa", "ab"]
"\u{7f}".succ.codepoints # => [1, 0]
"\u{7ff}".succ.codepoints # => [1, 128]
"\u{10ffff}\u{10ffff}".succ.codepoints # => [1, 65536, 65536]
"<<koala>>".succ # => "<<koalb>>"
"***".succ # => "**+"
"1999zzz".succ # => "2000aaa"
"ZZZ9999".succ # => "AAAA0000"
"zZ9".succ # => "aaA0"
"ß9".succ # => "à0"
"Ω".succ # => "Ϊ"
"Ρ".succ # => "Σ"
"ω".succ # => "ϊ"
"٩".succ # => "١٠"
"९9".succ # => "१०0"
"z--9".succ # => "z--10"
"9--z".succ # => "9--aa"
"9-a9".succ # => "9-b0"
"--".succ # => "-."
"鿿".succ # => "ꀀ"
"日本z".succ # => "日札a"
"ª".succ # => "«"
"µ".succ # => "¶"
("--".."-9").to_a.size # => 13
("08".."11").to_a # => ["08", "09", "10", "11"]
("é".."ê").to_a # => ["é", "ê"]
("y".."ab").to_a # => []

# Corners of lists, ranges and numbers
require 'set'
[true].insert(3, 1) # => [true, nil, nil, 1]
[1, 2].insert(-4, 1) # => IndexError: index -4 too small for array; minimum: -3
[1].delete_at(-3) # => nil
[1, 2, 1].rindex { |each| each == 1 } # => 2
[:a, 1].product { |each| each } # => [:a, 1]
[1, 2].sort_by!.class # => Enumerator
{ a: 1 }.fetch_values(:a, :b) { |key| key.to_s } # => [1, "b"]
{ a: 1 }.to_set { |key, value| [value, key] } # => #<Set: {[1, :a]}>
[(1..), (..2), (nil..nil), (1...)] # => [1.., ..2, nil..nil, 1...]
(1..3) === (0..-1) # => false
(0..).bsearch { |each| each >= 100 } # => 100
-0.0 % 1e20 # => -0.0
5.5 % -2 # => -0.5
1.0 < Float::NAN # => false
255.digits(16) # => [15, 15]
-1.digits # => Math::DomainError: out of domain
[1.0.next_float, 0.1.numerator, 2.5.denominator, 3.rect] # => [1.0000000000000002, 3602879701896397, 2, [3, 0]]
nil ^ 1 # => true
(Set[1] <=> Set[1, 2]) # => -1

# Corners of strings and patterns
"a" =~ 1 # => nil
"a".casecmp(1) # => nil
"aabb".tr_s("ab", "x") # => "x"
"a\u00e9\n".dump.undump # => "aé\n"
text = +"abc"
text.setbyte(1, 120)
text # => "axc"
/(?<a>.)(?<b>.)(?<a>.)/.named_captures # => {"a"=>[1, 3], "b"=>[2]}
"ab".match(/a/) == "ab".match(/a/) # => true
Regexp.union # => /(?!)/
Marshal.dump(Hash.new { 1 }) # => TypeError: can't dump hash with default proc
