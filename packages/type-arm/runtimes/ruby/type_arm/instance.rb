# frozen_string_literal: true

module PuppetX::TypeArm
  # What is known of an object while it is made.
  class Draft
    attr_reader :failures, :refused, :setters, :linked

    def initialize
      @failures = []
      @refused = {}
      @setters = []
      @linked = Hash.new { |hash, feature| hash[feature] = {}.compare_by_identity }
    end

    # Nothing more is said of a feature that something was refused for.
    def refuse(feature, failure)
      @failures << failure
      @refused[feature.name] = true
    end
  end

  # An object. As long as it has a draft, its features can be set; then it never changes again.
  class Instance
    NOT_SET = Object.new.freeze

    attr_reader :type, :draft, :holder

    def initialize(type)
      @type = type
      @draft = Draft.new
      @stored = {}
      @computed = {}
      type.features.each do |feature|
        next if feature.default.nil? || feature.derived

        @stored[feature.name] = feature.many ? [feature.default] : feature.default
      end
    end

    # What a user sees of a feature.
    def [](name)
      read(name.to_s)
    end

    # Sets a feature of an object that is being made.
    def []=(name, value)
      Setting.on_object(self, name.to_s, value, false)
    end

    # Adds to a list of an object that is being made.
    def append(name, value)
      Setting.on_object(self, name.to_s, value, true)
    end

    # What is stored: the internal value, without any getter; `NOT_SET` where there is none.
    def stored(feature)
      @stored.fetch(feature.name, NOT_SET)
    end

    def count(feature)
      value = stored(feature)
      return 0 if value.equal?(NOT_SET) || value.nil?

      feature.many ? value.length : 1
    end

    def store(feature, value)
      @stored[feature.name] = value.is_a?(Array) ? value.dup : value
    end

    def add(feature, values)
      list = @stored[feature.name]
      @stored[feature.name] = list.is_a?(Array) ? list + values : values.dup
    end

    def hold(holder)
      @holder = holder
    end

    # Ends the making: nothing changes from here on.
    def finish
      @draft = nil
      @stored.transform_values! { |value| settled(value) }.freeze
    end

    def read(name)
      Reading.read(self, named(name))
    end

    # The feature of that name; a failure where there is none.
    def named(name)
      type.feature(name) ||
        PuppetX::TypeArm.fail('unknown-feature', "#{type.name} has no feature `#{name.is_a?(String) ? name : Text.inspect(name)}`")
    end

    # What was computed for a feature before: of an object that doesn't change it is the same for ever.
    def computed(feature)
      @draft ? NOT_SET : @computed.fetch(feature.name, NOT_SET)
    end

    def remember(feature, value)
      @computed[feature.name] = value unless @draft
    end

    # With what is stored: `Person({'name' => 'ann'})`; objects that it only links show their types.
    def to_s
      shown = type.features.reject { |feature| stored(feature).equal?(NOT_SET) }.map do |feature|
        value = stored(feature)
        "'#{feature.name}' => #{feature.kind == 'has' && !feature.containment ? link_text(value) : Text.inspect(value)}"
      end
      "#{type.name}({#{shown.join(', ')}})"
    end

    def inspect
      to_s
    end

    private

    # A value that never changes. An object can still become a part of another one, and what a caller has given stays the caller's.
    def settled(value)
      case value
      when Array then value.map { |each| settled(each) }.freeze
      when String then value.frozen? ? value : value.dup.freeze
      else value
      end
    end

    def link_text(value)
      return "[#{value.map { |each| link_text(each) }.join(', ')}]" if value.is_a?(Array)

      value.is_a?(Instance) ? value.type.name : Text.inspect(value)
    end
  end
end
