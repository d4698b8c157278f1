# Mistakes that are often made, one each.

class web($port) {
  file { '/srv/www': ensure => directory }
}

node default {
  include web
  include wbe
  file { '/srv/www': ensure => directory, mode => '0755' }
  file { '/etc/motd': content => "Welcome to ${hostnam}\n", owmer => 'root' }
  service { 'nginx': ensure => running, require => Package['nginx'] }
  exec { '/bin/a': require => Exec['/bin/b'] }
  exec { '/bin/b': require => Exec['/bin/a'] }
}
