module Comparable
  def between?(low, high) = (self <=> low) >= 0 && (self <=> high) <= 0
  def clamp(low, high = nil)
    if high.nil? && low.is_a?(Range)
      raise ArgumentError, 'cannot clamp with an exclusive range' if low.exclude_end? && low.end
      low, high = low.begin, low.end
    end
    raise ArgumentError, 'min argument must be smaller than max argument' if low && high && (low <=> high) > 0
    return low if low && (self <=> low) < 0
    high && (self <=> high) > 0 ? high : self
  end
end
