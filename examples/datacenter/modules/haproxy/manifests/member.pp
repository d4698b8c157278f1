# @summary One that answers; exported by it, collected by the machines in front.
define haproxy::member (
  String[1] $listen,
  String[1] $address,
  Integer[1, 65535] $port,
  Integer[1, 256] $weight = 100,
) {
  $file = "/etc/haproxy/20-${listen}-${regsubst($title, '\\W+', '-', 'G')}.cfg"
  file { $file:
    mode    => '0640',
    content => "  server ${title.split(' ')[0]} ${address}:${port} check weight ${weight}\n",
    require => Haproxy::Listen[$listen],
    notify  => Class['haproxy::service'],
  }
}
