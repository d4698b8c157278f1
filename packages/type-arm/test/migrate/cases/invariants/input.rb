Puppet::Type.newtype(:mountpoint) do
  newproperty(:ensure) { newvalues(:present, :absent) }
  newparam(:name) { isnamevar }
  newparam(:source)
  newparam(:url)
  newparam(:force) { newvalues(:true, :false) }

  validate do
    if self[:ensure] == :present
      fail("source or url is needed for #{self[:name]}") if self[:source].nil? && self[:url].nil?
    elsif self[:force] == :true
      fail "force is for mounts that are present"
    end
    [:source, :url].each do |each|
      raise ArgumentError, "#{each} must not be empty" if self[each] == ''
    end
    raise "both are given" if self[:source] and self[:url]
  end
end
