# frozen_string_literal: true

module PuppetX::TypeArm
  # What a type declares of one of its features.
  Feature = Struct.new(
    :name, :kind, :type, :target, :names, :lower, :upper, :many, :unsettable, :transient, :settable, :containment, :default,
    :validate, :set, :check, :get, :derived, :container, keyword_init: true
  ) do
    def logic?
      !(validate || set || check).nil?
    end

    def text
      "`#{container.name}.#{name}`"
    end

    # Why a value isn't of the feature's type.
    def wrong_type(value, from = '')
      wanted = type == 'enum' ? "one of #{quoted_names}" : Text.with_article(target || type)
      subject = many ? "each value of `#{name}`" : "`#{name}`"
      "#{subject} must be #{wanted}, and #{from}#{Text.describe(value)} is not"
    end

    def quoted_names
      quoted = names.map { |each| "`#{each}`" }
      quoted.length == 1 ? quoted[0] : "#{quoted[0..-2].join(', ')} and #{quoted[-1]}"
    end
  end

  Invariant = Struct.new(:title, :run, keyword_init: true)

  # A type: its own features and invariants, and with them those of the types above it.
  class Type
    attr_reader :name, :model, :own_features, :own_invariants

    def initialize(model, name, parent: nil, abstract: false, managed: false, features: [], invariants: [])
      @model = model
      @name = name
      @parent = parent
      @abstract = abstract
      @managed = managed
      @own_features = features.map { |each| Feature.new(**each, container: self) }
      @own_invariants = invariants.map { |each| Invariant.new(**each) }
    end

    def abstract?
      @abstract
    end

    def managed?
      @managed
    end

    # The type above; none above the built-in `Resource`.
    def parent
      @parent && @model.types[@parent]
    end

    def features
      @features ||= [*(parent ? parent.features : []), *own_features]
    end

    def feature(name)
      @by_name ||= features.to_h { |each| [each.name, each] }
      @by_name[name]
    end

    def invariants
      @invariants ||= [*(parent ? parent.invariants : []), *own_invariants]
    end

    # Whether an object of it may stand where one of `wanted` is asked for.
    def kind_of_type?(wanted)
      name == wanted || @parent == wanted || (parent ? parent.kind_of_type?(wanted) : false)
    end

    # Makes an object; raises `Failure` (`messages` has all that is wrong).
    def new(values = {}, &initialize)
      Construction.start(self, values, initialize && ->(object) { initialize.call(object) })
    end

    # All that is wrong with such values: nothing where an object can be made of them.
    def problems(values = {})
      new(values)
      []
    rescue Failure => e
      e.messages
    end
  end

  # The types of a program; `functions` tells the function set that its logic was written for.
  class Model
    attr_reader :name, :functions, :types, :not_carried

    def initialize(name:, functions:, not_carried: [])
      @name = name
      @functions = functions
      @not_carried = not_carried
      @types = {}
    end

    def define(name, **members)
      @types[name] = Type.new(self, name, **members)
    end

    def [](name)
      @types[name] || PuppetX::TypeArm.fail('no-type', "there is no type `#{name}`")
    end
  end
end
