# @summary Watches all machines of its site.
class role::mon {
  include profile::base
  include profile::monitoring

  Class['profile::base'] -> Class['profile::monitoring']
}
