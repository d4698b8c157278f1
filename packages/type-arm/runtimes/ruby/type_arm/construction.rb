# frozen_string_literal: true

# `new`: defaults, entries, lambda, bounds, invariants.
class PuppetX::TypeArm::Construction
  TypeArm = PuppetX::TypeArm
  # How many may run inside of each other.
  MOST_NESTED = 500

  # Makes an object of a type; raises the failure where that can't be. `except` are names of features that nobody can give here.
  def self.start(type, values, initialize = nil, except: [])
    unless values.nil? || values.is_a?(Hash)
      TypeArm.fail('wrong-arguments', "the values for `new` must be a hash, and #{TypeArm::Text.describe(values)} is not")
    end
    nested(type) { new(type, values || {}, initialize, except).run }
  end

  def self.nested(type)
    state = TypeArm::Running.state
    if state.new_depth >= MOST_NESTED
      message = "`new` of #{type.name} has no end in sight: more than #{MOST_NESTED} are running inside of each other"
      TypeArm.fail('endless-new', message)
    end
    state.new_depth += 1
    begin
      yield
    ensure
      state.new_depth -= 1
    end
  end

  def initialize(type, values, initialize, except)
    @type = type
    @values = values.transform_keys { |key| key.is_a?(Symbol) ? key.to_s : key }
    @initialize = initialize
    @except = except
  end

  def run
    refuse_type
    refuse_unknown
    @instance = TypeArm::Instance.new(@type)
    @values.each { |name, value| TypeArm::Setting.new(@instance, @type.feature(name), value, false, false).run }
    run_lambda if @initialize
    check_bounds
    failures = @instance.draft.failures
    raise TypeArm::Refused, failures unless failures.empty?

    @instance.finish
    check_invariants
    @instance
  end

  private

  def refuse_type
    if @type.abstract?
      TypeArm.fail('abstract-type', "#{@type.name} is abstract: only types that inherit it have objects")
    end
    return unless @type.managed? && TypeArm::Running.state.logic_depth.positive?

    TypeArm.fail('managed-type', "#{@type.name} is a resource type, and logic makes no resources")
  end

  # All names that mean nothing together, before anything is set.
  def refuse_unknown
    unknown = @values.keys.reject { |key| key.is_a?(String) && @type.feature(key) }
    return if unknown.empty?

    names = unknown.map { |key| "`#{key.is_a?(String) ? key : TypeArm::Text.inspect(key)}`" }
    TypeArm.fail('unknown-feature', "#{@type.name} has no feature#{'s' if names.length > 1} #{names.join(', ')}")
  end

  # What only follows from refused values isn't told.
  def run_lambda
    @initialize.call(@instance)
  rescue TypeArm::Failure => e
    raise if e.fatal? || @instance.draft.failures.empty?
  end

  def check_bounds
    checked = @type.features.reject { |feature| feature.derived || @except.include?(feature.name) }
    hurt = checked.reject { |feature| @instance.draft.refused[feature.name] || within?(feature) }
    hurt.each { |feature| @instance.draft.refuse(feature, TypeArm::Failure.new('wrong-count', count_message(feature))) }
  end

  def within?(feature)
    count = @instance.count(feature)
    count >= feature.lower && (feature.upper == -1 || count <= feature.upper)
  end

  def count_message(feature)
    subject = "`#{feature.name}` of #{@type.name} has"
    return "#{subject} no value, and it must have one" unless feature.many

    count = @instance.count(feature)
    shown = { 0 => 'no values', 1 => '1 value' }.fetch(count, "#{count} values")
    bound = count < feature.lower ? "at least #{feature.lower}" : "at most #{feature.upper}"
    "#{subject} #{shown}, and it must have #{bound}"
  end

  # All invariants, those of the root type first; all that are hurt are told together.
  def check_invariants
    failures = @type.invariants.filter_map { |invariant| broken(invariant) }
    raise TypeArm::Refused, failures unless failures.empty?
  end

  def broken(invariant)
    message = TypeArm::Running.verdict(TypeArm::Running.logic(invariant.run, @instance)) do
      invariant.title ? TypeArm::Text.to_text(invariant.title.call(@instance)) : 'Illegal invariant'
    end
    message && TypeArm::Failure.new('refused-object', message)
  rescue TypeArm::Failure => e
    raise if e.fatal? || e.is_a?(TypeArm::Refused)

    e
  end
end
