# frozen_string_literal: true

%w[failure text numbers matches operators collections functions model instance running reading containment setting
   construction view].each { |name| require_relative name }

# What emitted logic calls.
module PuppetX::TypeArm
  # A variable that was not assigned.
  UNASSIGNED = Object.new.freeze

  module_function

  def true?(value)
    value ? true : false
  end

  def calculate(left, operator, right)
    Operators.calculate(left, operator, right)
  end

  def join(*parts)
    Text.join(*parts)
  end

  def at(target, *keys)
    Collections.at(target, *keys)
  end

  # A function by its name; one that doesn't take so many values refuses them.
  def call(name, *values)
    kinds = Functions.method(name).parameters.map(&:first)
    most = kinds.include?(:rest) ? values.length : kinds.length
    Functions.refuse(name) unless values.length.between?(kinds.count(:req), most)
    Functions.public_send(name, *values)
  end

  # The value of a variable that is only assigned in some branches; where it wasn't, the block (if any) gives what it hides.
  def known(value, name)
    return value unless value.equal?(UNASSIGNED)

    block_given? ? yield : PuppetX::TypeArm.fail('no-value', "`$#{name}` has no value here")
  end

  # The value for a variable that another branch may have given one.
  def once(current, name, value)
    current.equal?(UNASSIGNED) ? value : PuppetX::TypeArm.fail('evaluation', "Cannot reassign variable '$#{name}'")
  end

  # An integer that 64 bits don't hold.
  def too_big(value)
    Numbers.within(value, 'literal')
  end

  def assign(object, name, value, append)
    Setting.in_setter(object, name, value, append)
  end

  def assign_to_object(object, name, value, append)
    Setting.on_object(object, name, value, append)
  end

  # `new` in logic.
  def create(model, name, values = nil, lambda = nil)
    Construction.start(model[name], values, lambda)
  end
end
