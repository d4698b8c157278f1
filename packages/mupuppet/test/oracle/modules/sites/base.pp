# What every machine has: time, remote access, turning of logs, limits of the kernel.
class { 'ntp':
  servers  => ['ntp1.example.org', 'ntp2.example.org iburst'],
  restrict => ['127.0.0.1', '-6 ::1'],
}
class { 'ssh::server':
  storeconfigs_enabled => false,
  options              => { 'PasswordAuthentication' => 'no', 'PermitRootLogin' => 'prohibit-password', 'AllowGroups' => ['admin', 'staff'] },
}
sysctl { 'net.ipv4.ip_forward': val => '0' }
sysctl { 'vm.swappiness': val => '10' }
logrotate::rule { 'application':
  path         => '/var/log/application/*.log',
  rotate       => '7',
  rotate_every => 'day',
  postrotate   => 'systemctl reload application',
}
kmod::blacklist { 'floppy': }
kmod::load { 'br_netfilter': }
