# A backend of Hiera: a plan of addresses, kept as lines of `name,cidr,gateway`.
Puppet::Functions.create_function(:'ipam::networks') do
  dispatch :networks do
    param 'Struct[{path => String[1]}]', :options
    param 'Puppet::LookupContext', :context
  end

  def networks(options, context)
    rows = context.cached_file_data(options['path']) do |text|
      text.lines.map(&:strip).reject { |line| line.empty? || line.start_with?('#') }.map { |line| line.split(',', 3) }
    end
    plan = rows.each_with_object({}) do |(name, cidr, gateway), networks|
      networks[name] = { 'cidr' => cidr }
      networks[name]['gateway'] = gateway unless gateway.nil? || gateway.empty?
    end
    { 'ipam::networks' => plan }
  end
end
