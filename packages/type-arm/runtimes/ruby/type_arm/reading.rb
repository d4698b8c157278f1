# frozen_string_literal: true

# Features as their users and other logic see them: derived, through their getters, or as they are stored.
module PuppetX::TypeArm::Reading
  WRONG = Object.new.freeze

  module_function

  # The value as the type stores it; `WRONG` where it isn't of the type. Only an integer becomes a float.
  def convert(feature, value)
    case feature.type
    when 'String' then value.is_a?(String) ? value : WRONG
    when 'Integer' then value.is_a?(Integer) && PuppetX::TypeArm::Numbers::RANGE.cover?(value) ? value : WRONG
    when 'Float' then value.is_a?(Integer) || value.is_a?(Float) ? value.to_f : WRONG
    when 'Boolean' then [true, false].include?(value) ? value : WRONG
    when 'enum' then value.is_a?(String) && feature.names.include?(value) ? value : WRONG
    else value.is_a?(PuppetX::TypeArm::Instance) && value.type.kind_of_type?(feature.target) ? value : WRONG
    end
  end

  # The value of a feature; nil where it has none.
  def read(instance, feature)
    return compute(instance, feature) { run(feature.derived, instance) } if feature.derived

    stored = instance.stored(feature)
    return nil if stored.equal?(PuppetX::TypeArm::Instance::NOT_SET)
    return stored.is_a?(Array) ? stored.dup : stored if feature.get.nil? || stored.nil?

    compute(instance, feature) do
      stored.is_a?(Array) ? stored.map { |each| run(feature.get, instance, each) } : run(feature.get, instance, stored)
    end
  end

  def run(logic, *values)
    PuppetX::TypeArm::Running.logic(logic, *values)
  end

  def compute(instance, feature, &body)
    known = instance.computed(feature)
    return known unless known.equal?(PuppetX::TypeArm::Instance::NOT_SET)

    result = PuppetX::TypeArm::Running.reading(instance, feature, &body)
    instance.remember(feature, typed(feature, result))
    typed(feature, result)
  end

  # What a getter gives must be of the declared type.
  def typed(feature, result)
    return nil if result.nil?
    return typed_one(feature, result) unless feature.many

    (result.is_a?(Array) ? result : [result]).map { |each| typed_one(feature, each) }
  end

  def typed_one(feature, value)
    converted = convert(feature, value)
    return converted unless converted.equal?(WRONG)

    PuppetX::TypeArm.fail('wrong-type', feature.wrong_type(value, 'what its logic gives, '))
  end
end
