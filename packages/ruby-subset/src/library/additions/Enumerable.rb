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
