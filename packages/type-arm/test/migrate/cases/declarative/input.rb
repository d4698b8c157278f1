Puppet::Type.newtype(:lamp) do
  @doc = <<-EOT
    A lamp that shines.

      It has a shade.
  EOT

  ensurable

  newparam(:name, :namevar => true) do
    desc 'What the lamp is called.'
  end

  newproperty(:colour, :required_features => :dyed) do
    desc "Its colour."
    newvalues(:red, :green)
    aliasvalue(:rouge, :red)
    defaultto :green
  end

  newparam(:dimmable, :boolean => true, :parent => Puppet::Parameter::Boolean) do
    defaultto true
  end

  newparam(:socket) { newvalues(/^E\d+$/, :bayonet) }

  newproperty(:rooms, :array_matching => :all) do
    sensitive true
    def insync?(is)
      is.sort == should.sort
    end
  end

  newparam(:hidden) { newvalues(:true, :false) }

  feature :dyed, "The provider can dye."
  autorequire(:package) { ['electricity'] }

  def self.title_patterns
    [[/(.*)/, [[:name]]]]
  end
end
