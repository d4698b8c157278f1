Puppet::Type.newtype(:odd) do
  include Puppet::Util

  newparam(:name) { isnamevar }

  newparam(:address) do
    validate { |value| IPAddr.new(value) }
    munge { |value| IPAddr.new(value).to_s }
  end

  newparam(:partly) do
    validate do |value|
      raise "it has a blank" if value =~ /\s/
      raise "unknown: #{lookup(value)}" unless known?(value)
      raise "it has a sign" if value.include?('$')
    end
  end

  newparam(:computed) { defaultto { Facter.value(:hostname) } }
  newparam(:listed) { newvalues(*Puppet::Util.names) }
  newparam(:other, :parent => Puppet::Parameter::Strange)
  newparam(:depends) do
    validate { |value| raise "no" if resource[:partly] == value }
  end
  newparam(:mixed) do
    munge { |value| value =~ /^\d+$/ ? Integer(value) : value }
  end
  newparam(name_of_it)
  something_else :x

  validate { self.fail "odd" if provider.odd? }
end
