module Puppet
  Type::newtype(:gate) do
    desc 'A gate in a fence.'
    newparam(:name)
    newparam(:height)
  end
end
