class FrozenError
  def receiver = instance_variable_get(:@receiver)
end
