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
