# frozen_string_literal: true

# Objects as their users see them, as plain data: all features that have a value, through their getters; links are paths.
class PuppetX::TypeArm::View
  NOT_SET = PuppetX::TypeArm::Instance::NOT_SET

  def self.data(object)
    new(object).object(object)
  end

  def initialize(outermost)
    @outermost = outermost
  end

  def object(instance)
    members = { '$type' => instance.type.name }
    instance.type.features.each do |feature|
      value = instance.read(feature.name)
      next if value.nil? && !(feature.unsettable && instance.stored(feature).nil?)

      members[feature.name] = see(feature, value)
    end
    members
  end

  private

  def see(feature, value)
    return value if feature.kind == 'attr' || value.nil?

    value.is_a?(Array) ? value.map { |each| target(feature, each) } : target(feature, value)
  end

  def target(feature, instance)
    return object(instance) if feature.containment && !feature.derived

    path = path_to(instance)
    return { '$link' => path } if path
    return { '$link' => nil, '$type' => instance.type.name } unless feature.containment

    object(instance)
  end

  # The features and places in their lists that lead to an object; nil where it isn't in the outermost one.
  def path_to(target)
    steps = []
    until target.equal?(@outermost)
      holder, feature = target.holder
      return nil unless holder

      stored = holder.stored(feature)
      steps.unshift(stored.index { |each| each.equal?(target) }.to_s) if stored.is_a?(Array)
      steps.unshift(feature.name)
      target = holder
    end
    steps.join('/')
  end
end
