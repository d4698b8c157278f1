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
