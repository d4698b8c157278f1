# What is the same: keys of hashes, elements of lists, what exceptions tell, what is frozen
require 'set'
require 'pathname'
require 'ostruct'
require 'bigdecimal'
require "ipaddr"
require "date"
require "uri"
require "rubygems"
class K
  attr_reader :a
  def initialize(a) = @a = a
  def eql?(o) = o.is_a?(K) && a == o.a
  def ==(o) = eql?(o)
  def hash = a.hash
  def set(x) = @a = x
  def inspect = "K#{a}"
end
h = { K.new(1) => 2 } # => {K1=>2}
h[K.new(1)] # => 2
h.key?(K.new(2)) # => false
[K.new(1), K.new(1), K.new(2)].uniq # => [K1, K2]
[K.new(1), K.new(2)] - [K.new(1)] # => [K2]
[K.new(1), K.new(2)] & [K.new(2)] # => [K2]
[K.new(1)] | [K.new(1), K.new(3)] # => [K1, K3]
[K.new(1)] == [K.new(1)] # => true
[[K.new(1)]] == [[K.new(1)]] # => true
{ a: K.new(1) } == { a: K.new(1) } # => true
[K.new(1)].include?(K.new(1)) # => true
[K.new(2), K.new(1)].index(K.new(1)) # => 1
[K.new(1), K.new(1)].tally # => {K1=>2}
[K.new(1), K.new(1)].group_by { |k| k } # => {K1=>[K1, K1]}
[K.new(1), K.new(1)].to_set.size # => 1
[K.new(1), K.new(2)].tap { |l| l.delete(K.new(1)) } # => [K2]
[[K.new(1)]].uniq { |k| k } # => [[K1]]
[[K.new(1)], [K.new(1)]].uniq # => [[K1]]
[K.new(1)].count(K.new(1)) # => 1
Set[K.new(1)].include?(K.new(1)) # => true
K.new(1).eql?(K.new(1)) # => true
P = Struct.new(:x, :y)
{ P.new(1, 2) => 3 }[P.new(1, 2)] # => 3
[P.new(1, 2), P.new(1, 2)].uniq.size # => 1
[P.new(1, 2)] == [P.new(1, 2)] # => true
begin; { a: 1 }.fetch(:b); rescue KeyError => e; [e.key, e.receiver]; end # => [:b, {:a=>1}]
begin; 1.nothing; rescue NameError => e; [e.name, e.receiver]; end # => [:nothing, 1]
begin; format("%{a}", b: 1); rescue KeyError => e; [e.key, e.receiver]; end # => [:a, {:b=>1}]
begin; [1].fetch(5); rescue IndexError => e; e.message; end # => "index 5 outside of array bounds: -1...1"
KeyError.new("x", receiver: {}, key: :a).key # => :a
(:a..:e).to_a # => [:a, :b, :c, :d, :e]
(:a..:e).include?(:c) # => true
Hash.new { |hash, key| hash[key] = key * 2 }.default_proc.class # => Proc
{}.default_proc # => nil
Hash.new(3).default_proc # => nil
d = {}
d.default_proc = ->(hash, key) { hash[key] = [key] }
d[:z] # => [:z]
d # => {:z=>[:z]}
Hash.new { |h2, k| k }.default(:q) # => :q
i = {}.compare_by_identity
s = +"a"
i[s] = 1
i["a".dup] # => nil
i[s] # => 1
i.compare_by_identity? # => true
f = K.new(1).freeze
f.frozen? # => true
f.set(2) # => FrozenError: can't modify frozen K: K1
f.instance_variable_set(:@a, 3) # => FrozenError: can't modify frozen K: K1
f.dup.set(2) # => 2
f.clone.set(2) # => FrozenError: can't modify frozen K: K1
f.clone(freeze: false).set(2) # => 2
f.dup.frozen? # => false
f.clone.frozen? # => true
P.new(1, 2).freeze.x = 3 # => FrozenError: can't modify frozen P: #<struct P x=1, y=2>
Array.new(1, 2, 3) # => ArgumentError: wrong number of arguments (given 3, expected 0..2)
Hash.new(1, 2) # => ArgumentError: wrong number of arguments (given 2, expected 0..1)
Object.new(1) # => ArgumentError: wrong number of arguments (given 1, expected 0)
Set.new(1, 2) # => ArgumentError: wrong number of arguments (given 2, expected 0..1)
Proc.new # => ArgumentError: tried to create Proc object without a block
StandardError.new(1, 2) # => ArgumentError: wrong number of arguments (given 2, expected 0..1)
K.new # => ArgumentError: wrong number of arguments (given 0, expected 1)
Integer.new # => NoMethodError: undefined method `new' for Integer:Class
Symbol.new # => NoMethodError: undefined method `new' for Symbol:Class
NilClass.new # => NoMethodError: undefined method `new' for NilClass:Class
P.new(1, 2, 3) # => ArgumentError: struct size differs
Comparable.new # => NoMethodError: undefined method `new' for Comparable:Module
Range.new(1) # => ArgumentError: wrong number of arguments (given 1, expected 2..3)
Exception.new.message # => "Exception"

