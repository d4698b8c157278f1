# frozen_string_literal: true

module PuppetX; end

# The runtime of what `type-arm emit ruby` makes: objects whose types have checks, invariants, munging and derived values.
module PuppetX::TypeArm
  # Where logic or an object can't go on; `code` says what kind of mistake it is.
  class Failure < StandardError
    attr_reader :code

    def initialize(code, message)
      super(message)
      @code = code
    end

    # All that is wrong, one message for each.
    def messages
      [message]
    end

    # Whether nothing more can be said after it.
    def fatal?
      code == 'too-long'
    end
  end

  # An object can't be made: with all that was refused of it.
  class Refused < Failure
    attr_reader :failures

    def initialize(failures)
      super('refused', failures.map(&:message).join('; '))
      @failures = failures
    end

    def messages
      failures.map(&:message)
    end
  end

  def self.fail(code, message)
    raise Failure.new(code, message)
  end
end
