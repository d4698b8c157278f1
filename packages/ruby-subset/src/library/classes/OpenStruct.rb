class OpenStruct
  def initialize(values = nil)
    @table = {}
    values&.each_pair { |name, value| self[name] = value }
  end

  def [](name) = @table[name.to_sym]
  def []=(name, value)
    raise FrozenError, "can't modify frozen OpenStruct: #{inspect}" if frozen?
    @table[name.to_sym] = value
  end
  def to_h(&block) = block ? @table.to_h(&block) : @table.dup
  def each_pair(&block) = block ? (@table.each_pair(&block); self) : @table.each_pair
  def delete_field(name) = @table.delete(name.to_sym)
  def dig(name, *rest)
    value = self[name]
    rest.empty? || value.nil? ? value : value.dig(*rest)
  end

  def respond_to_missing?(name, all = false) = @table.key?(name.to_s.chomp('=').to_sym) || super
  def method_missing(name, *args)
    return self[name.to_s.chomp('=')] = args[0] if name.to_s.end_with?('=')
    args.empty? ? @table[name] : super
  end

  def initialize_copy(other) = @table = other.to_h
  def ==(other) = other.is_a?(OpenStruct) && to_h == other.to_h
  def eql?(other) = other.is_a?(OpenStruct) && to_h.eql?(other.to_h)
  def hash = to_h.hash
  def inspect = "#<#{self.class}#{@table.map { |name, value| " #{name}=#{value.inspect}" }.join(',')}>"
  alias to_s inspect
end
