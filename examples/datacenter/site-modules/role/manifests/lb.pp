# @summary Takes the requests of the world and hands them to the web machines of its site.
class role::lb {
  include profile::base
  include profile::loadbalancer

  Class['profile::base'] -> Class['profile::loadbalancer']
}