[/a/, /a/, /a/i].uniq.size # => 2
[1..2, 1..2, 1...2].uniq.size # => 2
{ (1..2) => 3 }[1..2] # => 3
[Set[1, 2], Set[2, 1]].uniq.size # => 1
{ Set[1] => 2 }[Set[1]] # => 2
Set[Set[1]] == Set[Set[1]] # => true
Set[Set[1], 2].include?(Set[1]) # => true
Set[1, 2] == Set[2, 1] # => true
[Time.at(1), Time.at(1)].uniq.size # => 1
[Time.at(1)] == [Time.at(1)] # => true
[Date.new(2020, 1, 1), Date.new(2020, 1, 1)].uniq.size # => 1
[Date.new(2020, 1, 1)].include?(Date.new(2020, 1, 1)) # => true
[Date.new(2020, 1, 1)] - [Date.new(2020, 1, 1)] # => []
[Pathname.new("a"), Pathname.new("a")].uniq.size # => 1
[Pathname.new("a")] == [Pathname.new("a")] # => true
[OpenStruct.new(a: 1)] == [OpenStruct.new(a: 1)] # => true
[OpenStruct.new(a: 1), OpenStruct.new(a: 1)].uniq.size # => 1
[BigDecimal("1.0"), BigDecimal("1")].uniq.size # => 1
[BigDecimal("1.0")] == [BigDecimal("1")] # => true
[Rational(1, 2), Rational(1, 2)].uniq.size # => 1
[Rational(1, 2)] == [Rational(2, 4)] # => true
[Gem::Version.new("1.0"), Gem::Version.new("1.0")].uniq.size # => 1
[Gem::Version.new("1.0")] == [Gem::Version.new("1.0")] # => true
[Gem::Version.new("1.0"), Gem::Version.new("1")].uniq.size # => 2
[URI("http://a"), URI("http://a")].uniq.size # => 1
[URI("http://a")] == [URI("http://a")] # => true
[IPAddr.new("::1"), IPAddr.new("::1")].uniq.size # => 1
[IPAddr.new("::1")] - [IPAddr.new("::1")] # => []
class C; include Comparable; attr_reader :n; def initialize(n) = @n = n; def <=>(o) = n <=> o.n; end
[C.new(1)] == [C.new(1)] # => true
[C.new(1), C.new(1)].uniq.size # => 2
[C.new(1), C.new(3), C.new(2)].max.n # => 3
[C.new(1)].index(C.new(1)) # => 0
class H; def hash = 1; def eql?(o) = o.equal?(self); end
[H.new, H.new].uniq.size # => 2
class D; attr_accessor :p; def initialize = @p = [1]; def initialize_copy(o) = @p = o.p.dup; end
x = D.new
y = x.dup
y.p << 2
x.p # => [1]
1.eql?(1.0) # => false
[1].eql?([1.0]) # => false
[1] == [1.0] # => true
"a".eql?("a") # => true
:a.hash == :a.hash # => true
[1, "a"].hash == [1, "a"].hash # => true
{ a: 1 }.hash == { a: 1 }.hash # => true
Object.new.hash == Object.new.hash # => false
s = +"k"
h = { s => 1 }
s << "x"
h # => {"k"=>1}
h.keys[0].frozen? # => true
i = {}.compare_by_identity
i[1] = :a
i[1] # => :a
i[:a] = 2
i[:a] # => 2
i.dup.compare_by_identity? # => true
i["z"] = 1
i["z"] # => nil
i.size # => 3
URI::Generic.build(host: "a", scheme: "http").to_s # => "http://a"
KeyError.new.key # => ArgumentError: no key is available
NameError.new("m", :q).name # => :q
begin; x.foo; rescue NoMethodError => e; e.receiver.equal?(x); end # => true
begin; [].freeze << 1; rescue FrozenError => e; e.receiver; end # => []
StopIteration.new.result # => nil
(:a...:c).map(&:to_s) # => ["a", "b"]
(:a..:c).each_with_index.to_a # => [[:a, 0], [:b, 1], [:c, 2]]
(:a..:c) === :b # => true
(:a..:c).count # => 3
class Z < StandardError; def initialize(a, b) = super("#{a}#{b}"); end
begin; raise Z.new(1, 2); rescue => e; e.message; end # => "12"
Class.new(StandardError).new(1, 2) # => ArgumentError: wrong number of arguments (given 2, expected 0..1)
StandardError.new(a: 1).message # => "{:a=>1}"
W = Struct.new(:a) { def ==(o) = true }
[W.new(1)] == [W.new(2)] # => true
[W.new(1), W.new(1.0)].uniq.size # => 2
URI(URI("http://a/b")).to_s # => "http://a/b"
