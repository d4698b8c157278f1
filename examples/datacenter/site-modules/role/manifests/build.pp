# @summary Builds and tests what is to be released.
class role::build {
  include profile::base
  include profile::build

  Class['profile::base'] -> Class['profile::build']
}
