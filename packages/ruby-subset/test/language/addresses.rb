# IP addresses: comparison with numbers and strings, prefixes, zones and limits.
require 'ipaddr'
require 'socket'
IPAddr.new("1.2.3.4") == 16909060 # => true
IPAddr.new("1.2.3.4") == "x" # => false
IPAddr.new("1.2.3.4") == nil # => false
IPAddr.new("1.2.3.4") <=> "1.2.3.5" # => -1
IPAddr.new("1.2.3.4") <=> 1 # => 1
IPAddr.new("1.2.3.4") <=> "x" # => nil
IPAddr.new("1.2.3.4") <=> IPAddr.new("::1") # => nil
IPAddr.new("1.2.3.4") < "1.2.3.10" # => true
%w[10.0.0.10 10.0.0.9].map { |text| IPAddr.new(text) }.sort.map(&:to_s) # => ["10.0.0.9", "10.0.0.10"]
network = IPAddr.new("10.1.2.3/20")
copy = network.dup
[network.prefix = 8, network.to_s, network.inspect] # => [8, "10.0.0.0", "#<IPAddr: IPv4:10.0.0.0/255.0.0.0>"]
[network.netmask, copy.netmask] # => ["255.0.0.0", "255.255.240.0"]
network.prefix = "8" # => IPAddr::InvalidPrefixError: prefix must be an integer: 167772160
network.prefix = 33 # => IPAddr::InvalidPrefixError: invalid length: 167772160
IPAddr.new("10.0.0.0/24").succ.inspect # => "#<IPAddr: IPv4:10.0.0.1/255.255.255.0>"
IPAddr.new("255.255.255.255").succ # => IPAddr::InvalidAddressError: invalid address: 4294967295
IPAddr.new("10.0.0.0").mask(-1) # => IPAddr::InvalidPrefixError: invalid length: 167772160
IPAddr.new("1.2.3.4").reverse # => "4.3.2.1.in-addr.arpa"
IPAddr.new("1.2.3.4").ip6_arpa # => IPAddr::InvalidAddressError: not an IPv6 address: 16909060
IPAddr.new("1.2.3.4").ip6_int # => IPAddr::InvalidAddressError: not an IPv6 address: 16909060
IPAddr.new("::1").ip6_int # => "1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.ip6.int"
zoned = IPAddr.new("fe80::1%eth0")
[zoned.zone_id, IPAddr.new("::1").zone_id, zoned.to_string] # => ["%eth0", nil, "fe80:0000:0000:0000:0000:0000:0000:0001%eth0"]
[zoned.zone_id = "%eth1", zoned.to_s] # => ["%eth1", "fe80::1%eth1"]
zoned.zone_id = "eth1" # => IPAddr::InvalidAddressError: invalid zone identifier for address
IPAddr.new("1.2.3.4").zone_id # => IPAddr::InvalidAddressError: not an IPv6 address
IPAddr.new("1.2.3.4").zone_id = "%a" # => IPAddr::InvalidAddressError: not an IPv6 address
IPAddr.new("1.2.3.4", Socket::AF_UNSPEC).to_s # => "1.2.3.4"
[IPAddr::IN4MASK, IPAddr::IN6MASK == 2**128 - 1] # => [4294967295, true]
