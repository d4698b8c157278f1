# frozen_string_literal: true

# A value for a feature: `validate`, `set`, the type, store, `check`. What is refused is noted in the object's draft.
class PuppetX::TypeArm::Setting
  TypeArm = PuppetX::TypeArm
  # What came of one value.
  Kept = Struct.new(:value, :failure)
  # Nothing is kept: the setter has stored something itself, or there is nothing to store.
  DROPPED = Object.new.freeze
  NOTHING = Object.new.freeze

  # `$feature = value` in a setter. Another feature goes through its own setter; one that waits for this would never end.
  def self.in_setter(instance, name, value, append)
    feature = instance.type.feature(name)
    setters = instance.draft ? instance.draft.setters : []
    setting = new(instance, feature, value, append, true)
    if setters.last && setters.last[0].equal?(feature)
      setters.last[1] = true
      setting.store_directly
    else
      refuse_cycle(setters, feature)
      setting.run
    end
    value
  end

  def self.refuse_cycle(setters, feature)
    from = setters.index { |active, _| active.equal?(feature) }
    return unless from

    names = [*setters[from..-1].map(&:first), feature].map(&:text)
    TypeArm.fail('setter-cycle', "these setters set each other: #{names.join(' sets ')}")
  end

  # `$object[name] = value` in the lambda of a `new`.
  def self.on_object(instance, name, value, append)
    unless instance.is_a?(TypeArm::Instance)
      TypeArm.fail('evaluation', 'only a feature of an object that is being made can be assigned like this')
    end
    feature = instance.named(name)
    raise frozen(instance, feature) unless instance.draft

    new(instance, feature, value, append, false).run
    value
  end

  # Objects never change once they are made.
  def self.frozen(instance, feature)
    message = "`#{feature.name}` can't be set any more: a #{instance.type.name} never changes once it is made"
    TypeArm::Failure.new('frozen-object', message)
  end

  def initialize(instance, feature, value, append, elevated)
    @instance = instance
    @feature = feature
    @value = value
    @append = append
    @elevated = elevated
  end

  def run
    failure = problem
    return refuse(failure) if failure
    return set_nothing if @value.nil? && !@append

    @feature.logic? ? run_logic : finish(values.map { |each| converted(each) })
  end

  # A setter that assigns its own feature stores that as it is: only its type and `check` count.
  def store_directly
    return if @feature.derived
    return set_nothing if @value.nil? && !@append

    failure = problem
    return refuse(failure) if failure

    finish(values.map { |each| note(typed_and_checked(each)) })
  end

  private

  def values
    @feature.many && @value.is_a?(Array) ? @value : [@value]
  end

  # Why the feature can't be set at all; nil where it can.
  def problem
    return self.class.frozen(@instance, @feature) unless @instance.draft
    return read_only unless @feature.settable || @elevated
    return nil if !@append || @feature.many

    TypeArm::Failure.new('append-to-one', "`+=` adds to a list, and `#{@feature.name}` has one value at most")
  end

  def read_only
    why = @feature.derived ? 'it is computed' : 'it is read only'
    message = "the value for `#{@feature.name}` of #{@instance.type.name} is not consumed: #{why}"
    TypeArm::Failure.new('read-only', message)
  end

  def refuse(failure)
    raise failure unless @instance.draft

    @instance.draft.refuse(@feature, failure)
    NOTHING
  end

  # Without `unsettable`, undef is the same as nothing given; with it, a nil.
  def set_nothing
    return if !@feature.unsettable || @feature.derived

    TypeArm::Containment.release(@instance, @feature)
    @instance.store(@feature, nil)
  end

  def converted(value)
    result = TypeArm::Reading.convert(@feature, value)
    result.equal?(TypeArm::Reading::WRONG) ? refuse(wrong_type(value)) : result
  end

  def wrong_type(value)
    TypeArm::Failure.new('wrong-type', @feature.wrong_type(value))
  end

  def run_logic
    outcomes = values.map { |each| outcome(each) }
    kept = outcomes.reject { |each| each.equal?(DROPPED) }
    finish(kept) unless outcomes.any? { |each| each.equal?(DROPPED) } && kept.all? { |each| each.equal?(NOTHING) }
  end

  def outcome(given)
    setters = @instance.draft.setters
    depth = setters.length
    note(one_through(given))
  rescue TypeArm::Failure => e
    setters.pop while setters.length > depth
    raise if e.fatal? || e.is_a?(TypeArm::Refused)

    refuse(e)
  end

  # The value that is kept, or `NOTHING`; what was refused is noted.
  def note(kept)
    return kept unless kept.is_a?(Kept)

    kept.failure ? refuse(kept.failure) : kept.value
  end

  def one_through(given)
    failure = @feature.validate && check(@feature.validate, given)
    return Kept.new(NOTHING, failure) if failure

    value = @feature.set ? run_setter(given) : given
    return value if value.equal?(DROPPED)
    return NOTHING if @feature.derived

    typed_and_checked(value)
  end

  def run_setter(given)
    active = [@feature, false]
    @instance.draft.setters.push(active)
    value = TypeArm::Running.logic(@feature.set, @instance, given)
    @instance.draft.setters.pop
    active[1] ? DROPPED : value
  end

  def typed_and_checked(value)
    return Kept.new(nil) if value.nil? && @feature.unsettable && !@feature.many

    result = TypeArm::Reading.convert(@feature, value)
    return Kept.new(NOTHING, wrong_type(value)) if result.equal?(TypeArm::Reading::WRONG)

    Kept.new(result, @feature.check && check(@feature.check, result))
  end

  # What a `validate` or `check` says of a value: the failure with its message, or nil where it accepts it.
  def check(logic, value)
    message = TypeArm::Running.verdict(TypeArm::Running.logic(logic, value)) do
      "Illegal value: #{TypeArm::Text.to_text(value)} is not an acceptable value for #{@feature.name}"
    end
    message && TypeArm::Failure.new('refused-value', message)
  end

  # Stores what was kept; an object must be free to become a part.
  def finish(kept)
    return if @feature.derived

    given = kept.reject { |each| each.equal?(NOTHING) }
    TypeArm::Containment.release(@instance, @feature) unless @append
    free = @feature.kind == 'has' ? given.select { |each| free?(each) } : given
    if @append then @instance.add(@feature, free)
    elsif @feature.many then @instance.store(@feature, free)
    elsif !free.empty? then @instance.store(@feature, free[0])
    end
  end

  def free?(value)
    failure = value.is_a?(TypeArm::Instance) ? TypeArm::Containment.attach(@instance, @feature, value) : nil
    refuse(failure) if failure
    failure.nil?
  end
end
