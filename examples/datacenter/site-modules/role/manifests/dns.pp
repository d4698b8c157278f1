# @summary Tells the names of all machines.
class role::dns {
  include profile::base
  include profile::nameserver

  Class['profile::base'] -> Class['profile::nameserver']
}
