# @summary Keeps the logs of its site.
class role::log {
  include profile::base
  include profile::logs

  Class['profile::base'] -> Class['profile::logs']
}
