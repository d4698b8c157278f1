Puppet::Type.newtype(:door) do
  @doc = 'A door.'
  newparam(:name, namevar: true) do
    desc 'which door'
  end
  newproperty(:state) do
    desc 'whether it is open'
    newvalues(:open, :closed)
  end
end
