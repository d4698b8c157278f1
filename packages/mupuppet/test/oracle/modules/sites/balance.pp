# A balancer in front of three machines, with a cache beside it.
class { 'haproxy':
  global_options   => { 'log' => '127.0.0.1 local0', 'maxconn' => '4000', 'user' => 'haproxy', 'group' => 'haproxy', 'daemon' => '' },
  defaults_options => { 'mode' => 'http', 'retries' => '3', 'timeout' => ['connect 5s', 'client 1m', 'server 1m'] },
}
haproxy::listen { 'shop':
  ipaddress => '0.0.0.0',
  ports     => '80',
  options   => { 'option' => ['httplog', 'httpchk'], 'balance' => 'roundrobin' },
}
$members = ['a', 'b', 'c']
$members.each |$index, $member| {
  haproxy::balancermember { "shop-${member}":
    listening_service => 'shop',
    server_names      => "${member}.example.org",
    ipaddresses       => "192.0.2.${101 + $index}",
    ports             => '8080',
    options           => 'check',
  }
}
class { 'memcached':
  max_memory => '12%',
  listen_ip  => '127.0.0.1',
}
class { 'chrony':
  servers => ['ntp1.example.org', 'ntp2.example.org'],
}
