# @summary A name server.
class bind (
  Array[String[1]] $forwarders = [],
  Boolean $recursion = !$forwarders.empty,
) {
  package { 'bind9': ensure => installed }
  -> file { '/etc/bind/named.conf':
    mode    => '0644',
    content => template('bind/named.conf.erb'),
  }
  ~> service { 'named': ensure => running }
}
