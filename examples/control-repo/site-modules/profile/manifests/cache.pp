# What the database said last.
class profile::cache (
  Integer[64] $memory = 64,
) {
  package { 'memcached': ensure => installed }
  -> file { '/etc/memcached.conf': content => "-m ${memory}\n-p 11211\n" }
  ~> service { 'memcached': ensure => running }
}
