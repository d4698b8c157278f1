# @summary Runs the shop and its workers.
class role::app {
  include profile::base
  include profile::app

  Class['profile::base'] -> Class['profile::app']
}
