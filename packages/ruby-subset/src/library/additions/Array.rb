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
