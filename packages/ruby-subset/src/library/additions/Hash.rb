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
