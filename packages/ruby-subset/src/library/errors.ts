/** What exceptions tell besides their message, in Ruby itself. */
export const errors = {
  NameError: String.raw`
class NameError
  def receiver = instance_variable_get(:@receiver)
  def name = instance_variable_get(:@name) || message[/[\`']([^'\`]+)'/, 1]&.to_sym
end
`,
  KeyError: String.raw`
class KeyError
  def key = __fact(:key)
  def receiver = __fact(:receiver)
  private def __fact(name) = instance_variable_defined?("@#{name}") ? instance_variable_get("@#{name}") : raise(ArgumentError, "no #{name} is available")
end
`,
  FrozenError: String.raw`
class FrozenError
  def receiver = instance_variable_get(:@receiver)
end
`,
  StopIteration: String.raw`
class StopIteration
  def result = instance_variable_get(:@result)
end
`,
};
