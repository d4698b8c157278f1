class KeyError
  def key = __fact(:key)
  def receiver = __fact(:receiver)
  private def __fact(name) = instance_variable_defined?("@#{name}") ? instance_variable_get("@#{name}") : raise(ArgumentError, "no #{name} is available")
end
