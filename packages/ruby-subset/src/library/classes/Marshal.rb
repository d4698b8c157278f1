module Marshal
  # What was dumped: programs only load it again, for a deep copy.
  class Dumped
    def initialize(value) = @value = value
    def load = Marshal.copy(@value)
  end

  def self.dump(value) = Dumped.new(copy(value))
  def self.load(dumped) = dumped.load

  def self.copy(value)
    case value
    when Hash
      raise TypeError, "can't dump hash with default proc" if value.default_proc
      copied = Hash.new(value.default)
      value.each { |key, each| copied[copy(key)] = copy(each) }
      copied
    when Array then value.map { |each| copy(each) }
    when String then +value.dup
    when Proc, Method, Module then raise TypeError, "no _dump_data is defined for class #{value.class}"
    else
      copied = value.dup
      copied.instance_variables.each { |name| copied.instance_variable_set(name, copy(copied.instance_variable_get(name))) }
      copied
    end
  end
end
