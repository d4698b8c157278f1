# A gateway: filters, names, addresses, and where packets go.
include firewall
firewall { '001 established': proto => 'all', state => ['ESTABLISHED', 'RELATED'], action => 'accept' }
firewall { '100 web': dport => [80, 443], proto => 'tcp', action => 'accept' }
firewall { '999 nothing else': proto => 'all', action => 'drop' }
firewallchain { 'LOGGED:filter:IPv4': ensure => present }
class { 'dns':
  forwarders => ['192.0.2.53', '192.0.2.54'],
}
dns::zone { 'example.org':
  soa     => 'ns1.example.org',
  soaip   => '192.0.2.53',
  reverse => false,
}
include tftp
include xinetd
xinetd::service { 'echo':
  port   => '7',
  server => '/usr/bin/echo',
  cps    => '100 2',
}
host { 'gateway': ip => '192.0.2.1', host_aliases => ['gw'] }
