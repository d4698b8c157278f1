module Forwardable
  def def_delegator(accessor, method, name = method)
    accessor = accessor.to_s
    define_method(name) do |*args, **options, &block|
      target = accessor.start_with?('@') ? instance_variable_get(accessor) : send(accessor)
      target.send(method, *args, **options, &block)
    end
  end
  alias def_instance_delegator def_delegator

  def def_delegators(accessor, *methods) = methods.each { |method| def_delegator(accessor, method) }
  alias def_instance_delegators def_delegators

  def delegate(hash)
    hash.each { |methods, accessor| Array(methods).each { |method| def_delegator(accessor, method) } }
  end
  alias instance_delegate delegate
end
