/** Methods of lists, hashes and sets that few programs call, in Ruby itself. */
export const collections = {
  Array: String.raw`
class Array
  def rassoc(value) = find { |pair| pair.is_a?(Array) && pair[1] == value }
  def deconstruct = self
  def shuffle!(**options) = replace(shuffle(**options))

  def permutation(count = length, &block)
    found = []
    return block ? self : found.each if count < 0 || count > length
    pick = lambda do |chosen|
      if chosen.length == count
        found << chosen.map { |at| self[at] }
      else
        length.times { |at| pick.call(chosen + [at]) unless chosen.include?(at) }
      end
    end
    pick.call([])
    return found.each unless block
    found.each(&block)
    self
  end

  def repeated_permutation(count, &block)
    found = count < 0 ? [] : [[]]
    count.times { found = found.flat_map { |each| map { |item| each + [item] } } }
    return found.each unless block
    found.each(&block)
    self
  end

  def repeated_combination(count, &block)
    found = count < 0 ? [] : [[]]
    count.times { found = found.flat_map { |each| ((each.last || 0)...length).map { |at| each + [at] } } }
    found = found.map { |each| each.map { |at| self[at] } }
    return found.each unless block
    found.each(&block)
    self
  end

  def bsearch(&block)
    at = bsearch_index(&block)
    at && self[at]
  end

  def bsearch_index
    low, high, found = 0, length, nil
    while low < high
      middle = (low + high) / 2
      answer = yield(self[middle])
      if answer == true
        found = high = middle
      elsif answer == false || answer.nil?
        low = middle + 1
      elsif answer == 0
        return middle
      elsif answer < 0
        high = middle
      else
        low = middle + 1
      end
    end
    found
  end
end
`,
  Hash: String.raw`
class Hash
  def <=(other) = all? { |key, value| other.key?(key) && other[key] == value }
  def <(other) = size < other.size && self <= other
  def >=(other) = other <= self
  def >(other) = other < self
  def assoc(key) = key?(key) ? [key, self[key]] : nil
  def rassoc(wanted) = find { |_, value| value == wanted }
  def rehash = self
  def to_proc = ->(key) { self[key] }
  def deconstruct_keys(_keys) = self
  def transform_keys!(*args, &block) = replace(transform_keys(*args, &block))
end
`,
  Set: String.raw`
class Set
  def <(other) = size < other.size && subset?(other)
  def >(other) = size > other.size && superset?(other)
  alias proper_subset? <
  alias proper_superset? >
  def ^(other)
    made = Set.new(other)
    each { |value| made.add(value) unless made.delete?(value) }
    made
  end
  def compact = to_a.compact
  def reset = self
  def intersect?(other) = other.any? { |each| include?(each) }
  def join(separator = nil) = to_a.join(separator)
  def delete?(value) = include?(value) ? delete(value) : nil
  def replace(other)
    clear
    merge(other)
  end
  def subtract(others)
    others.each { |each| delete(each) }
    self
  end
  def map!(&block) = replace(to_a.map(&block))
  alias collect! map!
  def keep_if(&block) = replace(to_a.select(&block))
  def delete_if(&block) = replace(to_a.reject(&block))
  def select!(&block)
    before = size
    keep_if(&block)
    size == before ? nil : self
  end
  alias filter! select!
  def reject!(&block)
    before = size
    delete_if(&block)
    size == before ? nil : self
  end
  def classify
    found = {}
    each { |item| (found[yield(item)] ||= Set.new) << item }
    found
  end
  def flatten = Set.new(to_a.flat_map { |each| each.is_a?(Set) ? each.flatten.to_a : [each] })
end
`,
  Struct: String.raw`
class Struct
  def each_pair(&block) = to_h.each_pair(&block)
  def size = to_a.size
  alias length size
  def select(&block) = to_a.select(&block)
  alias filter select
  def values_at(*places) = to_a.values_at(*places)
  def dig(key, *rest)
    value = self[key]
    rest.empty? || value.nil? ? value : value.dig(*rest)
  end
  def deconstruct_keys(_keys) = to_h
  def deconstruct = to_a
end
`,
  Enumerable: String.raw`
module Enumerable
  def minmax_by(&block) = block ? [min_by(&block), max_by(&block)] : to_enum(:minmax_by)
  def chunk_while(&block) = slice_when { |one, other| !block.call(one, other) }

  def slice_when
    found, before = [], nil
    to_a.each_with_index do |item, at|
      at > 0 && !yield(before, item) ? found.last << item : found << [item]
      before = item
    end
    found.each
  end

  def slice_before(*patterns, &block)
    found = []
    each { |item| found.empty? || (block ? block.call(item) : patterns[0] === item) ? found << [item] : found.last << item }
    found.each
  end

  def slice_after(*patterns, &block)
    found, ended = [], true
    each do |item|
      ended ? found << [item] : found.last << item
      ended = block ? block.call(item) : patterns[0] === item
    end
    found.each
  end

  def chunk
    return to_enum(:chunk) unless block_given?
    found = []
    each do |item|
      key = yield(item)
      next if key.nil? || key == :_separator
      found.empty? || found.last[0] != key || key == :_alone ? found << [key, [item]] : found.last[1] << item
    end
    found.each
  end

  def chain(*others) = (to_a + others.flat_map(&:to_a)).each
  def lazy = Enumerator::Lazy.new(self)
end
`,
} as const;
