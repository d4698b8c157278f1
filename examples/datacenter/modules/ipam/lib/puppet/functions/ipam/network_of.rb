require 'ipaddr'

# The network of the plan that holds an address: the smallest, if there are several.
Puppet::Functions.create_function(:'ipam::network_of') do
  # @param address an IPv4 address
  # @param networks the plan: by name, with `cidr` and perhaps `gateway`
  # @return its name, cidr and gateway; undef if no network holds it
  dispatch :network_of do
    param 'String[1]', :address
    param 'Hash[String[1], Hash[String[1], Data]]', :networks
    return_type 'Optional[Ipam::Network]'
  end

  def network_of(address, networks)
    wanted = IPAddr.new(address)
    holding = networks.select { |_, network| IPAddr.new(network['cidr']).include?(wanted) }
    return nil if holding.empty?

    name, network = holding.max_by { |_, each| each['cidr'].split('/').last.to_i }
    first = IPAddr.new(network['cidr']).to_range.first
    { 'name' => name, 'cidr' => network['cidr'], 'gateway' => network['gateway'] || first.succ.to_s }
  rescue IPAddr::Error => e
    raise Puppet::ParseError, "ipam::network_of: #{e.message}"
  end
end
