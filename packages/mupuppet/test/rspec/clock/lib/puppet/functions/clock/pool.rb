# The line of a server in chrony.conf.
Puppet::Functions.create_function(:'clock::pool') do
  dispatch :line do
    param 'String[1]', :server
    optional_param 'Boolean', :is_burst
    return_type 'String'
  end

  def line(server, is_burst = true)
    "pool #{server}#{' iburst' if is_burst}"
  end
end
