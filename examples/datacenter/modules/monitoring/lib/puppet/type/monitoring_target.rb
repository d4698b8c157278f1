Puppet::Type.newtype(:monitoring_target) do
  @doc = 'Something that a monitoring server asks whether it is well.'

  ensurable { defaultvalues; defaultto :present }

  def self.title_patterns
    [
      [/\A([^:]+):(\d+)\z/m, [[:host], [:port]]],
      [/\A([^:]+)\z/m, [[:host]]],
    ]
  end

  newparam(:host, namevar: true) { desc 'Its name.' }
  newparam(:port, namevar: true) do
    desc 'Its port.'
    defaultto '443'
  end
  newparam(:datacenter) { desc 'Where it stands.' }
  newparam(:path) { desc 'What is asked for.' }

  newproperty(:check) do
    desc 'How it is asked.'
    newvalues(:http, :tcp, :postgresql, :none)
    defaultto :tcp
  end
  newproperty(:interval) do
    desc 'Seconds between two questions.'
    munge { |value| Integer(value) }
  end
  newproperty(:labels) { desc 'What is written beside each answer.' }
end
