e = Enumerator.new { |y| y << 1 << 2; y.yield 3; :done }
[e.next, e.peek, e.next, e.next] # => [1, 2, 2, 3]
e.next # => StopIteration: iteration reached an end
begin; e.next; rescue StopIteration => stopped; stopped.result; end # => :done
e.rewind.next # => 1
fib = Enumerator.new { |y| a, b = 0, 1; loop { y << a; a, b = b, a + b } }
[fib.take(5), fib.first, fib.next, fib.next, fib.next] # => [[0, 1, 1, 2, 3], 0, 0, 1, 1]
fib.lazy.select(&:even?).map { |x| x + 1 }.first(4) # => [1, 3, 9, 35]
fib.take_while { |x| x < 20 } # => [0, 1, 1, 2, 3, 5, 8, 13]
[fib.find { |x| x > 50 }, fib.include?(21), fib.any? { |x| x > 9 }, fib.find_index(13)] # => [55, true, true, 7]
fib.each_slice(2).first(2) # => [[0, 1], [1, 2]]
fib.each_with_index.first(2) # => [[0, 0], [1, 1]]
pairs = Enumerator.new { |y| 2.times { |i| y.yield i, i * 2 } }
[pairs.to_a, pairs.next, pairs.map { |a, b| a + b }] # => [[[0, 0], [1, 2]], [0, 0], [0, 3]]
[pairs.size, Enumerator.new(3) { |y| y << 1 }.size, [1, 2].each.size, loop.size] # => [nil, 3, 2, Infinity]
failing = Enumerator.new { |y| y << 1; raise 'boom' }
[failing.next, (failing.next rescue $!.message)] # => [1, "boom"]
out = []
result = loop { out << [4, 5].each.next; break :stopped }
[out, result] # => [[4], :stopped]
walk = [1].each
walk.next
loop { walk.next } # => [1]
a, b = [1, 2, 3].each, [4, 5].each
sums = []
loop { sums << a.next + b.next }
sums # => [5, 7]
Enumerator.produce(1) { |x| x * 2 }.take(5) # => [1, 2, 4, 8, 16]
Enumerator.produce(3) { |x| raise StopIteration if x == 0; x - 1 }.to_a # => [3, 2, 1, 0]
class Finished < StopIteration; end
loop { raise Finished } # => nil
[1, 2, 3].each_slice(2) # => #<Enumerator: [1, 2, 3]:each_slice(2)>
"ab".each_char.with_index(1) # => #<Enumerator: #<Enumerator: "ab":each_char>:with_index(1)>
[[1].each] # => [#<Enumerator: [1]:each>]
(1..3).lazy.map { |x| x } # => #<Enumerator::Lazy: #<Enumerator::Lazy: 1..3>:map>
(1..Float::INFINITY).lazy.map { |x| x * 2 }.reject { |x| x % 3 == 0 }.first(3) # => [2, 4, 8]
(1..Float::INFINITY).lazy.each_slice(2).map(&:sum).first(2) # => [3, 7]
(1..3).lazy.zip(4..6).to_a # => [[1, 4], [2, 5], [3, 6]]
(1..20).lazy.drop(3).drop_while { |x| x < 6 }.take(2).to_a # => [6, 7]
lazily = (1..3).lazy
[lazily.next, lazily.next, lazily.eager.class] # => [1, 2, Enumerator]
class Tree
  include Enumerable
  def initialize(*items)
    @items = items
  end

  def each(&block)
    return enum_for(:each) { @items.size } unless block
    @items.each(&block)
    self
  end
end
tree = Tree.new(3, 1, 2)
[tree.sort, tree.first, tree.first(2), tree.each.size, tree.each.next] # => [[1, 2, 3], 3, [3, 1], 3, 3]
[tree.zip(tree), tree.min_by { |x| -x }, tree.lazy.map { |x| x * 2 }.to_a] # => [[[3, 3], [1, 1], [2, 2]], 3, [6, 2, 4]]
[tree.each_with_index.to_a, tree.chunk_while { |x, y| x < y }.to_a] # => [[[3, 0], [1, 1], [2, 2]], [[3], [1, 2]]]
[1, 2, 3].cycle.lazy.map { |x| x + 1 }.first(4) # => [2, 3, 4, 2]
1.0.step(2.0, 0.5).to_a # => [1.0, 1.5, 2.0]
1.step(by: 2, to: 7).to_a # => [1, 3, 5, 7]
1.step(10, 4).to_a # => [1, 5, 9]
10.step(1, -3).to_a # => [10, 7, 4, 1]
1.step.first(2) # => [1, 2]
[1, 2, 3, 4, 5].shuffle(random: Random.new(42)) # => [2, 5, 3, 1, 4]
[1, 2, 3, 4, 5].sample(random: Random.new(42)) # => 4
(1..20).to_a.sample(4, random: Random.new(3)) # => [11, 4, 10, 1]
(1..20).to_a.sample(17, random: Random.new(3)).first(5) # => [11, 5, 1, 4, 10]
[1].sample(-1, random: Random.new(1)) # => ArgumentError: negative sample number
Random.new(42).rand(2**70) # => 715669899378304353116
Random.new(42).rand(1.0..2.0) # => 1.3745401144950984
Random.new(42).bytes(5).bytes # => [102, 220, 225, 95, 179]
srand(5)
[rand(10), rand(10), rand] # => [3, 6, 0.36373689710058943]
(1..20).to_a.sample(12, random: Random.new(3)).first(5) # => [11, 5, 1, 4, 10]
