# Roles made of profiles, with what the site itself defines.
define profile::account (
  Integer $uid,
  Array[String] $groups = [],
  Optional[String] $key = undef,
) {
  group { $title: gid => $uid }
  user { $title:
    ensure => present,
    uid    => $uid,
    gid    => $title,
    groups => $groups,
    shell  => pick($facts['default_shell'], '/bin/bash'),
  }
  if $key {
    ssh_authorized_key { "${title}@example.org": user => $title, type => 'ssh-ed25519', key => $key }
  }
}
class profile::base (Hash $accounts = { 'ann' => { 'uid' => 2001, 'groups' => ['staff'] }, 'bob' => { 'uid' => 2002 } }) {
  create_resources('profile::account', $accounts, { 'key' => 'AAAA' })
  ensure_resource('file', '/srv', { 'ensure' => 'directory' })
  ensure_resources('file', { '/srv/www' => { 'ensure' => 'directory' } }, { 'mode' => '0755' })
  Group <| |> -> User <| |>
  concat { '/etc/motd': ensure => present, owner => 'root' }
  concat::fragment { 'head': target => '/etc/motd', content => "${facts['networking']['fqdn']}\n", order => '01' }
  systemd::unit_file { 'application.service': content => "[Service]\nExecStart=/bin/true\n", enable => true, active => true }
}
class profile::web inherits profile::base {
  include apache
  File['/srv'] { group => 'www-data' }
  ini_setting { 'memory': ensure => present, path => '/etc/php.ini', section => 'PHP', setting => 'memory_limit', value => join([256, 'M'], '') }
}
class role::shop {
  contain profile::base
  contain profile::web
  Class['profile::base'] -> Class['profile::web']
}
node /^node\d+\.example\.org$/ {
  include role::shop
}
