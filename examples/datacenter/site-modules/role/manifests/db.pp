# @summary Keeps the data of the shop.
class role::db {
  include profile::base
  include profile::database

  Class['profile::base'] -> Class['profile::database']
}
