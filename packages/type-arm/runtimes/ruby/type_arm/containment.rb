# frozen_string_literal: true

# Parts and links: an object has one container, and stands only once in a list.
module PuppetX::TypeArm::Containment
  Failure = PuppetX::TypeArm::Failure

  module_function

  # Makes an object a part of another one, or a link of it; gives the failure where that may not be.
  def attach(instance, feature, target)
    return contain(instance, feature, target) if feature.containment
    return nil unless feature.many

    linked = instance.draft.linked[feature.name]
    return repeated(feature) if linked[target]

    linked[target] = true
    nil
  end

  def contain(instance, feature, target)
    holder, place = target.holder
    name = target.type.name
    return repeated(feature) if holder.equal?(instance) && place.equal?(feature)
    return Failure.new('containment-cycle', "a #{name} can't be a part of itself") if part?(instance, target)
    return elsewhere(holder, place, feature, name) if holder

    if target.draft
      message = "this #{name} isn't finished: it can become a part of another object when its `new` has ended"
      return Failure.new('unfinished-object', message)
    end
    target.hold([instance, feature])
    nil
  end

  # Whether `inner` is `outer` or lies in it.
  def part?(inner, outer)
    inner = inner.holder && inner.holder[0] while inner && !inner.equal?(outer)
    !inner.nil?
  end

  def elsewhere(holder, place, feature, name)
    message = "this #{name} is already a part of a #{holder.type.name}, in its `#{place.name}`: " \
              "it can't become a part of `#{feature.name}` too"
    Failure.new('already-contained', message)
  end

  def repeated(feature)
    Failure.new('repeated-object', "the same object occurs twice in `#{feature.name}`")
  end

  # Lets go of what was stored in a reference before.
  def release(instance, feature)
    return unless feature.kind == 'has'

    instance.draft.linked.delete(feature.name)
    return unless feature.containment

    Array(instance.stored(feature)).each { |part| part.hold(nil) if part.is_a?(PuppetX::TypeArm::Instance) }
  end
end
