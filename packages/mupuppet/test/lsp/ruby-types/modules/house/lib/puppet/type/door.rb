require 'puppet_x/house/hinges'

# Doors are hung before they are painted.
Puppet::Type.newtype(:door) do
  @doc = <<-DOC
    A door in a wall.

        door { 'front': color => red }
  DOC

  ensurable do
    desc 'Whether there is a door.'
    newvalue(:present) { provider.create }
    newvalue(:absent) { provider.destroy }
    newvalue(:walled_up)
  end

  newparam(:name, namevar: true) do
    desc 'The wall that the door is in.'
  end

  newproperty(:color) do
    desc "What it is painted with: " \
      "a color, or #{6 + 1} characters."
    newvalues(:red, 'dark-green', 'RAL 3020', :undef, /^#\h{6}$/)
    validate { |value| raise ArgumentError, 'newproperty(:lock)' if value == '' }
  end

  newparam(:squeaks, boolean: true, parent: Puppet::Parameter::Boolean)

  %w[width height].each do |side|
    newproperty(side.to_sym) { desc "The #{side} in millimetres." }
  end

  def self.newproperty_of_nobody = newproperty(:nobody)

  extend PuppetX::House::Hinges
  add_hinges
end
