# @summary Fetches backups from all databases.
class role::backup {
  include profile::base
  include profile::backup

  Class['profile::base'] -> Class['profile::backup']
}
