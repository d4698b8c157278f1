# frozen_string_literal: true

# What `$0`, `$1`, … mean in one body of logic: lambdas see those around them until they match something themselves.
class PuppetX::TypeArm::Matches
  attr_accessor :found

  def initialize(outer = nil)
    @outer = outer
    @found = nil
  end

  def [](number)
    found = current
    found && found[number]
  end

  def current
    @found || (@outer && @outer.current)
  end

  # Runs a construct at whose end they are what they were at its start.
  def keep
    before = @found
    yield
  ensure
    @found = before
  end
end
