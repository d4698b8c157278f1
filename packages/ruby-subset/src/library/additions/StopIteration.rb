class StopIteration
  def result = instance_variable_get(:@result)
end
