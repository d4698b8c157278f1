class NameError
  def receiver = instance_variable_get(:@receiver)
  def name = instance_variable_get(:@name) || message[/[\`']([^'\`]+)'/, 1]&.to_sym
end
