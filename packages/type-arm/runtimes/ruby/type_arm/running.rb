# frozen_string_literal: true

# Pieces of logic as they run: what is under way, and what they say of a value.
module PuppetX::TypeArm::Running
  State = Struct.new(:logic_depth, :new_depth, :readings)

  module_function

  def state
    Thread.current[:type_arm_state] ||= State.new(0, 0, [])
  end

  def logic(body, *values)
    state.logic_depth += 1
    body.call(*values)
  rescue SystemStackError
    PuppetX::TypeArm.fail('too-long', 'the logic has no end in sight: too many calls are running inside of each other')
  ensure
    state.logic_depth -= 1
  end

  # What a check or invariant says: nil where it accepts, a message where it refuses; the block gives the standard one.
  def verdict(result)
    return nil if result.nil? || result == true
    return result if result.is_a?(String)
    return yield if result == false

    what = result.is_a?(Numeric) ? "`#{PuppetX::TypeArm::Text.to_text(result)}`" : 'such a value'
    PuppetX::TypeArm.fail('logic-result', "a check must give true, undef, false or a message, and #{what} is none of them")
  end

  # Runs a getter; two that read each other would never end.
  def reading(instance, feature)
    refuse_cycle(instance, feature) if state.readings.any? { |one, other| one.equal?(instance) && other.equal?(feature) }
    state.readings.push([instance, feature])
    begin
      yield
    ensure
      state.readings.pop
    end
  end

  def refuse_cycle(instance, feature)
    from = state.readings.index { |one, other| one.equal?(instance) && other.equal?(feature) }
    names = state.readings[from..-1].map { |_, each| each.text }
    PuppetX::TypeArm.fail('getter-cycle', "#{names[0]} reads itself") if names.length == 1
    PuppetX::TypeArm.fail('getter-cycle', "these features read each other: #{[*names, feature.text].join(' reads ')}")
  end
end
