# What every machine has.
#
# @param packages more of them from each level of the data
# @param admins who may log in, by name
# @param message what they are told then
class profile::base (
  Array[String[1]] $packages,
  Hash[String, Profile::Admin] $admins,
  String $message,
) {
  include chrony
  include firewall

  package { $packages: ensure => installed }

  file { '/etc/motd': content => "${message}\n" }

  $admins.each |$name, $admin| {
    user { $name:
      ensure     => present,
      managehome => true,
      *          => { 'shell' => '/bin/bash' } + $admin,
    }
  }
}
