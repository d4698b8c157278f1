class Range
  def %(width) = step(width)
  def compact = to_a.compact
  def bsearch
    low, high = self.begin, self.end
    raise TypeError, "can't do binary search for #{(low || high).class}" unless (low || high).is_a?(Integer)
    found = nil
    high = high.nil? ? __beyond(low) { |at| yield(at) } : exclude_end? ? high - 1 : high
    while low <= high
      middle = (low + high) / 2
      answer = yield(middle)
      return middle if answer == 0
      found = middle if answer == true
      answer == true || (answer.is_a?(Numeric) && answer < 0) ? high = middle - 1 : low = middle + 1
    end
    found
  end
  def __beyond(low)
    width = 1
    width *= 2 until yield(low + width) == true
    low + width
  end
  private :__beyond
end
