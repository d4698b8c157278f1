# @summary The only way in.
class role::bastion {
  include profile::base
  include profile::bastion

  Class['profile::base'] -> Class['profile::bastion']
}
