# A site of web servers and a database: `mupuppet compile site.pp --facts facts/web1.json --modulepath modules`

File {
  owner => 'root',
  group => 'root',
  mode  => '0644',
}

node /^web\d+/ {
  class { 'web':
    domain  => $facts['networking']['domain'],
    workers => $facts['processors']['count'],
  }
  web::vhost { 'www': port => 80 }
  web::vhost { 'shop':
    port    => 443,
    aliases => ['store', 'kiosk'],
  }
  include base
}

node 'db1.example.org' {
  include base
  package { 'postgresql': ensure => installed }
  -> service { 'postgresql':
    ensure => running,
    enable => true,
  }
  user { 'backup':
    ensure   => present,
    password => Sensitive('*'),
  }
}

# What every machine has. Users are virtual: each machine takes those of its role.
class base {
  file { '/etc/motd': content => "${trusted['certname']} is looked after by mupuppet\n" }

  $admins = { 'ada' => 1001, 'grace' => 1002 }
  $admins.each |$name, $uid| {
    @user { $name:
      ensure => present,
      uid    => $uid,
      groups => ['admin'],
    }
  }
  User <| groups == 'admin' |>

  package { ['vim', 'curl']: ensure => installed }
}
